import type { Address } from '../../../application/address.ts'
import type { Application } from '../../../application/application.ts'
import { addressOf } from '../../../application/due.ts'
import type { ReportedAddress } from '../../../application/facts.ts'
import { personKey, personOf } from '../../../application/person.ts'
import { withAddress, withFacts } from '../../../application/record.ts'
import type { ApplicationView } from '../../../application/view.ts'
import { pincode } from '../../../fields/pincode.ts'
import { referralCode } from '../../../fields/referral-code.ts'
import type { QuestionContext, ScreenForm } from '../../form.ts'
import { inList, listPosition } from '../../list-position.ts'
import { pincodeConfirmed } from '../address-questions.ts'

type Field = 'pincode' | 'addressChoice' | 'referralCode' | 'pincodeConfirmed'

/** Whether the bureaus have answered about the person. Before that only the pincode is asked. */
export const hasReport = ({ facts }: ApplicationView): boolean => facts.bureau !== undefined

const before = ({ application }: QuestionContext) => !hasReport(application)
const after = ({ application }: QuestionContext) => hasReport(application)

/**
 * First the pincode of the home, so that no bureau is asked about someone whom the bank does not serve. Then one of the
 * bureau's addresses, by its place in the list, as home address; the referral code is optional (SC-40).
 */
export const confirmHomeAddress: ScreenForm<Field> = {
  screen: 'confirm-home-address',
  questions: {
    pincode: { kind: pincode, asked: before },
    addressChoice: { kind: listPosition, asked: after },
    referralCode: { kind: referralCode, required: false, asked: after },
    pincodeConfirmed,
  },
  rules: [inList('addressChoice', ({ facts }) => facts.bureau?.addresses.length ?? 0)],
  read: (application) => {
    const home = addressOf(application, 'RESIDENCE')
    const chosen = (application.facts.bureau?.addresses ?? []).findIndex(
      ({ pincode, addressLine1, addressLine2 }) =>
        pincode === home?.pincode && addressLine1 === home.addressLine1 && addressLine2 === home.addressLine2,
    )
    return {
      pincode: application.facts.enquiry?.pincode,
      addressChoice: chosen < 0 ? '' : String(chosen),
      referralCode: application.referralCode,
    }
  },
  write: (application, answers, at) =>
    hasReport(application) ? withChoice(application, answers) : announced(application, answers, at),
}

const announced = (application: Application, answers: QuestionContext['answers'], announcedAt: string): Application =>
  withFacts(application, {
    enquiry: { for: personKey(personOf(application)), pincode: answers.pincode ?? '', announcedAt },
  })

function withChoice(application: Application, answers: QuestionContext['answers']): Application {
  const chosen = application.facts.bureau?.addresses[Number(answers.addressChoice)]
  const changed = chosen ? withAddress(application, homeFrom(chosen)) : application
  return { ...changed, referralCode: answers.referralCode || undefined }
}

const homeFrom = ({ reportedDate: _, ...address }: ReportedAddress): Address => ({
  ...address,
  type: 'RESIDENCE',
  isEditied: 'N',
  source: 'bureau',
})
