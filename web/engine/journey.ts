import type { AnalyticsEvent } from '@card-journey/contract/shapes/analytics-event.ts'
import type { CodeDelivery } from '../sign-in/code-words.ts'
import type { CallOptions } from '@card-journey/contract/client.ts'
import type { Call, RequestOf, ResponseOf } from '@card-journey/contract/call.ts'
import type { ConsentCode } from '@card-journey/journey/application/consent.ts'
import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import type { SlowStep } from '@card-journey/journey/application/slow-step.ts'
import type { Doubt } from '@card-journey/journey/errors/catalogue.ts'
import type { MessageKey } from '@card-journey/journey/fields/messages.ts'
import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import type { Language } from '@card-journey/journey/texts/languages.ts'
import type * as z from 'zod/mini'
import type { Failure } from './failure.ts'
import type { Session } from '../session/session.ts'
import type { EntryOutcome } from '../sign-in/entry-data.ts'
import type { SignIn } from '../sign-in/sign-in-state.ts'

/** What the full-screen loader says while waiting for a host. */
export type Waiting = SlowStep | 'documents' | 'bureau' | 'card' | 'signing-in'

/** absent: no one is signed in here; idle: not loaded yet; loading; ready: `application` is set. */
export type JourneyStatus = 'absent' | 'idle' | 'loading' | 'ready'

export interface JourneyState {
  status: JourneyStatus
  application: ApplicationView | undefined
  /** A save that moves on is in progress: submit buttons are busy. */
  pending: boolean
  /** Shows the full-screen loader instead of the screen. */
  waiting: Waiting | undefined
  /**
   * The decision that the loader waits for has come, with a limit or without. Cleared when the offer is shown, which
   * arrives as the card's moment only then.
   */
  decided: 'limitSet' | 'otherwise' | undefined
  /** The last failure shown in place; cleared by the next attempt. */
  problem: Failure | undefined
  /**
   * Details of the failure whose page is shown. In memory only: the address names only the type, nothing that the page
   * prints.
   */
  told: ErrorDetails | undefined
  /** The answer that the page of an error has sent the applicant back to. */
  doubt: Doubt | undefined
  /** Time of the last save, ms since 1970 by the server's clock. */
  savedAt: number | undefined
  /** When the session ends if no further call is made (ISO), from the server's last response. */
  sessionEndsAt: string | undefined
  saving: boolean
  /** Card number, CVV or expiry were shown: completes the progress of an existing customer (PB-18). */
  revealed: boolean
  /** The applicant came by the partner: its logo is in the header (SC-30). */
  partner: boolean
  /** An allowed external URL that the interstitial is about to open. In memory only. */
  leavingTo: string | undefined
  /** The end (ISO) of the current maintenance window; the downtime screen replaces the app (SC-27). */
  downUntil: string | undefined
  /** Why the page asks to sign in: after signing out, or because a step was opened in a tab that isn't signed in. */
  signInReason: 'signedOut' | 'step' | undefined
  /** State shared by /verify/*. In memory only: after a reload the server is asked (signInUnderWay). */
  signIn: SignIn | undefined
  /** The consent texts shown beside checkboxes, by code: ticking gives consent under that version. */
  consentsShown: Readonly<Partial<Record<ConsentCode, { version: string; language: Language }>>>
  /** How often the server has said that the consent texts shown here are out of date. */
  consentsOutdated: number
  /** The Aadhaar number or virtual ID just entered and how often its code was sent, for a resend. In memory only. */
  aadhaar: { uid: string; sent: number } | undefined
}

/** The server's details of a failure that has its own page (SC-19). */
export interface ErrorDetails {
  type: string
  /** The session expired. */
  ended?: boolean
  /** A day or an instant. */
  until?: string | undefined
  /** An instant: until then another session holds what the failure is about. */
  heldUntil?: string | undefined
  triesLeft?: number | undefined
  /** The server responded: the applicant's connection is not to blame. */
  answered?: boolean
}

/** The result of a save. On `ok` the applicant is moving to the next screen. */
export type Outcome<T = unknown> =
  | { ok: true; response: T }
  /** `fields`: messages for refused fields. Empty if the problem is shown elsewhere. */
  | { ok: false; failure: Failure | undefined; fields: Readonly<Record<string, MessageKey>> }

/**
 * What a call asks. A function makes it from the application once that is here: a press right after a reload waits for
 * the record, instead of asking about none.
 */
export type Asked<Request> = Request | ((application: ApplicationView) => Request)

