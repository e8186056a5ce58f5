import type { Answer, CallOptions } from '@card-journey/contract/client.ts'
import type { Call, RequestOf, ResponseOf } from '@card-journey/contract/call.ts'
import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import type { MessageKey } from '@card-journey/journey/fields/messages.ts'
import type { ScreenId } from '@card-journey/journey/flow/screen-ids.ts'
import type * as z from 'zod/mini'
import type { Failure } from './problem-routing.ts'
import type { Session } from './session.ts'

/** What the full-screen loader says while a host is awaited. */
export type Waiting = 'decision' | 'bureau' | 'details' | 'card' | 'signing-in'

/** absent: nobody is signed in here; idle: not asked yet; loading; ready: `application` is here. */
export type JourneyStatus = 'absent' | 'idle' | 'loading' | 'ready'

export interface JourneyState {
  status: JourneyStatus
  application: ApplicationView | undefined
  /** A save that moves on is under way: submit buttons are busy. */
  pending: boolean
  /** Shows the full-screen loader in place of the screen. */
  waiting: Waiting | undefined
  /** The last failure that stays in place; cleared by the next attempt. */
  problem: Failure | undefined
  /** Which repetition of a call is under way after a network failure: 0 for none, 1 to 3. */
  retry: number
  /** When the server last took something over, ms since 1970 by its clock. */
  savedAt: number | undefined
  saving: boolean
  /** Card number, CVV or expiry were shown: completes the progress of an existing customer (PB-18). */
  revealed: boolean
}

/** What an attempt to save gave. On `ok` the applicant is on the way to the next screen. */
export type Outcome<T = unknown> =
  | { ok: true; response: T }
  /** `fields`: what the server refused, beside the fields. Empty when the problem is shown elsewhere. */
  | { ok: false; failure: Failure | undefined; fields: Readonly<Record<string, MessageKey>> }

export interface AskOptions extends CallOptions {
  /** On success the applicant goes where they now stand; a problem is routed to its screen. */
  moveOn?: boolean
  waiting?: Waiting
}

export interface Journey {
  subscribe: (listener: () => void) => () => void
  state: () => JourneyState
  session: Session
  /** The day in India by the server's clock, yyyy-MM-dd: what rules take as `today`. */
  today: () => string
  /** ms since 1970 by the server's clock. */
  now: () => number
  /** Fetches the application of this session; entering /auth does it. Routes its problems. */
  load: () => Promise<void>
  /** Saves one action of one screen and goes where the applicant then stands. */
  act: (
    screen: ScreenId,
    action: string,
    answers?: Readonly<Record<string, string>>,
    options?: { waiting?: Waiting },
  ) => Promise<Outcome>
  /** Makes a call of the contract. An application in its answer is taken over. Without `moveOn` nothing is routed. */
  ask: <Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
    call: Call<Request, Response>,
    request: RequestOf<Call<Request, Response>>,
    options?: AskOptions,
  ) => Promise<Outcome<ResponseOf<Call<Request, Response>>>>
  /** Leads a failure to its screen (or back to where the applicant stands). True when it did. */
  route: (failure: Failure) => boolean
  /** Keeps what is typed, as a draft that moves no marker. */
  saveDraft: (screen: ScreenId, answers: Readonly<Record<string, string>>) => Promise<void>
  /** Takes an application over, as the one in memory. */
  take: (application: ApplicationView) => void
  /** Goes where the applicant stands now. */
  moveOn: (options?: { replace?: boolean }) => void
  go: (screen: ScreenId, options?: { query?: Readonly<Record<string, string | undefined>>; replace?: boolean }) => void
  signOut: () => Promise<void>
  update: (change: Partial<JourneyState>) => void
}

export type { Answer }
