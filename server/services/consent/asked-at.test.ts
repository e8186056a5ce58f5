import { consentCodes } from '@card-journey/journey/application/consent.ts'
import { expect, test } from 'vitest'
import { askedAt } from './asked-at.ts'

test.each([
  ['start', ['TNC', 'BUREAU', 'whatsappconsent', 'PARTNER_STATUS']],
  ['airline', ['AIRLINE']],
  ['statement', ['STATEMENT']],
  ['terms', ['KFS', 'MITC', 'CKYC']],
  ['aadhaar', ['AADHAAR']],
  ['call', ['VKYC']],
  ['pin', ['MBANKING']],
  ['card', ['ACTIVATION', 'AUTOPAY', 'UPI', 'ADDON']],
])('asked at %s: %s', (place, codes) => {
  expect(Object.values(consentCodes).filter((code) => askedAt(code) === place)).toEqual(
    Object.values(consentCodes).filter((code) => codes.includes(code)),
  )
})

test('every consent of the journey is asked somewhere; what no screen of it asks has no place', () => {
  expect(Object.values(consentCodes).filter((code) => [undefined, 'elsewhere'].includes(askedAt(code)))).toEqual([])
  for (const code of ['PRIVACY', 'ANALYTICS']) expect(askedAt(code)).toBeUndefined()
})
