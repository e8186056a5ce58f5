import type { ScreenId } from '../flow/screen-ids.ts'
import { type ErrorCode, kycStepNotes, offerStepNotes, type ownTextCodes, type TextSet } from './error-codes.ts'

/** What the picture says. `sessionActive` is A101's alternate style (SC-22). */
export type ErrorImage =
  | 'broken'
  | 'identity'
  | 'stop'
  | 'place'
  | 'phone'
  | 'waiting'
  | 'session'
  | 'sessionActive'
  | 'maintenance'
  | 'pin'
  | 'done'

/**
 * What the button does (SC-25, SC-26): an external URL if flagged, else a route, else the screen of the application's
 * next step; `back` is one step in history, `reset` S100's way to the start. `none`: no button.
 */
export type ErrorAction =
  | { kind: 'none' }
  | { kind: 'reset' }
  | { kind: 'back' }
  | { kind: 'nextStep' }
  | { kind: 'route'; screen: ScreenId; document?: 'MITC' }
  /** The screen while tries are left, else the other one. */
  | { kind: 'whileTriesLeft'; screen: ScreenId; otherwise: ScreenId }
  | { kind: 'external'; url: string }

export interface ErrorEntry {
  code: ErrorCode
  texts: TextSet
  image: ErrorImage
  action: ErrorAction
  /** Which host and step, for logs and operators; never shown to applicants. */
  note: string
}

type Row = readonly [ErrorImage, ErrorAction, note: string]

const none: ErrorAction = { kind: 'none' }
const nextStep: ErrorAction = { kind: 'nextStep' }
const to = (screen: ScreenId): ErrorAction => ({ kind: 'route', screen })

/** Section 8; actions: decisions, EC-42, EC-44, EC-45 and "Buttons". */
const ownRows: Readonly<Record<(typeof ownTextCodes)[number], Row>> = {
  100: ['broken', to('cards'), 'Browser: render failure, chunk not loaded, call without another screen'],
  500: ['broken', to('cards'), 'Server: internal error'],
  M100: ['session', to('verify-application'), 'Applications: another active one with this mobile'],
  P100: ['identity', nextStep, 'PAN issuer: no such PAN'],
  P101: ['identity', to('verify-application'), 'Applications: another one with this PAN'],
  P102: ['identity', to('cards'), 'PAN issuer: three tries of the day spent'],
  P103: ['stop', to('verify-application'), 'Applications: rejected before, cool-off'],
  P104: ['stop', to('cards'), 'Eligibility: refused'],
  P105: ['place', to('kyc-later'), 'Location service: position outside India'],
  P106: ['place', to('kyc-later'), 'Location service: IP check failed'],
  P107: ['phone', to('verify-mobile'), 'Applications: PAN with another mobile'],
  KC100: [
    'identity',
    { kind: 'route', screen: 'terms-conditions', document: 'MITC' },
    'CKYC registry: terms not accepted',
  ],
  AA100: ['identity', nextStep, 'Aadhaar gateway: age'],
  AA101: ['identity', nextStep, 'Aadhaar gateway: gender'],
  C100: ['broken', to('cards'), 'Entry link: campaign or channel'],
  PIN100: ['pin', to('set-mpin'), 'PIN host: refused'],
  PIN101: ['pin', to('virtual-card'), 'PIN host: three refusals, two hours'],
  PIN102: ['pin', to('virtual-card'), 'PIN host: already set'],
  PIN103: ['pin', to('set-mpin'), 'PIN rules: weak or equal to the date of birth'],
  PIN104: ['pin', to('set-mpin'), 'PIN host: no answer'],
  PIN105: ['done', to('virtual-card'), 'PIN host: set'],
  PIN105ETB: ['done', to('virtual-card'), 'PIN host: set, existing customer'],
  E1032: ['identity', { kind: 'back' }, 'A later host refuses the PAN'],
  BRE102: ['stop', to('cards'), 'Rules engine: alternative offer declined'],
  V100: ['waiting', none, 'Back office: outcome not known yet'],
  S100: ['session', { kind: 'reset' }, 'Session ended, or the record says something unknown'],
  A100: ['phone', to('cards'), 'Applications: none for this mobile'],
  A101: ['sessionActive', to('verify-application'), 'Session: another one holds the application'],
  underMaintenance: ['maintenance', none, 'Maintenance window'],
  rejection: ['stop', none, 'Decision: rejected'],
  vkycRejection: ['stop', none, 'Video KYC desk: declined'],
  reject811Customer: ['identity', to('visit-branch'), 'Core banking: KYC of a digital account not updated'],
  telecallerEmailError: ['broken', to('cards'), 'E-mail link: expired, unknown, or checksum differs'],
  aadhaarConsentDenied: ['identity', to('aadhaar-denied'), 'Aadhaar gateway: consent refused'],
  locationDenied: ['place', to('location'), 'Browser: position refused or too old'],
  agentUnavailable: ['waiting', to('kyc-later'), 'Video KYC desk: no agent'],
  mobileNotRegistered: ['phone', to('unregistered-mobile'), 'Aadhaar gateway: linked to another mobile'],
  mobileBrowserOnly: ['phone', to('kyc-unable-to-proceed'), 'Browser: not a smartphone'],
  otpAttemptsExceeded: ['phone', to('cards'), 'One-time codes: limit spent'],
  crnAttemptsExceeded: ['identity', to('visit-branch'), 'Core banking: CRN tries spent'],
  dobMismatch: [
    'identity',
    { kind: 'whileTriesLeft', screen: 'dob', otherwise: 'visit-branch' },
    'Core banking: date of birth differs',
  ],
  CREATE_FAILED: ['broken', to('verify-mobile'), 'Applications: create refused'],
  NOT_AUTHENTICATED: ['session', to('verify-application'), 'Applications: not authenticated, or an empty answer'],
  APPROVED_FOUND: ['done', nextStep, 'Applications: an approved one'],
  REJECTED_FOUND: ['stop', none, 'Applications: a rejected one that still blocks'],
  PARTNER_RESTRICTED: ['stop', to('cards'), 'Products: sold by the partner only'],
  E_INVALID_SESSION: ['session', to('verify-application'), 'Session: held by another one, or none was sent'],
}

const isOwn = (code: string): code is keyof typeof ownRows => Object.prototype.hasOwnProperty.call(ownRows, code)
const noteIn = (notes: Readonly<Record<string, string>>, code: string): string | undefined =>
  Object.prototype.hasOwnProperty.call(notes, code) ? notes[code] : undefined

/** The entry of an error type. An unknown one shows S100, also the default of the generic error screen (SC-19). */
export function errorEntry(type: string | null | undefined): ErrorEntry {
  const code = type ?? 'S100'
  if (isOwn(code)) {
    const [image, action, note] = ownRows[code]
    return { code, texts: code, image, action, note }
  }
  const kycNote = noteIn(kycStepNotes, code)
  const note = kycNote ?? noteIn(offerStepNotes, code)
  if (note === undefined) return errorEntry('S100')
  // The retry of EC-19, EC-20, EC-22, EC-23: E codes to kyc, the others to the cards (EC-44).
  const action = to(kycNote ? 'kyc' : 'cards')
  return { code: code as ErrorCode, texts: 'generic', image: 'broken', action, note }
}
