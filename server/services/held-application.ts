import type { Application } from '@card-journey/journey/application/application.ts'
import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import type { Session, StoredApplication } from '../store/store.ts'

/** When a call came, by the server's clock: ms, ISO, and the day in India. */
export interface Moment {
  at: number
  now: string
  today: string
}

/** The application that the caller's session holds, as a call found it. */
export interface HeldApplication extends Moment {
  session: Session
  stored: StoredApplication
  application: Application
  /** The application as its owner may see it, created once for guard, rules and response. */
  view: ApplicationView
}
