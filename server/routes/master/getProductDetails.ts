import { productDetails } from '@card-journey/bank/responses.ts'
import { getProductDetails as call } from '@card-journey/contract/calls/master/getProductDetails.ts'
import { refuse, success } from '../../http/reply.ts'
import { openRoute } from '../../http/route.ts'

export const getProductDetails = openRoute(call, async ({ request }, { masterData }) => {
  const found = productDetails(masterData(), request)
  return found ? success(found) : refuse('PRODUCT_NOT_FOUND')
})
