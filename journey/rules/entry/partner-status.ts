import type { Policy } from '../../policy.ts'
import { isRetailerProduct } from '../product/retailer-products.ts'
import { isPartnerChannel, type PartnerChannel } from './channels.ts'

/** Whether the applicant is asked if the retailer may hear of the application's status: its card, by its channel. */
export const asksPartnerStatus = (
  { productCode, channelCode }: { productCode: string; channelCode: string | undefined },
  policy: PartnerChannel & Pick<Policy, 'retailerProducts'>,
): boolean => isRetailerProduct(productCode, policy) && isPartnerChannel(channelCode, policy)
