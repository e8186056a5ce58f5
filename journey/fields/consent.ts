import type { FieldKind } from './field.ts'
import { isYes } from './flag.ts'

/** A box to tick: `Y` when ticked, empty when not; an unticked one that is required is an error (VA-03). */
export const consent: FieldKind = {
  id: 'consent',
  normalise: (input) => (isYes(input) ? 'Y' : ''),
  check: () => undefined,
  whenEmpty: 'consentRequired',
}
