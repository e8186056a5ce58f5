import { afterAll, beforeAll, expect, test } from 'vitest'
import { withFacts } from '@card-journey/journey/application/record.ts'
import { addDays } from '@card-journey/journey/fields/dates.ts'
import type { Decision } from '@card-journey/providers/decision/port.ts'
import { scoreOf } from '@card-journey/sandbox-bank/systems/bureau.ts'
import { Applicant, need } from './applicant.ts'
import { calls } from './calls.ts'
import { instead } from './instead.ts'
import { openHour, startProduct, type Running } from './running.ts'
import {
  acceptOffer,
  announceEnquiry,
  asha,
  askDecision,
  begin,
  giveDetails,
  giveHomeAddress,
  giveMore,
  giveWork,
  type Person,
  personalDetailsOf,
} from './steps.ts'

let product: Running
let next = 9_630_000_000

beforeAll(async () => void (product = await startProduct({ RATE_FACTOR: '1000' })), 60_000)
afterAll(() => product.close())

/** PANs by their score in the sandbox's bureau; no PAN is used twice. */
const pans = Array.from({ length: 26 ** 2 }, (_, index) => {
  const letter = (at: number) => String.fromCharCode(65 + at)
  return `A${letter(Math.floor(index / 26))}${letter(index % 26)}PK4321F`
})
const panOf = (low: number, high: number): string => {
  const at = pans.findIndex((pan) => scoreOf(pan) >= low && scoreOf(pan) <= high)
  return pans.splice(at, 1)[0] ?? ''
}

/** An applicant whose home address is saved. */
async function toDecision(panNumber: string): Promise<{ applicant: Applicant; person: Person }> {
  const mobileNumber = String(next++)
  const applicant = new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber })
  const person = { ...asha, panNumber, emailId: `m${mobileNumber}@example.com` }
  await begin(applicant)
  await giveDetails(applicant, person)
  await giveHomeAddress(applicant)
  return { applicant, person }
}

/** Enters another PAN on personal-details, and everything that this undid again. */
async function correctPan(applicant: Applicant, person: Person, panNumber: string): Promise<void> {
  await need(applicant.act('personal-details', 'submit', { ...personalDetailsOf(person), panNumber }))
  await giveMore(applicant, person)
  await giveWork(applicant, 'FROM_100000')
}

const enquiries = () => product.logged().split('"path":"/first/reports"').length - 1
const decide = (applicant: Applicant) =>
  applicant.client.call(calls.breResponseDetails, { applicationId: applicant.applicationId })

/** Once, runs something while the rules engine decides, or replaces its result. */
function whileDeciding(happens: () => Promise<Decision | void>): void {
  const host = product.server.composed.deps.systems.decision
  const { decide: asked } = host
  host.decide = Object.assign(
    async (request: Parameters<typeof asked>[0]) => {
      host.decide = asked
      const instead = await happens()
      return instead ? { kind: 'answered' as const, value: instead, ms: 1 } : asked(request)
    },
    { byReference: asked.byReference },
  )
}

test('[BU-05] a corrected PAN is judged by its own report, and going back to the first one asks no bureau', async () => {
  const [good, bad] = [panOf(760, 900), panOf(600, 640)]
  const { applicant, person } = await toDecision(good)
  const before = enquiries()
  await correctPan(applicant, person, bad)
  await giveHomeAddress(applicant)
  expect(enquiries()).toBe(before + 1)
  await correctPan(applicant, person, good)
  await giveHomeAddress(applicant)
  await correctPan(applicant, person, bad)
  await giveHomeAddress(applicant)
  expect(enquiries()).toBe(before + 1)
  await askDecision(applicant)
  expect(applicant.view?.completedScreen).toBe('BRE_REJECT')
}, 60_000)

test('[BU-05] a third person of one day is asked about tomorrow', async () => {
  const { applicant, person } = await toDecision(panOf(760, 900))
  await correctPan(applicant, person, panOf(700, 740))
  await giveHomeAddress(applicant)
  await correctPan(applicant, person, panOf(600, 640))
  await announceEnquiry(applicant)
  const before = enquiries()
  const tries = Array.from({ length: 5 }, () => applicant.client.call(calls.bureauCheck, {}))
  for (const answer of await Promise.all(tries)) expect(answer).toMatchObject({ ok: false, problem: 'bureauTomorrow' })
  expect(enquiries()).toBe(before)
  expect(applicant.screen).toBe('confirm-home-address')
}, 60_000)

/** Whom the presses of an applicant, whose enquiry is announced, ask; the bureaus refuse with what `refusal` gives. */
async function pressing(
  refusal: (bureau: string) => string | undefined,
  press: (applicant: Applicant) => Promise<void>,
): Promise<string[]> {
  const mobileNumber = String(next++)
  const applicant = new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber })
  const person = { ...asha, panNumber: panOf(760, 900), emailId: `m${mobileNumber}@example.com` }
  await begin(applicant)
  await giveDetails(applicant, person)
  await announceEnquiry(applicant)
  const asked: string[] = []
  await instead(
    product.server.composed.deps.systems.bureau,
    'pull',
    (own) =>
      Object.assign(
        async (enquiry: Parameters<typeof own>[0]) => {
          asked.push(enquiry.bureau)
          const code = refusal(enquiry.bureau)
          return code ? { kind: 'refused' as const, code } : own(enquiry)
        },
        { byReference: own.byReference },
      ),
    () => press(applicant),
  )
  return asked
}

