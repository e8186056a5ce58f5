import { type ResetFacts, s100Reset } from '../rules/sign-in/s100-reset.ts'
import { type ScreenId, screenPaths } from '../ids/screen-ids.ts'
import type { ErrorAction } from './catalogue.ts'

export interface ErrorActionFacts {
  reset: ResetFacts
  /** Where the application stands; undefined when none is loaded, or its session has ended. */
  nextStep?: ScreenId
  /** Signed in, and the application is still on its way. */
  arriving?: boolean
  /** Unknown after a reload: the server counts. */
  triesLeft?: number
}

/** Where the button leads; `back` is one step in history. Every press also clears the CRN list (SC-24). */
export type ErrorMove = { kind: 'path'; path: string } | { kind: 'external'; url: string } | { kind: 'back' }

const path = (screen: ScreenId): ErrorMove => ({ kind: 'path', path: screenPaths[screen] })

/** Behind the sign-in: entering it loads the application, and leads to where that stands. */
const inside: ScreenId = 'virtual-card'

/** What pressing an error's button does, or undefined when it has none (SC-25, SC-26). */
export function errorMove(action: ErrorAction, facts: ErrorActionFacts): ErrorMove | undefined {
  switch (action.kind) {
    case 'none':
      return undefined
    case 'back':
      return { kind: 'back' }
    case 'external':
      return { kind: 'external', url: action.url }
    case 'nextStep':
      return path(facts.nextStep ?? action.otherwise ?? (facts.arriving ? inside : 'verify-application'))
    case 'whileTriesLeft':
      return path(facts.triesLeft !== 0 ? action.screen : action.otherwise)
    case 'route':
      return action.document
        ? { kind: 'path', path: screenPaths[action.screen].replace(':document', action.document) }
        : { kind: 'path', path: `${screenPaths[action.screen]}${action.field ? `#${action.field}` : ''}` }
    case 'reset': {
      if (facts.nextStep) return path(facts.nextStep)
      const target = s100Reset(facts.reset)
      return 'external' in target ? { kind: 'external', url: target.external } : { kind: 'path', path: target.path }
    }
  }
}
