import type { FieldKind } from '../../../fields/field.ts'
import type { ScreenForm } from '../../form.ts'

/** A calendar month, yyyy-MM. */
const slipMonth: FieldKind = {
  id: 'slip-month',
  normalise: (input) => input.trim(),
  check: (value) => (/^\d{4}-(0[1-9]|1[0-2])$/.test(value) ? undefined : 'dateInvalid'),
}

/** The month whose salary slip is uploaded; the file itself travels beside the answers (fields/upload.ts). */
export const uploadDocument: ScreenForm<'month'> = {
  screen: 'upload-document',
  questions: { month: { kind: slipMonth } },
  read: () => ({}),
}
