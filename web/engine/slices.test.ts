import { specifiedPagePolicy } from '@card-journey/journey/policy-for-tests.ts'
import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import { progressOf } from '@card-journey/journey/flow/progress.ts'
import { standing } from '@card-journey/journey/flow/standing.ts'
import { checkForm } from '@card-journey/journey/steps/form.ts'
import { morePersonalDetails } from '@card-journey/journey/steps/identity/more-personal-details/form.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { matchScreen } from '../routing/routes.ts'
import { blankApplication } from './blank-application.ts'
import { createJourney } from './create-journey.ts'
import { syncTheme, applyTheme } from '../theme/page-theme.ts'
import { routeOf } from './problem-routing.ts'
import { createSession } from '../session/session.ts'

afterEach(() => vi.unstubAllGlobals())

const home = {
  addressLine1: '12 Lake Road',
  addressLine2: 'Indiranagar',
  landmark: '',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560001',
  type: 'RESIDENCE',
  isEditied: 'N',
} as const
const person = {
  mobileNumber: '9876543210',
  firstName: 'Asha',
  lastName: 'Rao',
  nameOnCard: 'Asha Rao',
  motherMaidenName: 'Meera Iyer',
  frequentFlyerNumber: '123456789',
}
const work = { employmentType: 'RETIRED', incomeRange: 'FROM_75000' } as const
const at = '2026-11-20T12:00:00.000Z'
const facts: ApplicationView['facts'] = {
  email: { verified: 'asha@example.in', at },
  offer: { acceptedAt: at, keyFactsVersion: '2' },
  terms: { acceptedAt: at },
  customer: { crns: ['12****7890', '34****5678'], known: 'Y' },
  mpin: { failures: 2, lockedUntil: at },
  decision: { systemDecision: 'approve', softOffer: undefined, socialTrustRequestId: 'ts-1' },
  aadhaar: { consentAt: at, consentLanguage: 'hi', last4: '2346', wrongCodes: 1 },
  videoKyc: {
    requirementsAt: at,
    location: { insideIndia: true, at },
    ticket: 'vk-1',
    room: 'room-1',
    udc: { browser: 'ok', camera: 'ok', microphone: 'ok', light: 'unknown', bandwidth: 'ok' },
    outcome: 'refer',
  },
}
const application: ApplicationView = {
  ...blankApplication,
  applicationReferenceNo: 'EX26K7Q3M9',
  completedScreen: 'CRM_PUSH',
  productCode: 'vayu',
  productLogo: 'vayu-miles',
  utmSESource: 'news',
  applicantDetails: [person],
  workDetails: work,
  addressDetails: [home],
  facts,
}

/** A signed-in tab with an application. */
function tab() {
  const session = createSession(undefined)
  session.set('sessionToken', 'session-1')
  const journey = createJourney({
    session,
    navigate: () => undefined,
    path: () => '/auth/submitted-crm',
    language: () => 'en',
    clock: () => 0,
    build: 'test',
    policy: specifiedPagePolicy,
    engine: () => Promise.reject(new Error('not asked')),
  })
  journey.take(application)
  journey.update({
    aadhaar: { uid: '234567890124', sent: 1 },
    pending: true,
    waiting: 'decision',
    signIn: { kind: 'resume', mobileNumber: '9876543210', consents: [], failures: 2, resendInSeconds: 30, resends: 1 },
    problem: { ok: false, call: 'validateOTP', problem: 'TOO_MANY', detail: {}, message: '' },
  })
  return journey
}
type Tab = ReturnType<typeof tab>
const taken = (journey: Tab) => journey.state().application ?? blankApplication

// Client state of the specification, slice by slice, and where it lives here: what the server knows comes with the
// application, so that it is never stored twice; the rest is the journey's own.
test.each<[id: string, slice: string, read: (journey: Tab) => unknown, expected: unknown]>([
  ['[ST-12]', 'addresses', (journey) => taken(journey).addressDetails, [home]],
  [
    '[ST-13]',
    'CRM response',
    (journey) => [taken(journey).completedScreen, standing(taken(journey))],
    ['CRM_PUSH', 'submitted-crm'],
  ],
  ['[ST-14]', 'application details', (journey) => [journey.state().status, taken(journey)], ['ready', application]],
  [
    '[ST-16]',
    'Aadhaar data',
    (journey) => [journey.state().aadhaar, taken(journey).facts.aadhaar],
    [{ uid: '234567890124', sent: 1 }, facts.aadhaar],
  ],
  ['[ST-17]', 'work details', (journey) => taken(journey).workDetails, work],
  [
    '[ST-19]',
    'terms and conditions',
    (journey) => [taken(journey).facts.terms, taken(journey).facts.offer],
    [{ acceptedAt: at }, { acceptedAt: at, keyFactsVersion: '2' }],
  ],
  ['[ST-20]', 'personal details', (journey) => taken(journey).applicantDetails[0].firstName, 'Asha'],
  [
    '[ST-21]',
    'additional personal details',
    (journey) => taken(journey).applicantDetails[0].motherMaidenName,
    'Meera Iyer',
  ],
  ['[ST-22]', 'card PIN with attempts', (journey) => taken(journey).facts.mpin, { failures: 2, lockedUntil: at }],
  ['[ST-28]', 'e-mail OTP', (journey) => taken(journey).facts.email, { verified: 'asha@example.in', at }],
  ['[ST-29]', 'flyer number', (journey) => taken(journey).applicantDetails[0].frequentFlyerNumber, '123456789'],
  ['[ST-30]', 'CRN list', (journey) => taken(journey).facts.customer?.crns, ['12****7890', '34****5678']],
] as const)('%s %s', (_id, _slice, read, expected) => {
  expect(read(tab())).toEqual(expected)
})

