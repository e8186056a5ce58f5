import type { Application } from '@card-journey/journey/application/application.ts'
import type { Deps } from '../../compose.ts'
import type { OutboxEntry } from '../../store/records.ts'
import type { StoredApplication } from '../../store/store.ts'

/** What one step of the back office found. */
export type Step =
  | {
      /** The changed record; another step follows where its marker has one. */
      next: Application
      closes?: true
      /** The case of the screening that brought it there. */
      case?: string
      /** Messages other than those of the marker. */
      news?: readonly OutboxEntry[]
    }
  /** The host still works: look again later. */
  | 'wait'
  /** No usable answer: look again later. */
  | 'silent'
  | 'end'

export type Work = (stored: StoredApplication, at: number, now: string, deps: Deps) => Promise<Step>
