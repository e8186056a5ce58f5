import type { Address } from '../../../application/address.ts'
import { addressOf } from '../../../application/due.ts'
import type { ReportedAddress } from '../../../application/facts.ts'
import { withAddress } from '../../../application/record.ts'
import { referralCode } from '../../../fields/referral-code.ts'
import type { ScreenForm } from '../../form.ts'
import { inList, listPosition } from '../../list-position.ts'
import { pincodeConfirmed } from '../address-questions.ts'

type Field = 'addressChoice' | 'referralCode' | 'pincodeConfirmed'

/** One of the bureau's addresses, by its place in the list, as home address; the referral code is optional (SC-40). */
export const confirmHomeAddress: ScreenForm<Field> = {
  screen: 'confirm-home-address',
  questions: {
    addressChoice: { kind: listPosition },
    referralCode: { kind: referralCode, required: false },
    pincodeConfirmed,
  },
  rules: [inList('addressChoice', ({ facts }) => facts.bureau?.addresses.length ?? 0)],
  read: (application) => {
    const home = addressOf(application, 'RESIDENCE')
    const chosen = (application.facts.bureau?.addresses ?? []).findIndex(
      ({ pincode, addressLine1, addressLine2 }) =>
        pincode === home?.pincode && addressLine1 === home.addressLine1 && addressLine2 === home.addressLine2,
    )
    return { addressChoice: chosen < 0 ? '' : String(chosen), referralCode: application.referralCode }
  },
  write: (application, answers) => {
    const chosen = application.facts.bureau?.addresses[Number(answers.addressChoice)]
    const changed = chosen ? withAddress(application, homeFrom(chosen)) : application
    return { ...changed, referralCode: answers.referralCode || undefined }
  },
}

const homeFrom = ({ reportedDate: _, ...address }: ReportedAddress): Address => ({
  ...address,
  type: 'RESIDENCE',
  isEditied: 'N',
  source: 'bureau',
})
