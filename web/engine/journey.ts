import type { CodeDelivery } from '../sign-in/code-words.ts'
import type { CallOptions } from '@card-journey/contract/client.ts'
import type { Call, RequestOf, ResponseOf } from '@card-journey/contract/call.ts'
import type { ConsentCode } from '@card-journey/journey/application/consent.ts'
import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import type { MessageKey } from '@card-journey/journey/fields/messages.ts'
import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import type { Language } from '@card-journey/journey/texts/languages.ts'
import type * as z from 'zod/mini'
import type { Failure } from './failure.ts'
import type { Session } from '../session/session.ts'
import type { SignIn } from '../sign-in/sign-in-state.ts'

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
  /** What came with the failure whose page is shown. In memory only: the address names the type, and nothing that is read out. */
  told: ErrorDetails | undefined
  /** When the server last took something over, ms since 1970 by its clock. */
  savedAt: number | undefined
  /** When the session ends without a further call (ISO): what the server's last answer said. */
  sessionEndsAt: string | undefined
  saving: boolean
  /** Card number, CVV or expiry were shown: completes the progress of an existing customer (PB-18). */
  revealed: boolean
  /** The applicant came by the partner: its logo stands in the header (SC-30). */
  partner: boolean
  /** An allowed external URL that the interstitial is about to open. In memory only. */
  leavingTo: string | undefined
  /** The end (ISO) of the maintenance window that is open now; the downtime screen replaces the app (SC-27). */
  downUntil: string | undefined
  /** The applicant has just signed out: the page that they arrive at says so. */
  signedOut: boolean
  /** What /verify/* know of each other. In memory only: after a reload the server is asked (signInUnderWay). */
  signIn: SignIn | undefined
  /** The consent texts that stand beside boxes, by code: what is ticked is given under that version. */
  consentsShown: Readonly<Partial<Record<ConsentCode, { version: string; language: Language }>>>
  /** How often the server has said that the consent texts here are out of date. */
  consentsOutdated: number
  /** The Aadhaar number or virtual ID just entered and how often its code was sent: for sending it again. In memory only. */
  aadhaar: { uid: string; sent: number } | undefined
}

/** What the server said with a failure that has a page of its own (SC-19). */
export interface ErrorDetails {
  type: string
  /** The session ended by itself. */
  ended?: boolean
  /** A day or a moment. */
  until?: string | undefined
  triesLeft?: number | undefined
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

export interface GoOptions {
  query?: Readonly<Record<string, string | undefined>>
  /** Of /terms-conditions/:document. */
  document?: string
  replace?: boolean
}

/** The part of the journey that knows flow and calls. Loaded once the page is alive. */
export interface Engine {
  /** Once a page load: entry data of the link, the maintenance check, where the applicant came from. */
  begin: (screen: ScreenId) => Promise<void>
  /** Opens a screen: the gate (RO-11), the application, the guard. Leads elsewhere where it must. */
  enter: (screen: ScreenId) => Promise<void>
  /** Fetches the application of this session. Routes its problems. */
  load: () => Promise<void>
  /** Saves one action of one screen and goes where the applicant then stands. */
  act: (
    screen: ScreenId,
    action: string,
    answers?: Readonly<Record<string, string>>,
    /** `moveOn: false`: the screen goes on by itself, and says its problems. */
    options?: { waiting?: Waiting; moveOn?: false },
  ) => Promise<Outcome>
  /** Makes a call of the contract. An application in its answer is taken over. Without `moveOn` nothing is routed. */
  ask: <Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
    call: Call<Request, Response>,
    request: RequestOf<Call<Request, Response>>,
    options?: AskOptions,
  ) => Promise<Outcome<ResponseOf<Call<Request, Response>>>>
  /** Leads a failure to its screen (or back to where the applicant stands). True when it did. */
  route: (failure: Failure) => Promise<boolean>
  /**
   * Keeps what is typed, as a draft that moves no marker: in memory at once, then on the server. `leaving`: the page goes
   * away. False when the server did not keep it.
   */
  saveDraft: (
    screen: ScreenId,
    answers: Readonly<Record<string, string>>,
    options?: { leaving?: boolean },
  ) => Promise<boolean>
  /** Goes where the applicant stands now; to the cards when nobody is signed in. */
  moveOn: (options?: { replace?: boolean }) => Promise<void>
  /** The screen that Back leads to, where there is one. */
  back: (screen: ScreenId) => Promise<void>
  /** Sends a one-time code to a mobile number, for a new application or to sign in; goes to its entry. */
  requestCode: (signIn: SignIn) => Promise<Outcome>
  /** Sends the code again, by SMS or as a call; stays. */
  resendCode: (
    notificationType?: 'SMS' | 'CALL',
  ) => Promise<Outcome<{ resendInSeconds: number; delivery: CodeDelivery }>>
  /** Proves the number, then finds or creates the application and goes where it stands (section 4, mobile OTP login). */
  confirmCode: (otp: string) => Promise<Outcome>
  /** After a reload: takes up the sign-in that was under way in this browser. False when there is none. */
  takeUpSignIn: () => Promise<boolean>
  /** Opens an external URL behind the interstitial. */
  leaveFor: (url: string) => Promise<void>
  /** Ends session and hold. */
  signOut: () => Promise<void>
  /** Tells the server what broke, without personal data. */
  report: (kind: 'render' | 'call' | 'chunk', name: string, diagnostic: string) => Promise<void>
  /** Tells the server that the applicant leaves: the tab is hidden, the page goes, or another page than `from` is shown. */
  tellLeaving: (from?: ScreenId) => Promise<void>
}

export interface Journey extends Engine {
  subscribe: (listener: () => void) => () => void
  state: () => JourneyState
  update: (change: Partial<JourneyState>) => void
  session: Session
  /** The day in India by the server's clock, yyyy-MM-dd: what rules take as `today`. */
  today: () => string
  /** ms since 1970 by the server's clock. */
  now: () => number
  go: (screen: ScreenId, options?: GoOptions) => void
  /** Whether a screen is open to the applicant as far as is known here and now. */
  mayEnter: (screen: ScreenId) => boolean
  /** Takes an application over, as the one in memory. */
  take: (application: ApplicationView) => void
}
