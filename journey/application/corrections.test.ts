import { expect, test } from 'vitest'
import type { Application } from './application.ts'
import { withCorrections } from './corrections.ts'

const entered = { firstName: 'Gita', middleName: 'Devi', emailId: 'gita@example.in', companyName: 'Infosys' }
const prepared = { facts: { assisted: { entered, corrected: [] } } } as unknown as Application
const corrected = (...saved: Readonly<Record<string, string>>[]) =>
  saved.reduce(withCorrections, prepared).facts.assisted?.corrected

test('an answer that differs from what the telecaller entered is corrected; one that is left as it was is not', () => {
  expect(corrected({ firstName: 'Geeta', middleName: 'Devi', emailId: 'gita@example.in' })).toEqual(['firstName'])
  expect(corrected({ firstName: 'Gita', middleName: '' })).toEqual(['middleName'])
})

test('it stays corrected while other screens are saved, until the same is answered after all', () => {
  expect(corrected({ firstName: 'Geeta' }, { companyName: 'Infosys' })).toEqual(['firstName'])
  expect(corrected({ firstName: 'Geeta' }, { firstName: 'Gita' })).toEqual([])
})

test('without a telecaller nothing is noted', () => {
  const own = { facts: {} } as unknown as Application
  expect(withCorrections(own, { firstName: 'Geeta' })).toBe(own)
})
