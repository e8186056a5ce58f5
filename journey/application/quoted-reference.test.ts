import { expect, test } from 'vitest'
import { quotedReference } from './quoted-reference.ts'

test('the bank’s application number is quoted as soon as there is one, until then the short reference, 4-4', () => {
  const applicationReferenceNo = '7QX0V9T4B2M8K5C3H6N1D0F2G4'
  expect(quotedReference({ applicationReferenceNo, reference: 'K7MQ4RXC' })).toBe('K7MQ-4RXC')
  expect(quotedReference({ applicationReferenceNo, reference: 'K7MQ4RXC', applicationNumber: '26111900042' })).toBe(
    '26111900042',
  )
  expect(quotedReference({ applicationReferenceNo })).toBe(applicationReferenceNo)
})
