import { withApplicant, withFacts } from '../../../application/record.ts'
import { email } from '../../../fields/email.ts'
import { fatherName } from '../../../fields/father-name.ts'
import type { FieldKind } from '../../../fields/field.ts'
import { gender } from '../../../fields/gender.ts'
import { maritalStatus } from '../../../fields/marital-status.ts'
import { motherName } from '../../../fields/mother-name.ts'
import { pan } from '../../../fields/pan.ts'
import type { Question, ScreenForm } from '../../form.ts'

type Field = 'panNumber' | 'emailId' | 'gender' | 'maritalStatus' | 'motherMaidenName' | 'fatherName'

const missing = (field: Field, kind: FieldKind): Question => ({
  kind,
  asked: ({ application }) => application.facts.customer?.missing?.includes(field) ?? false,
})

/** Asks an existing customer only for what is missing on file (facts.customer.missing). */
export const etbPersonalDetails: ScreenForm<Field> = {
  screen: 'etb-personal-details',
  questions: {
    panNumber: missing('panNumber', pan),
    emailId: missing('emailId', email),
    gender: missing('gender', gender),
    maritalStatus: missing('maritalStatus', maritalStatus),
    motherMaidenName: missing('motherMaidenName', motherName),
    fatherName: missing('fatherName', fatherName),
  },
  read: ({ applicantDetails: [person] }) => ({
    panNumber: person.panNumber,
    emailId: person.emailId,
    gender: person.gender,
    maritalStatus: person.maritalStatus,
    motherMaidenName: person.motherMaidenName,
    fatherName: person.fatherName,
  }),
  write: (application, answers) =>
    withFacts(withApplicant(application, answers), {
      customer: {
        ...application.facts.customer,
        missing: application.facts.customer?.missing?.filter((field) => !answers[field]),
      },
    }),
}
