import type { ApplicationView } from '@card-journey/journey/application/view.ts'

/**
 * Stands in for the application in form rules while it is not here yet: before sign-in, and while the first HTML of an
 * authenticated screen comes to life.
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
