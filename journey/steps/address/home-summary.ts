import { placeOf, streetOf } from '../../application/address-lines.ts'
import { addressOf } from '../../application/due.ts'
import type { Summary } from '../summary.ts'

/** The home, as it was chosen or typed. */
export const summary = {
  street: (application) => {
    const home = addressOf(application, 'RESIDENCE')
    return home && streetOf(home)
  },
  place: (application) => {
    const home = addressOf(application, 'RESIDENCE')
    return home && placeOf(home)
  },
  referralCode: ({ referralCode }) => referralCode,
} satisfies Summary
