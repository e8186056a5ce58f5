import { freeText } from './free-text.ts'

/** Employer, from the company master by type-ahead or as typed (EN-46). */
export const companyName = freeText('company-name', 100)
