import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import { approved } from '../person-for-tests.ts'

/** The fictional applicant from the identity check on, and the master data for the call. */
const facts = approved.facts

export const consenting: Partial<ApplicationView> = { ...approved, completedScreen: 'CONGRATULATION' }

export const codeSent: Partial<ApplicationView> = {
  ...consenting,
  facts: {
    ...facts,
    aadhaar: { consentAt: '2026-11-20T11:59:00+05:30', otpSentAt: '2026-11-20T11:59:30+05:30', last4: '2346' },
  },
}

export const mismatched: Partial<ApplicationView> = {
  ...consenting,
  facts: { ...facts, aadhaar: { consentAt: '2026-11-20T11:59:00+05:30', wrongCodes: 1, last4: '2346' } },
}

export const proven: Partial<ApplicationView> = {
  ...consenting,
  completedScreen: 'AADHAAR_SUBMIT',
  facts: { ...facts, aadhaar: { last4: '2346', verifiedAt: '2026-11-20T11:55:00+05:30' } },
}

export const located: Partial<ApplicationView> = {
  ...proven,
  facts: {
    ...proven.facts,
    videoKyc: {
      requirementsAt: '2026-11-20T11:58:00+05:30',
      location: { insideIndia: true, at: '2026-11-20T11:59:50+05:30' },
    },
  },
}

export const queued: Partial<ApplicationView> = {
  ...located,
  completedScreen: 'VKYC_INIT',
  facts: { ...located.facts, videoKyc: { ...located.facts?.videoKyc, ticket: 'vk-example' } },
}

const consent = (code: string, title: string, text: string) => [
  { code, version: '1.0', kind: 'consent', mandatory: 'N', title, text },
]

export const kycMaster = {
  'getConsentDetails?code=AADHAAR': consent(
    'AADHAAR',
    'Verification with Aadhaar',
    'Of my own free will I give Example Bank my Aadhaar number or virtual ID to verify my identity with a one-time password for this application. Example Bank does not store my Aadhaar number.',
  ),
  'getConsentDetails?code=VKYC': consent(
    'VKYC',
    'Video call',
    'I agree to a recorded video call with an official of Example Bank who verifies my identity, and to the use of my location, camera and microphone during the call.',
  ),
  getVKYCSecurityDetails: {
    days: [1, 2, 3, 4, 5, 6],
    opens: '09:30',
    closes: '18:30',
    locationMaxAgeMs: 150000,
    aadhaarFreshWorkingDays: 3,
  },
  getHolidaysList: [{ date: '2026-11-24', name: 'Example holiday' }],
}

/** The desk is closed on the examples' day. */
export const kycClosed = { ...kycMaster, getHolidaysList: [{ date: '2026-11-20', name: 'Example holiday' }] }
