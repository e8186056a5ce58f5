import { afterAll, beforeAll, expect, test } from 'vitest'
import { Applicant, need } from './applicant.ts'
import { startProduct, type Running } from './running.ts'
import { acceptOffer, asha, askDecision, begin, giveDetails, giveHomeAddress, giveOfficeAddress } from './steps.ts'

let product: Running
beforeAll(async () => {
  product = await startProduct()
}, 90_000)
afterAll(() => product.close())

test.each([
  ['9000000003', 'BKQPN1003C'],
  ['9000000028', 'ABCPK1728F'],
])(
  '[BR-10, BR-20] %s is referred after typing an office address, and is not asked for it again',
  { timeout: 60_000 },
  async (mobileNumber, panNumber) => {
    const applicant = new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber })
    await begin(applicant)
    await giveDetails(applicant, { ...asha, panNumber })
    await giveHomeAddress(applicant)
    await askDecision(applicant)
    await acceptOffer(applicant)
    await giveOfficeAddress(applicant)
    expect(applicant.screen).toBe('confirm-office-address')
    await askDecision(applicant)
    expect(applicant.view).toMatchObject({
      completedScreen: 'FIRST_BRE_REFERRED',
      journeyMode: 'NSTP',
      isDocRequired: 'Y',
    })
    expect(applicant.screen).toBe('delivery-address')
    await need(applicant.act('delivery-address', 'submit', { addressType: 'OFFICE' }))
    expect(applicant.view?.completedScreen).toBe('DELIVERY_ADDRESS_SUBMIT')
    expect(applicant.screen).toBe('upload-document')
  },
)
