import type { MessageKey } from '../../fields/messages.ts'

export interface PanAnswer {
  status: 'valid' | 'unknown' | 'notLinked'
  names: 'match' | 'mismatch'
  birthDate: 'match' | 'mismatch'
}

/** Messages of an entry that is wrong, where only one more is compared today (EC-48). */
const beforeTheLastTry: Readonly<Record<string, MessageKey>> = {
  panNameMismatch: 'panNameMismatchLast',
  birthDateMismatch: 'birthDateMismatchLast',
}
export const saidBeforeTheLastTry = (message: string): string => beforeTheLastTry[message] ?? message

/**
 * What the issuer's result means (VA-37, VA-42, EC-04): a field's message, P100 for a PAN that the issuer doesn't know,
 * or valid.
 */
export function panValidationOutcome(
  answer: PanAnswer,
):
  | { kind: 'good' }
  | { kind: 'error'; type: 'P100' }
  | { kind: 'mistake'; field: 'panNumber' | 'lastName' | 'dateOfBirth'; message: MessageKey } {
  if (answer.status === 'unknown') return { kind: 'error', type: 'P100' }
  if (answer.status === 'notLinked') return { kind: 'mistake', field: 'panNumber', message: 'panNotLinked' }
  if (answer.birthDate === 'mismatch') return { kind: 'mistake', field: 'dateOfBirth', message: 'birthDateMismatch' }
  if (answer.names === 'mismatch') return { kind: 'mistake', field: 'lastName', message: 'panNameMismatch' }
  return { kind: 'good' }
}
