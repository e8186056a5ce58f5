import { expect, test } from 'vitest'
import { type CardEligibility, type KnownApplicant, unfitReason } from './eligibility.ts'

const card: CardEligibility = {
  minimumAge: 23,
  maximumAge: 65,
  employmentTypes: ['SELF_EMPLOYED'],
  customersOnly: false,
}

test.each<[string, Partial<CardEligibility>, Partial<KnownApplicant>, ReturnType<typeof unfitReason>]>([
  ['nothing known yet', {}, {}, undefined],
  ['a day too young', {}, { age: 22 }, 'age'],
  ['just old enough', {}, { age: 23 }, undefined],
  ['in the last year', {}, { age: 65 }, undefined],
  ['too old', {}, { age: 66 }, 'age'],
  ['other work', {}, { age: 40, employmentType: 'SALARIED' }, 'employment'],
  ['the right work', {}, { age: 40, employmentType: 'SELF_EMPLOYED' }, undefined],
  ['a stranger and a card for account holders', { customersOnly: true }, {}, 'customers'],
  ['a customer and a card for account holders', { customersOnly: true }, { customerType: 'ETB' }, undefined],
])('%s', (_title, eligibility, known, reason) => {
  expect(unfitReason({ ...card, ...eligibility }, { customerType: 'NTB', ...known })).toBe(reason)
})
