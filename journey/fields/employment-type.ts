import { choice } from './choice.ts'

/** EN-43, CO-24. */
export const employmentType = choice(
  'employment-type',
  ['SALARIED', 'SELF_EMPLOYED', 'RETIRED', 'HOMEMAKER', 'STUDENT'],
  undefined,
  'employmentRequired',
)

export type EmploymentType = (typeof employmentType.options)[number]

/** Fields of work-details by employment type; fields that are not listed are not shown (rulings, EN-46). */
export const workFields = {
  SALARIED: ['companyEmail', 'companyName', 'industryType', 'incomeRange', 'isBankDirector'],
  SELF_EMPLOYED: ['proprietorshipName', 'industryType', 'incomeRange', 'isBankDirector'],
  RETIRED: ['incomeRange'],
  HOMEMAKER: [],
  STUDENT: [],
} as const satisfies Record<EmploymentType, readonly string[]>

/** Whether an office address is due: Salaried and Self-employed have one. */
export const isEmployed = (type: string | undefined): boolean => type === 'SALARIED' || type === 'SELF_EMPLOYED'
