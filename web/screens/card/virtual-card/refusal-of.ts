import type { Outcome } from '../../../engine/journey.ts'

/** How a panel says that a change was not made: one that comes too often is not tried again at once. */
export const refusalOf = (outcome: Outcome): 'often' | 'failed' =>
  !outcome.ok && outcome.failure?.problem === 'TOO_MANY' ? 'often' : 'failed'