test.each(['PAN_REFUSED', 'CONSENT_MISSING'])(
  '[BU-05] bureaus that refuse the enquiry (%s) are asked again tomorrow, however often the applicant tries',
  async (code) => {
    const asked = await pressing(
      () => code,
      async (applicant) => {
        for (let press = 0; press < 3; press++)
          expect(await applicant.client.call(calls.bureauCheck, {})).toMatchObject({ problem: 'bureauTomorrow' })
      },
    )
    expect(asked).toEqual(['first', 'second'])
  },
  60_000,
)

test('[BU-05] a bureau that refuses for a reason of its own is asked again at the next press', async () => {
  let isAway = true
  const refusal = (bureau: string) => (bureau === 'first' ? 'PAN_REFUSED' : isAway ? 'UNAUTHORIZED' : undefined)
  const asked = await pressing(refusal, async (applicant) => {
    expect(await applicant.client.call(calls.bureauCheck, {})).toMatchObject({ problem: 'UNAVAILABLE' })
    isAway = false
    expect(await applicant.client.call(calls.bureauCheck, {})).toMatchObject({ ok: true })
  })
  expect(asked.filter((bureau) => bureau === 'first')).toHaveLength(1)
  expect(asked.at(-1)).toBe('second')
}, 60_000)

test('a decision on earlier answers is not applied to changed ones', async () => {
  const { applicant } = await toDecision(panOf(700, 740))
  whileDeciding(async () => void (await giveWork(applicant, 'UNDER_25000')))
  expect(await decide(applicant)).toMatchObject({ ok: false, problem: 'VERSION_CONFLICT' })
  await askDecision(applicant)
  expect(applicant.view).toMatchObject({ completedScreen: 'BRE_REJECT', facts: { decision: { softOffer: 'open' } } })
}, 60_000)

test('[BR-14] an unknown decision word or an approval without a limit is not the answer: the engine is asked again', async () => {
  const { applicant } = await toDecision(panOf(700, 740))
  const approve = { systemDecision: 'approve', incomeDocRequired: 'N', derivedPromoCodes: [] }
  for (const word of [
    { ...approve, systemDecision: 'perhaps', computedFinalLimit: '200000' },
    approve,
    { ...approve, computedFinalLimit: 'lots' },
  ]) {
    whileDeciding(async () => word)
    expect(await decide(applicant)).toMatchObject({ ok: false, problem: 'BRE100' })
  }
  await askDecision(applicant)
  expect(applicant.view).toMatchObject({ completedScreen: 'BRE_APPROVED', creditLimit: 200000 })
}, 60_000)

test('[BR-14] an income code that the bank no longer lists decides nothing: it is not an income of 0', async () => {
  const { applicant } = await toDecision(panOf(700, 740))
  const { deps } = product.server.composed
  const { masterData } = deps
  const { incomeRanges, ...master } = masterData()
  const left = { ...master, incomeRanges: incomeRanges.filter(({ code }) => code !== 'FROM_100000') }
  let asked = 0
  whileDeciding(async () => void asked++)
  deps.masterData = () => left
  try {
    expect(await decide(applicant)).toMatchObject({ ok: false, problem: 'BRE100' })
  } finally {
    deps.masterData = masterData
  }
  expect(asked).toBe(0)
  expect(product.logged()).toContain('"reason":"INCOME_RANGE_UNLISTED"')
  await askDecision(applicant)
  expect(asked).toBe(1)
  expect(applicant.view).toMatchObject({ completedScreen: 'BRE_APPROVED', creditLimit: 200000 })
}, 60_000)

test('[AP-07] a tab that is hidden while the bank decides loses no decision', async () => {
  const { applicant } = await toDecision(panOf(700, 740))
  const hide = () => applicant.client.call(calls.leaveApplication, { path: '/auth/check-answers', exit: false })
  whileDeciding(async () => void (await need(hide())))
  await askDecision(applicant)
  expect(applicant.view?.completedScreen).toBe('BRE_APPROVED')
  expect(await applicant.client.call(calls.leaveApplication, { path: '/nowhere', exit: false })).toMatchObject({
    ok: false,
    problem: 'BAD_REQUEST',
  })
}, 60_000)

test('a code of the email address is not lost to another tab that saves meanwhile', async () => {
  const mobileNumber = String(next++)
  const applicant = new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber })
  await begin(applicant)
  const emailId = `m${mobileNumber}@example.com`
  await need(applicant.client.call(calls.generateEmailOTP, { emailId }))
  const otp = await applicant.code(emailId)
  const { store } = product.server.composed.deps
  const save = store.save.bind(store)
  store.save = async (input) => {
    store.save = save
    const version = applicant.view?.version ?? 0
    await need(applicant.client.call(calls.changeCard, { version, productLogo: 'vayu-miles' }))
    return save(input)
  }
  const [verified] = await need(applicant.client.call(calls.validateEmailOTP, { emailId, otp }))
  expect(verified).toMatchObject({ productLogo: 'vayu-miles', facts: { email: { verified: emailId } } })
}, 60_000)

