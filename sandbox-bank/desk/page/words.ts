import type { EvidenceItem } from '../evidence/evidence.ts'
import type { RecordingState } from '../recordings/recording-state.ts'
import type { CallState, IdentityDocument, Verdict } from '../call.ts'
import type { EventView } from '../views.ts'

// What codes are called on the desk's pages.

const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: 'Asia/Kolkata' })
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeZone: 'Asia/Kolkata' })

export const timeOf = (iso: string): string => time.format(Date.parse(iso))
export const dayOf = (iso: string): string => day.format(Date.parse(iso))
export const momentOf = (iso: string): string => `${dayOf(iso)}, ${timeOf(iso)}`

/** 75 is 1:15. */
export const minutesOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

const languages = new Intl.DisplayNames('en', { type: 'language' })
export const languageOf = (code: string): string => languages.of(code) ?? code

export const verdictWords: Readonly<Record<Verdict, string>> = {
  approved: 'Approve',
  accepted: 'Accept',
  refer: 'Refer',
  decline: 'Decline',
}

export const stateWords: Readonly<Record<CallState, string>> = {
  waiting: 'Waiting',
  ringing: 'Ringing',
  inCall: 'In the call',
  dropped: 'Dropped',
  ended: 'To be judged',
  audit: 'To be audited',
  confirmed: 'Confirmed',
  left: 'Left',
}

export const itemWords: Readonly<Record<EvidenceItem, string>> = {
  consent: 'Consent spoken or typed',
  position: 'Live position in India',
  face: 'Picture of the face',
  pan: 'Picture of the PAN',
  faceMatches: 'Face compared with the PAN',
  document: 'Identity document compared with its scan and the face',
  liveness: 'Liveness shown',
  questions: 'All questions answered correctly',
  recording: 'Recording of the session',
}

export const recordingWords: Readonly<Record<RecordingState, string>> = {
  none: 'This session was not recorded.',
  saving: 'Recording, or still being saved.',
  gap: 'Parts are missing: explain them in the note.',
  whole: 'Complete.',
  altered: 'It was altered.',
}

const documentWords: Readonly<Record<IdentityDocument['docType'], string>> = {
  DrivingLicence: 'Driving licence',
  Passport: 'Passport',
}

/** "Passport, valid until 01/01/2031, D-12 in the archive" */
export const documentOf = ({ docType, documentKey, validUntil }: IdentityDocument): string =>
  [
    documentWords[docType],
    validUntil && `valid until ${dayOf(validUntil)}`,
    documentKey ? `${documentKey} in the archive` : 'in the archive under the application',
  ]
    .filter(Boolean)
    .join(', ')

export const noteWords: Readonly<Record<string, string>> = {
  MOBILE_HIGH_RISK: 'The mobile number is high risk. Ask for more proof of identity.',
  MOBILE_NOT_CHECKED: 'The mobile number couldn’t be checked.',
}

const eventWords: Readonly<Record<string, string>> = {
  ticketTaken: 'Joined the queue',
  taken: 'Took the call',
  joined: 'Joined the call',
  connection: 'Connected',
  dropped: 'Dropped out of the call',
  backInQueue: 'Back in the queue',
  left: 'Over without a result',
  ended: 'Ended the call',
  judged: 'Sent a result',
  confirmed: 'Confirmed the result',
  sentBack: 'Returned the call',
  prompt: 'Asked to be shown',
  consent: 'Noted the consent',
  position: 'Sent the position',
  snapshot: 'Took a picture',
  faceMatches: 'Compared the face with the PAN',
  document: 'Compared the identity document with its scan and the face',
  liveness: 'Saw liveness',
  answer: 'Noted an answer',
  recordingStarted: 'Recording started',
  recordingGap: 'Parts of the recording are missing',
  recordingEnded: 'Recording ended',
  recordingOpened: 'Opened the recording',
  recordingPlayed: 'Played the recording',
  recordingAltered: 'Found the recording altered',
  recordingUnavailable: 'Couldn’t reach the media server',
  recordingDeleted: 'Deleted a recording kept long enough',
}

export const eventOf = ({ what, detail }: EventView): string =>
  [eventWords[what] ?? what, detail].filter(Boolean).join(': ')
