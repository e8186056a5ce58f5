import type { MessageKey } from '../fields/messages.ts'
import type { ScreenId } from '../ids/screen-ids.ts'
import { type ErrorCode, isKycStepCode, isOfferStepCode, type OwnTextCode, type TextSet } from './error-codes.ts'

/** What the picture shows. `sessionActive` is A101's alternate style (SC-22). */
export type ErrorImage =
  | 'broken'
  | 'identity'
  | 'stop'
  | 'card'
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
 * next step; `back` is one step in history, `reset` S100's way: back to the step while a session lives, else to the start.
 * `none`: no button.
 */
export type ErrorAction =
  | { kind: 'none' }
  | { kind: 'reset' }
  | { kind: 'back' }
  /** `otherwise`: if no one is signed in to an application. */
  | { kind: 'nextStep'; otherwise?: ScreenId }
  /** `field`: the question to begin at. */
  | { kind: 'route'; screen: ScreenId; document?: 'MITC'; field?: string }
  /** The screen while attempts are left, else the other one. */
  | { kind: 'whileTriesLeft'; screen: ScreenId; otherwise: ScreenId }
  | { kind: 'external'; url: string }

export interface ErrorEntry {
  code: ErrorCode
  texts: TextSet
  image: ErrorImage
  action: ErrorAction
  /** Further ways on, each under the text of its name. */
  also: readonly AlsoWay[]
  doubts?: Doubt | undefined
}

/** The answer that an error is about: asked again, it carries this message until it changes. */
export interface Doubt {
  field: string
  message: MessageKey
}

/** To a screen, under a text of its own, or by telephone. */
export type AlsoWay = AlsoScreen | 'call'
export type AlsoScreen = 'branch' | 'later'

type Row = readonly [ErrorImage, ErrorAction]

/**
 * An answer may be right even if the Aadhaar contradicts it: a branch can decide, and the applicant can return later.
 */
const aadhaarWays: readonly AlsoWay[] = ['branch', 'later']
const alsoOf: Partial<Record<OwnTextCode, readonly AlsoWay[]>> = {
  AA100: aadhaarWays,
  AA101: aadhaarWays,
  // Signing in again leads back to it until the cooling-off is over; a person can say when that is.
  P103: ['call'],
}

const doubtOf: Partial<Record<OwnTextCode, Doubt>> = {
  P100: { field: 'panNumber', message: 'panUnknown' },
  AA100: { field: 'dateOfBirth', message: 'aadhaarAgeDiffers' },
  AA101: { field: 'gender', message: 'aadhaarGenderDiffers' },
}

/** Where a further way leads. */
export const alsoScreen: Readonly<Record<AlsoScreen, ScreenId>> = { branch: 'aadhaar-denied', later: 'kyc-later' }

const none: ErrorAction = { kind: 'none' }
const nextStep: ErrorAction = { kind: 'nextStep' }
const to = (screen: ScreenId): ErrorAction => ({ kind: 'route', screen })

/** Section 8; actions: rulings, EC-42, EC-44, EC-45 and "Buttons". */
const ownRows: Readonly<Record<OwnTextCode, Row>> = {
  100: ['broken', { kind: 'nextStep', otherwise: 'cards' }],
  500: ['broken', to('cards')],
  M100: ['session', to('verify-application')],
  P100: ['identity', nextStep],
  P101: ['identity', to('verify-application')],
  P102: ['identity', to('cards')],
  P103: ['stop', to('verify-application')],
  P104: ['card', to('cards')],
  P105: ['place', to('kyc-later')],
  P106: ['place', to('kyc-later')],
  P107: ['phone', to('verify-mobile')],
  KC100: ['identity', { kind: 'route', screen: 'terms-conditions', document: 'MITC' }],
  AA100: ['identity', { kind: 'route', screen: 'personal-details', field: 'dateOfBirth' }],
  AA101: ['identity', { kind: 'route', screen: 'more-personal-details', field: 'gender' }],
  C100: ['broken', to('cards')],
  PIN100: ['pin', to('set-mpin')],
  PIN101: ['pin', to('virtual-card')],
  PIN102: ['pin', to('virtual-card')],
  PIN103: ['pin', to('set-mpin')],
  PIN104: ['waiting', to('set-mpin')],
  PIN105: ['done', to('virtual-card')],
  PIN105ETB: ['done', to('virtual-card')],
  E1032: ['identity', { kind: 'back' }],
  BRE102: ['card', to('cards')],
  V100: ['waiting', none],
  S100: ['session', { kind: 'reset' }],
  A100: ['phone', to('cards')],
  A101: ['sessionActive', to('verify-application')],
  underMaintenance: ['maintenance', none],
  rejection: ['stop', none],
  vkycRejection: ['stop', none],
  reject811Customer: ['identity', to('visit-branch')],
  telecallerEmailError: ['broken', to('cards')],
  aadhaarConsentDenied: ['identity', to('aadhaar-denied')],
  locationDenied: ['place', to('location')],
  agentUnavailable: ['waiting', to('kyc-later')],
  mobileNotRegistered: ['phone', to('unregistered-mobile')],
  mobileBrowserOnly: ['phone', to('kyc-unable-to-proceed')],
  otpAttemptsExceeded: ['phone', to('cards')],
  crnAttemptsExceeded: ['identity', to('visit-branch')],
  customersElsewhere: ['broken', to('cards')],
  bureauTomorrow: ['waiting', to('cards')],
  dobMismatch: ['identity', { kind: 'whileTriesLeft', screen: 'dob', otherwise: 'visit-branch' }],
  CREATE_FAILED: ['broken', to('verify-mobile')],
  NOT_AUTHENTICATED: ['session', to('verify-application')],
  APPROVED_FOUND: ['done', nextStep],
  REJECTED_FOUND: ['stop', none],
  PARTNER_RESTRICTED: ['stop', to('cards')],
  cardNotFound: ['stop', to('cards')],
  documentNotFound: ['stop', to('cards')],
  E_INVALID_SESSION: ['session', to('verify-application')],
}

const isOwn = (code: string): code is OwnTextCode => Object.prototype.hasOwnProperty.call(ownRows, code)

/** The entry of an error type. An unknown one shows S100, also the default of the generic error screen (SC-19). */
export function errorEntry(type: string | null | undefined): ErrorEntry {
  const code = type ?? 'S100'
  if (isOwn(code)) {
    const [image, action] = ownRows[code]
    return { code, texts: code, image, action, also: alsoOf[code] ?? [], doubts: doubtOf[code] }
  }
  // The retry of EC-19, EC-20, EC-22, EC-23: E codes to kyc, the others to the step, or the cards (EC-44; ER-10).
  if (isKycStepCode(code)) return { code, texts: 'generic', image: 'broken', action: to('kyc'), also: [] }
  if (isOfferStepCode(code))
    return { code, texts: 'generic', image: 'broken', action: { kind: 'nextStep', otherwise: 'cards' }, also: [] }
  return errorEntry('S100')
}
