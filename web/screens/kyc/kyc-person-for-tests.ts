import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import { bankConsent, consentsInHindi } from '../../examples/bank-consents-for-tests.ts'
import { approved } from '../person-for-tests.ts'

/** The fictional applicant from the identity check on, and the master data for the call. */
const facts = approved.facts

export const consenting: Partial<ApplicationView> = { ...approved, completedScreen: 'CONGRATULATION' }

const ckyc = { consentedAt: '2026-11-20T11:58:00+05:30', searchedAt: '2026-11-20T11:58:01+05:30', found: true }

/** The registry has a record. */
export const recordFound: Partial<ApplicationView> = {
  ...consenting,
  completedScreen: 'TANDCMATCH_FOUND',
  facts: { ...facts, ckyc },
}

/** The registry has sent its code. */
export const registryCodeSent: Partial<ApplicationView> = {
  ...recordFound,
  facts: { ...facts, ckyc: { ...ckyc, code: { sentAt: '2026-11-20T11:59:30+05:30', mobile: '******3210' } } },
}

/** The registry has given the record. */
export const recordShown: Partial<ApplicationView> = {
  ...recordFound,
  facts: {
    ...facts,
    ckyc: {
      ...ckyc,
      record: {
        name: 'Asha Devi Menon',
        dateOfBirth: '1990-03-27',
        city: 'Bengaluru',
        pincode: '560001',
        ending: '0010',
      },
    },
  },
}

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

const aadhaarConsent = (spokenIn: string, text: string) => ({
  code: 'AADHAAR',
  version: '1.0',
  spokenIn,
  title: 'Verification with Aadhaar',
  text,
  audio: `/consent-audio/${spokenIn}-example.wav`,
})

const { text: aadhaarText } = bankConsent('AADHAAR')

export const kycMaster = {
  aadharGetLanguage: [
    { code: 'en', name: 'English' },
    { code: 'hi', name: 'हिन्दी' },
    { code: 'ta', name: 'தமிழ்' },
  ],
  aadharEnglishVerbiage: aadhaarConsent('en', aadhaarText),
  'aadharGetVernacularConsent?spokenIn=hi': aadhaarConsent('hi', consentsInHindi[aadhaarText] ?? ''),
  'aadharGetVernacularConsent?spokenIn=ta': aadhaarConsent('ta', 'என் ஆதார் எண்ணை நான் விருப்பத்துடன் அளிக்கிறேன்.'),
  'getConsentDetails?code=VKYC': [bankConsent('VKYC', { version: '1.0' })],
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

/** Times to book: two days, one of them with a time that is taken. */
export const freeSlots = {
  minutes: 30,
  until: '2026-11-25',
  days: [
    {
      day: '2026-11-20',
      slots: [
        { at: '2026-11-20T15:00:00+05:30', free: false },
        { at: '2026-11-20T15:30:00+05:30', free: true },
      ],
    },
    { day: '2026-11-21', slots: [{ at: '2026-11-21T10:00:00+05:30', free: true }] },
  ],
}