test('an application that is withdrawn while the bank decides stays withdrawn', async () => {
  const { applicant } = await toDecision(panOf(700, 740))
  whileDeciding(async () => void (await need(applicant.client.call(calls.withdrawApplication, {}))))
  expect(await decide(applicant)).toMatchObject({
    ok: false,
    problem: 'VERSION_CONFLICT',
    detail: { application: { completedScreen: 'INTERNAL_REJECTION' } },
  })
  expect(await decide(applicant)).toMatchObject({ ok: false, problem: 'WRONG_STATE' })
  const { store } = product.server.composed.deps
  const stored = await store.applications.read(applicant.applicationId)
  expect(stored).toMatchObject({ state: 'closed', document: { completedScreen: 'INTERNAL_REJECTION' } })
}, 60_000)

test('[BR-20] a rejection whose offer is not accepted, and an approval, are not decided again', async () => {
  const soft = await toDecision(panOf(700, 740))
  await giveWork(soft.applicant, 'UNDER_25000')
  await askDecision(soft.applicant)
  const approved = await toDecision(panOf(700, 740))
  await askDecision(approved.applicant)
  await acceptOffer(approved.applicant)
  expect([soft, approved].map(({ applicant }) => applicant.screen)).toEqual(['credit-card', 'office-address'])
  for (const { applicant } of [soft, approved]) {
    const stood = applicant.view
    expect(await decide(applicant)).toMatchObject({ ok: false, problem: 'WRONG_STATE' })
    await need(applicant.load())
    expect(applicant.view?.version).toBe(stood?.version)
  }
  const { applicant } = soft
  await need(applicant.act('credit-card', 'accept', { depositAmount: '28000' }))
  await askDecision(applicant)
  expect(applicant.view?.completedScreen).toBe('BRE_APPROVED')
}, 60_000)

/** The stored report is that many days old, and what it says is bad. */
async function ageReport({ applicationId }: Applicant, days: number): Promise<void> {
  const { store, clock } = product.server.composed.deps
  const stored = await store.applications.read(applicationId)
  const bureau = stored?.document.facts.bureau
  if (!stored || !bureau) throw new Error('no report is stored')
  const { version, document } = stored
  const old = { ...bureau, day: addDays(bureau.day, -days), score: 602 }
  await store.save({
    writer: 'job',
    applicationId,
    version,
    document: withFacts(document, { bureau: old }),
    audit: [],
    at: clock(),
  })
}

test.each([
  [31, 'BRE_APPROVED', '2026-11-19'],
  [30, 'BRE_REJECT', '2026-10-20'],
])(
  '[BU-05] a report that is %i days old: %s, by the report of %s',
  async (days, marker, day) => {
    const { applicant } = await toDecision(panOf(700, 740))
    await ageReport(applicant, days)
    await askDecision(applicant)
    expect(applicant.view?.completedScreen).toBe(marker)
    expect(applicant.view?.facts.bureau?.day).toBe(day)
  },
  60_000,
)

test('[BU-05] an old report is not asked for again once the day’s enquiries are spent', async () => {
  const { applicant } = await toDecision(panOf(700, 740))
  await ageReport(applicant, 31)
  const { deps } = product.server.composed
  const { masterData } = deps
  deps.masterData = () => ({ ...masterData(), policy: { ...masterData().policy, bureauEnquiriesPerDay: 0 } })
  await product.moveClock(openHour + 86_400_000 - Date.now())
  try {
    await need(applicant.proveMobile())
    await need(applicant.load())
    expect(await decide(applicant)).toMatchObject({ ok: false, problem: 'bureauTomorrow' })
  } finally {
    deps.masterData = masterData
  }
  await askDecision(applicant)
  expect(applicant.view).toMatchObject({ completedScreen: 'BRE_APPROVED', facts: { bureau: { day: '2026-11-20' } } })
}, 60_000)

test(
  'both bureaus away: the call says so, as for every host, and works once one is back',
  { timeout: 60_000 },
  async () => {
    const mobileNumber = String(next++)
    const applicant = new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber })
    await begin(applicant)
    const person = { ...asha, panNumber: panOf(750, 900), emailId: `a${mobileNumber}@example.com` }
    await giveDetails(applicant, person)
    await announceEnquiry(applicant)
    await product.dial({ systems: { bureau: { failure: '503' } } })
    expect(await applicant.client.call(calls.bureauCheck, {})).toMatchObject({ ok: false, problem: 'UNAVAILABLE' })
    await product.dial({ systems: { bureau: { failure: 'none' } } })
    await expect
      .poll(async () => (await applicant.client.call(calls.bureauCheck, {})).ok, { timeout: 20_000, interval: 500 })
      .toBe(true)
  },
)
