import { companyName } from '../../../fields/company-name.ts'
import { email } from '../../../fields/email.ts'
import type { EmploymentType } from '../../../fields/employment-type.ts'
import { employmentType, workFields } from '../../../fields/employment-type.ts'
import type { FieldKind } from '../../../fields/field.ts'
import { bankName, proprietorshipName } from '../../../fields/free-text.ts'
import { industryType } from '../../../fields/industry-type.ts'
import { incomeRange } from '../../../fields/income-range.ts'
import { yesNo } from '../../../fields/yes-no.ts'
import type { WorkDetails } from '../../../application/application.ts'
import type { Question, QuestionContext, ScreenForm } from '../../form.ts'

type WorkField =
  | 'companyName'
  | 'companyEmail'
  | 'proprietorshipName'
  | 'industryType'
  | 'incomeRange'
  | 'isBankDirector'
type Field = 'employmentType' | WorkField | 'directorBankName'

const fieldsOf = (type: string): readonly string[] =>
  Object.hasOwn(workFields, type) ? workFields[type as EmploymentType] : []

/** Whether the employment type that is chosen now has this field (EN-46). */
const has = (field: WorkField, { answers }: QuestionContext): boolean =>
  fieldsOf(answers.employmentType ?? '').includes(field)

const work = (field: WorkField, kind: FieldKind): Question => ({ kind, asked: (context) => has(field, context) })

export const workDetails: ScreenForm<Field> = {
  screen: 'work-details',
  questions: {
    employmentType: { kind: employmentType },
    companyName: work('companyName', companyName),
    companyEmail: work('companyEmail', email),
    proprietorshipName: work('proprietorshipName', proprietorshipName),
    industryType: work('industryType', industryType),
    incomeRange: work('incomeRange', incomeRange),
    isBankDirector: work('isBankDirector', yesNo),
    directorBankName: {
      kind: bankName,
      asked: (context) => has('isBankDirector', context) && context.answers.isBankDirector === 'Y',
    },
  },
  read: ({ workDetails: known }) => ({ ...known }),
  write: (application, answers) => ({
    ...application,
    // Safe: the questions are the members of work details, and the employment type must be chosen.
    workDetails: Object.fromEntries(
      Object.entries(answers).filter(([, value]) => value !== ''),
    ) as unknown as WorkDetails,
  }),
}
