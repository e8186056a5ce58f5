import { choice } from './choice.ts'

/** EN-42; values sent: rulings, CO-25. */
export const maritalStatus = choice(
  'marital-status',
  ['SINGLE', 'MARRIED', 'DIVORCED'],
  'maritalStatuses',
  'maritalStatusRequired',
)
