import type { ApplicationView } from '@card-journey/journey/application/view.ts'

/**
 * Used by form rules until the application has loaded: before sign-in, and during hydration of an authenticated screen.
 */
export const blankApplication: ApplicationView = {
  applicationReferenceNo: '',
  version: 0,
  customerType: 'NTB',
  completedScreen: 'VERIFY_MOBILE',
  channelCode: '',
  productCode: '',
  productLogo: '',
  productName: '',
  productFeecode: '',
  applicantDetails: [{ mobileNumber: '' }],
  addressDetails: [],
  facts: {},
}
