import type { Application } from '@card-journey/journey/application/application.ts'
import type { ProviderResult } from '@card-journey/providers/provider-result.ts'
import type { Deps } from '../../compose.ts'
import type { OutboxEntry } from '../../store/records.ts'
import type { StoredApplication } from '../../store/store.ts'

/**
 * What one step of the back office found: the changed record and whether another step follows (`case`: the case of a
 * screening that brought it there; `news`: messages other than those of the marker); `wait`: the host still works, look again later; `silent`: no usable answer, look
 * again later; `end`.
 */
export type Step =
  | { next: Application; closes?: true; case?: string; news?: readonly OutboxEntry[] }
  | 'wait'
  | 'silent'
  | 'end'

export type Work = (stored: StoredApplication, at: number, now: string, deps: Deps) => Promise<Step>

/** A new customer's step: a refusal is final for it, anything else is retried. */
export const tryAgain = (answer: Exclude<ProviderResult<unknown>, { kind: 'answered' }>): Step =>
  answer.kind === 'refused' ? 'end' : 'wait'
