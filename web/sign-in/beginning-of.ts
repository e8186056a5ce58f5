import type { GoOptions } from '../engine/journey.ts'
import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import type { SignIn } from './sign-in-state.ts'

/** Where the mobile number of a sign-in is entered: for the chosen card, or for an application that exists. */
export function beginningOf(signIn: SignIn | undefined): [ScreenId, Pick<GoOptions, 'query'>] {
  const product = signIn?.product
  return product
    ? ['verify-mobile', { query: { productLogo: product.productLogo, feeCode: product.feeCode } }]
    : ['verify-application', {}]
}
