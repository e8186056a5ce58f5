import { addressOf, officeAddressDue } from '../application/due.ts'
import { redecisionDue } from '../rules/credit/redecision.ts'
import type { ApplicationView } from '../application/view.ts'
import {
  etbDelivery,
  etbDetails,
  etbIdentity,
  ntbBeforeDecision,
  ntbHomeAddress,
  ntbIdentity,
  ntbReferred,
} from '../ids/marker-groups.ts'
import type { CustomerType, Marker } from '../ids/markers.ts'
import type { ScreenId } from '../ids/screen-ids.ts'

/** One screen of a track. */
export interface Stop {
  screen: ScreenId
  /** Whether the screen belongs to this applicant's way at all. Default: yes. */
  applies?: (view: ApplicationView) => boolean
  /** Whether the facts carry the applicant past it while the marker stays. Default: no, only a new marker does. */
  done?: (view: ApplicationView) => boolean
}

/**
 * A stretch of the journey: its screens in order. The marker names the screen where the walk begins; facts carry it
 * on, so reload and another device land on the right screen. Every earlier screen of the same track may be entered
 * again, to look or to change an answer; a later one may not.
 */
export interface Track {
  id: string
  customerType: CustomerType
  at: readonly Marker[]
  stops: readonly Stop[]
}

const isAt =
  (...markers: readonly Marker[]) =>
  (view: ApplicationView) =>
    markers.includes(view.completedScreen)

const hasHome = (view: ApplicationView) => addressOf(view, 'RESIDENCE') !== undefined
const hasOffice = (view: ApplicationView) => addressOf(view, 'OFFICE') !== undefined
const bureauHasAddresses = (view: ApplicationView) => view.facts.bureau?.addresses.length !== 0
const trustAsked = (view: ApplicationView) => Boolean(view.facts.decision?.socialTrustRequestId)
const officeOpen = (view: ApplicationView) => officeAddressDue(view) || redecisionDue(view)
/** Referred with an office address that was given in this application: it is not asked for again. */
const officeGiven = (view: ApplicationView) => isAt('FIRST_BRE_REFERRED')(view) && !officeAddressDue(view)
const identityProven = (view: ApplicationView) => Boolean(view.facts.aadhaar?.verifiedAt ?? view.facts.scan?.at)
const codeSent = (view: ApplicationView) => Boolean(view.facts.aadhaar?.otpSentAt)
/** Set, put off, or locked: the card is shown. */
const pinSettled = ({ facts: { mpin } }: ApplicationView) => Boolean(mpin?.setAt ?? mpin?.lockedUntil ?? mpin?.laterAt)

export const tracks: readonly Track[] = [
  {
    id: 'details',
    customerType: 'NTB',
    at: ntbBeforeDecision,
    stops: [
      { screen: 'personal-details' },
      { screen: 'more-personal-details' },
      { screen: 'work-details' },
      { screen: 'confirm-home-address', applies: bureauHasAddresses, done: hasHome },
      { screen: 'home-address', applies: isAt('RESIDENCE_ADDRESS'), done: hasHome },
      { screen: 'check-answers', applies: isAt(...ntbHomeAddress), done: trustAsked },
      { screen: 'verify-ts', applies: trustAsked },
    ],
  },
  {
    id: 'offer',
    customerType: 'NTB',
    at: ['BRE_APPROVED'],
    stops: [
      { screen: 'congratulations', done: (view) => view.facts.offer !== undefined && officeOpen(view) },
      { screen: 'confirm-office-address', applies: (view) => officeOpen(view) && hasOffice(view) },
      { screen: 'office-address', applies: (view) => officeOpen(view) && !hasOffice(view) },
    ],
  },
  {
    id: 'referred',
    customerType: 'NTB',
    at: ntbReferred,
    stops: [
      { screen: 'confirm-office-address', applies: (view) => hasOffice(view) && !officeGiven(view) },
      { screen: 'office-address', applies: (view) => !hasOffice(view) && officeAddressDue(view) },
      { screen: 'delivery-address' },
      { screen: 'upload-document' },
    ],
  },
  {
    id: 'identity',
    customerType: 'NTB',
    at: ntbIdentity,
    stops: [
      { screen: 'kyc', applies: (view) => !identityProven(view), done: codeSent },
      { screen: 'kyc-otp', applies: (view) => codeSent(view) && !identityProven(view) },
      { screen: 'requirements', applies: identityProven, done: (view) => Boolean(view.facts.videoKyc?.requirementsAt) },
      {
        screen: 'location',
        applies: identityProven,
        done: (view) => Boolean(view.facts.videoKyc?.location?.insideIndia),
      },
      { screen: 'permission', applies: identityProven },
      { screen: 'searching-agent', applies: isAt('VKYC_INIT'), done: (view) => Boolean(view.facts.videoKyc?.room) },
      { screen: 'agent-waiting', applies: isAt('VKYC_INIT') },
    ],
  },
  {
    id: 'card',
    customerType: 'NTB',
    at: ['VISIONPLUS_APPROVED'],
    stops: [{ screen: 'set-mpin', done: pinSettled }, { screen: 'virtual-card' }],
  },

  {
    id: 'identity',
    customerType: 'ETB',
    at: etbIdentity,
    stops: [
      { screen: 'multiple-crn', applies: (view) => (view.facts.customer?.crns?.length ?? 0) > 1 },
      {
        screen: 'crn',
        applies: (view) => view.facts.customer?.crns?.length === 0 && view.facts.customer.known === 'Y',
      },
      { screen: 'dob' },
    ],
  },
  {
    id: 'choice',
    customerType: 'ETB',
    at: ['ELIGIBLE_CARDS'],
    stops: [
      { screen: 'eligible-card-listing', done: (view) => view.facts.cardChoice !== undefined },
      { screen: 'auth-card-details', done: (view) => Boolean(view.facts.cardChoice?.seenAt) },
      { screen: 'customise-card' },
    ],
  },
  {
    id: 'details',
    customerType: 'ETB',
    at: etbDetails,
    stops: [
      { screen: 'etb-personal-details', applies: isAt('MISSING_PERSONAL_DETAILS') },
      { screen: 'work-details', applies: (view) => view.customerOfferType !== 'PA' },
      {
        screen: 'office-address',
        applies: isAt('MISSING_OFFICE_ADDRESS', 'OFFICEADDRESS_SUBMIT'),
      },
      { screen: 'delivery-address', applies: isAt(...etbDelivery) },
    ],
  },
]

/** The track of an applicant's marker; undefined where the marker has one screen alone. */
export const trackOf = (view: ApplicationView): Track | undefined =>
  tracks.find((track) => track.customerType === view.customerType && track.at.includes(view.completedScreen))