test('[ST-15] product details: screen, progress, selected product and campaign; the compared cards', () => {
  const journey = tab()
  const { productLogo, productCode, utmSESource } = taken(journey)
  expect(matchScreen('/auth/submitted-crm').screen).toBe('submitted-crm')
  expect(progressOf('NTB', 'submitted-crm')?.current).toBe('complete')
  expect([productLogo, productCode, utmSESource]).toEqual(['vayu-miles', 'vayu', 'news'])
  for (const held of ['useCompared', 'useListedProducts', 'getPreferenceDetails', 'useChosenCard', 'keptChannel'])
    expect(usersOf(held), held).not.toEqual([])
})

test('[ST-23] video KYC data: location, place in the queue, device checks, prerequisites, failed code, outcome', () => {
  const { videoKyc, aadhaar } = taken(tab()).facts
  expect(videoKyc).toEqual(facts.videoKyc)
  expect(aadhaar).toMatchObject({ wrongCodes: 1, consentLanguage: 'hi' })
  // Reference keys stay on the server; languages, words and consents are master data.
  expect(aadhaar).not.toHaveProperty('referenceKey')
  for (const held of ['getVKYCSecurityDetails', 'getConsentDetails', 'vkycCustomerStatus', 'vkycCallWait'])
    expect(usersOf(held), held).not.toEqual([])
})

test('[ST-27] PAN validity is said beside the field, by what the server found', () => {
  const each: Record<string, string>[] = [{ panNumber: 'panNotLinked' }, { lastName: 'panNameMismatch' }]
  for (const fields of each)
    expect(
      routeOf({ ok: false, call: 'updateApplication', problem: 'FIELDS_REFUSED', detail: { fields }, message: '' }),
    ).toEqual({ kind: 'fields', fields })
})

test('[ST-31] the name-on-card error is the form’s', () => {
  const about = { today: '2026-11-20', application }
  const nameOnCard = 'Alexandrina Montgomery'
  expect(checkForm(morePersonalDetails, { nameOnCard }, about).mistakes).toMatchObject({
    nameOnCard: 'nameOnCardTooLong',
  })
})

test('[ST-05, ST-11, ST-32] the loading flag is the journey’s; the theme is worn, and kept in local storage under theme', () => {
  const kept = new Map<string, string>()
  const worn = new Set<string>(['theme-pvrb'])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key),
    setItem: (key: string, to: string) => kept.set(key, to),
  })
  vi.stubGlobal('document', {
    documentElement: {
      classList: { toggle: (name: string, on: boolean) => (on ? worn.add(name) : worn.delete(name)) },
    },
  })
  const journey = tab()
  expect(journey.state()).toMatchObject({ pending: true, waiting: 'decision' })
  applyTheme('PVRB', specifiedPagePolicy)
  expect([...worn]).toEqual(['theme-pvrb'])
  syncTheme(journey, specifiedPagePolicy)
  journey.update({ pending: false })
  expect([...worn]).toEqual(['theme-airline'])
  expect([...kept]).toEqual([['theme', 'airline']])
})

test('[ST-34] authentication: signed in, how the last call ended, wrong codes, the code’s wait, social trust, resume', () => {
  const journey = tab()
  expect(journey.session.signedIn()).toBe(true)
  expect(journey.state()).toMatchObject({
    problem: { call: 'validateOTP', problem: 'TOO_MANY' },
    signIn: { kind: 'resume', failures: 2, resendInSeconds: 30, resends: 1 },
  })
  expect(taken(journey).facts.decision?.socialTrustRequestId).toBe('ts-1')
})

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*'], {
  query: '?raw',
  eager: true,
  import: 'default',
})

/** Files of the browser's code that import a name and use it. */
const usersOf = (name: string): string[] =>
  Object.entries(sources)
    .filter(([, text]) => new RegExp(`^import \\{[^}]*\\b${name}\\b[^}]*\\} from`, 'm').test(text))
    .filter(([, text]) => text.split(new RegExp(`\\b${name}\\b`)).length > 2)
    .map(([file]) => file)

// Lists of the master data and what only one screen needs: kept once per page by `useMaster`, or by the screen.
test.each([
  ['[ST-18]', 'virtual card details', 'getVirtualCardDetails', 'virtual-card'],
  ['[ST-24]', 'income ranges', 'getIncomeDetails', 'work-details'],
  ['[ST-25]', 'marital statuses', 'getMaritalStatusDetails', 'more-personal-details'],
  ['[ST-26]', 'gender', 'getGenderDetails', 'more-personal-details'],
  ['[ST-33]', 'companies list', 'getCompanyDetails', 'work-details'],
] as const)('%s %s: %s is held by %s', (_id, _slice, call, screen) => {
  expect(usersOf(call).filter((file) => file.includes(`/${screen}/`))).not.toEqual([])
})
