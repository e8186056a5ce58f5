/** Why an application ended, as far as its applicant is told. A closed list: each has its sentence in the bank's data. */
export const endReasons = [
  'age',
  'creditReport',
  'income',
  'occupation',
  'incomeProof',
  'documents',
  'additionalCheck',
  'employer',
  'pincode',
  'identity',
  'general',
  'withdrawn',
] as const
export type EndReason = (typeof endReasons)[number]