export interface AskOptions extends CallOptions {
  /** On success the applicant moves to the current screen; a problem is routed to its screen. */
  moveOn?: boolean
  /** The path at the press, if that was earlier: who has left it since isn't moved on. */
  from?: string
  waiting?: Waiting
}

export interface GoOptions {
  query?: Readonly<Record<string, string | undefined>>
  /** The document in /terms-conditions/:document. */
  document?: string
  replace?: boolean
}

/** The part of the app that knows flow and calls. Loaded after hydration. */
export interface Engine {
  /** Once per page load: what the link's entry data leads to, the maintenance check, where the applicant came from. */
  begin: (screen: ScreenId, entry: EntryOutcome) => Promise<void>
  /** Opens a screen: the gate (RO-11), the application, the guard. Leads elsewhere if it is not open. */
  enter: (screen: ScreenId) => Promise<void>
  /** Fetches the application of this session. Routes its problems. */
  load: () => Promise<void>
  /** Saves one action of a screen and moves to the next screen. */
  act: (
    screen: ScreenId,
    action: string,
    answers?: Readonly<Record<string, string>>,
    /** `moveOn: false`: the screen continues by itself and shows its problems. */
    options?: { waiting?: Waiting; moveOn?: false },
  ) => Promise<Outcome>
  /**
   * Makes a call of the contract. An application in its response replaces the current one. Without `moveOn` nothing is
   * routed.
   */
  ask: <Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
    call: Call<Request, Response>,
    asked: Asked<RequestOf<Call<Request, Response>>>,
    options?: AskOptions,
  ) => Promise<Outcome<ResponseOf<Call<Request, Response>>>>
  /** Routes a failure to its screen (or back to the current one). True if it did. */
  route: (failure: Failure) => Promise<boolean>
  /**
   * Saves what is typed as a draft that moves no marker: in memory immediately, then on the server. `leaving`: the page
   * is closing. False if the server did not save it.
   */
  saveDraft: (
    screen: ScreenId,
    answers: Readonly<Record<string, string>>,
    options?: { leaving?: boolean },
  ) => Promise<boolean>
  /** Goes to the applicant's current screen; to the cards if no one is signed in. */
  moveOn: (options?: { replace?: boolean }) => Promise<void>
  /** Where Back leads, if anywhere: as the browser's own does, where that is the same screen. */
  back: (screen: ScreenId) => Promise<void>
  /** Sends a one-time code to a mobile number, for a new application or to sign in; goes to its entry. */
  requestCode: (signIn: SignIn) => Promise<Outcome>
  /** Resends the code, by SMS or call; stays on the screen. */
  resendCode: (
    notificationType?: 'SMS' | 'CALL',
  ) => Promise<Outcome<{ resendInSeconds: number; delivery: CodeDelivery }>>
  /** Proves the number, then finds or creates the application and goes to its screen (section 4, mobile OTP login). */
  confirmCode: (otp: string) => Promise<Outcome>
  /** After a reload: resumes the sign-in in progress in this browser. False if there is none. */
  takeUpSignIn: () => Promise<boolean>
  /** Opens an external URL behind the interstitial. */
  leaveFor: (url: string) => Promise<void>
  /** Ends session and hold. */
  signOut: () => Promise<void>
  /**
   * Asks the server whether the session lives, which also extends it; one that has ended leads to the page that says so.
   * False if there was no answer.
   */
  checkSession: () => Promise<boolean>
  /** Sends an event of analytics, under the version of the consent. */
  measure: (event: AnalyticsEvent, consent: string) => Promise<void>
  /** Tells the server what broke, without personal data. */
  report: (kind: 'render' | 'call' | 'chunk', name: string, diagnostic: string) => Promise<void>
  /**
   * Tells the server that the applicant leaves: the tab is hidden, the page closes, or a page other than `from` is
   * shown.
   */
  tellLeaving: (from?: ScreenId) => Promise<void>
}

export interface Journey extends Engine {
  subscribe: (listener: () => void) => () => void
  state: () => JourneyState
  /** Changes the state now; `when` tells those who show it, by default also now. */
  update: (change: Partial<JourneyState>, when?: (tell: () => void) => void) => void
  session: Session
  /** The day in India by the server's clock, yyyy-MM-dd; `today` for rules. */
  today: () => string
  /** ms since 1970 by the server's clock. */
  now: () => number
  go: (screen: ScreenId, options?: GoOptions) => void
  /** Whether a screen is open to the applicant, as far as the browser knows now. */
  mayEnter: (screen: ScreenId) => boolean
  /** Replaces the application in memory. */
  take: (application: ApplicationView) => void
}
