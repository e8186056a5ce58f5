import { expect, test } from 'vitest'
import { getCompanyDetails } from './getCompanyDetails.ts'
import { getPinCodeDetails } from './getPinCodeDetails.ts'
import { getProductDetails } from './getProductDetails.ts'

const accepted = [
  [getPinCodeDetails, { pinCode: '560001', language: 'hi' }],
  [getProductDetails, {}],
  [getProductDetails, { productLogo: 'utsav', feeCode: 'PVRB1000' }],
  [getCompanyDetails, { prefix: 'Ka' }],
] as const

const refused = [
  [getPinCodeDetails, {}],
  [getPinCodeDetails, { pinCode: '060001' }],
  [getPinCodeDetails, { pinCode: '56000' }],
  [getPinCodeDetails, { pinCode: '5600011' }],
  [getPinCodeDetails, { pinCode: '560001\n' }],
  [getPinCodeDetails, { pinCode: '५६०००१' }],
  [getPinCodeDetails, { pinCode: '560001', state: 'Karnataka' }],
  [getProductDetails, { productLogo: '../utsav' }],
  [getProductDetails, { language: 'english' }],
  [getCompanyDetails, { prefix: 'K' }],
  [getCompanyDetails, { prefix: 'K'.repeat(81) }],
] as const

test.each(accepted.map(([call, request]) => [call.id, request, call] as const))(
  '[CA-03, CA-17] %s takes %o',
  (_, request, call) => {
    expect(call.request.safeParse(request).success).toBe(true)
  },
)

test.each(refused.map(([call, request]) => [call.id, request, call] as const))('%s refuses %o', (_, request, call) => {
  expect(call.request.safeParse(request).success).toBe(false)
})
