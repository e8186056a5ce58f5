import type { ActionRow } from './action.ts'
import { addressActions } from './actions/address.ts'
import { cardActions } from './actions/card.ts'
import { documentActions } from './actions/documents.ts'
import { identityActions } from './actions/identity.ts'
import { kycActions } from './actions/kyc.ts'
import { offerActions } from './actions/offer.ts'
import { outcomeActions } from './actions/outcome.ts'
import { videoKycActions } from './actions/video-kyc.ts'
import { workActions } from './actions/work.ts'
import type { CustomerType } from '../ids/markers.ts'
import type { ScreenId } from '../ids/screen-ids.ts'

/** Every action of the product, by part, in the order of the journey. */
export const actions: readonly ActionRow[] = [
  ...identityActions,
  ...workActions,
  ...addressActions,
  ...offerActions,
  ...documentActions,
  ...kycActions,
  ...videoKycActions,
  ...cardActions,
  ...outcomeActions,
]

/** The row of an action, or undefined when that customer type has no such action on that screen. */
export const actionRow = (screen: ScreenId, action: string, customerType: CustomerType): ActionRow | undefined =>
  actions.find((row) => row.screen === screen && row.action === action && row.customerType === customerType)

/** The rows that a call carries: in which states it may be made. Empty: the call belongs to no screen's action. */
export const rowsOfCall = (call: string, customerType: CustomerType): readonly ActionRow[] =>
  actions.filter((row) => row.call === call && row.customerType === customerType)
