import { expect, test } from 'vitest'
import { consentCodes, consentsOf } from './consent.ts'

test('[CA-28] the codes', () => {
  expect(Object.values(consentCodes)).toEqual([
    'TNC',
    'BUREAU',
    'whatsappconsent',
    'KFS',
    'MITC',
    'AADHAAR',
    'VKYC',
    'PARTNER_STATUS',
    'CKYC',
    'STATEMENT',
    'MBANKING',
    'ACTIVATION',
    'AIRLINE',
    'AUTOPAY',
    'UPI',
    'ADDON',
  ])
})

test('a consent item for every box that was asked, ticked or not', () => {
  const answers = { mobileNumber: '9876543210', consentTnc: 'Y', consentWhatsapp: '' }
  expect(consentsOf(answers, (code) => `${code}-3`, '2026-11-20T12:00:00.000Z')).toEqual([
    { code: 'TNC', version: 'TNC-3', timestamp: '2026-11-20T12:00:00.000Z', value: 'Y' },
    { code: 'whatsappconsent', version: 'whatsappconsent-3', timestamp: '2026-11-20T12:00:00.000Z', value: 'N' },
  ])
})
