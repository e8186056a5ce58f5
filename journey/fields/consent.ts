import type { FieldKind } from './field.ts'
import { isYes } from './flag.ts'

/** A checkbox: `Y` if ticked, else empty; a required one that is not ticked is an error (VA-03). */
export const consent: FieldKind = {
  id: 'consent',
  normalise: (input) => (isYes(input) ? 'Y' : ''),
  check: () => undefined,
  whenEmpty: 'consentRequired',
}
