import { holderOf } from '../../../application/person.ts'
import { withApplicant } from '../../../application/record.ts'
import { isAirlineCobrand } from '../../../application/due.ts'
import { consent } from '../../../fields/consent.ts'
import { fatherName } from '../../../fields/father-name.ts'
import { frequentFlyerNumber } from '../../../fields/frequent-flyer-number.ts'
import { gender } from '../../../fields/gender.ts'
import { maritalStatus } from '../../../fields/marital-status.ts'
import { motherName } from '../../../fields/mother-name.ts'
import { nameOnCard } from '../../../fields/name-on-card.ts'
import { yesNo } from '../../../fields/yes-no.ts'
import type { ScreenForm } from '../../form.ts'

type Field =
  | 'nameOnCard'
  | 'gender'
  | 'maritalStatus'
  | 'motherMaidenName'
  | 'fatherName'
  | 'taxIndiaOnly'
  | 'taxElsewhere'
  | 'frequentFlyerNumber'

/** The name on card is proposed from the names until the applicant has saved one (VA-51, VA-52). */
export const morePersonalDetails: ScreenForm<Field> = {
  screen: 'more-personal-details',
  questions: {
    nameOnCard: { kind: nameOnCard },
    gender: { kind: gender },
    maritalStatus: { kind: maritalStatus },
    motherMaidenName: { kind: motherName },
    fatherName: { kind: fatherName },
    taxIndiaOnly: { kind: yesNo },
    /** Confirms a "No" before it ends the application online. */
    taxElsewhere: { kind: consent, asked: ({ answers }) => answers.taxIndiaOnly === 'N' },
    frequentFlyerNumber: {
      kind: frequentFlyerNumber,
      required: false,
      asked: ({ application }) => isAirlineCobrand(application),
    },
  },
  read: ({ applicantDetails: [person] }) => ({
    nameOnCard: holderOf(person),
    gender: person.gender,
    maritalStatus: person.maritalStatus,
    motherMaidenName: person.motherMaidenName,
    fatherName: person.fatherName,
    taxIndiaOnly: person.taxIndiaOnly,
    frequentFlyerNumber: person.frequentFlyerNumber,
  }),
  write: (application, answers) =>
    withApplicant(application, {
      nameOnCard: answers.nameOnCard,
      gender: answers.gender,
      maritalStatus: answers.maritalStatus,
      motherMaidenName: answers.motherMaidenName,
      fatherName: answers.fatherName,
      taxIndiaOnly: answers.taxIndiaOnly,
      frequentFlyerNumber: answers.frequentFlyerNumber,
    }),
}
