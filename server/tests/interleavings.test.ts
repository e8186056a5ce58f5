import { incomeRange } from '@card-journey/bank/find.ts'
import { soak } from '@card-journey/contract/garbage-for-tests.ts'
import type { CallResult } from '@card-journey/contract/client.ts'
import { withFacts } from '@card-journey/journey/application/record.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Applicant, need } from './applicant.ts'
import { calls } from './calls.ts'
import { badPan, goodPan, moods, moodyBank, scoreOf, type MoodyBank } from './moody-bank.ts'
import { productOnEngines } from './on-engines.ts'
import type { Running } from './running.ts'
import { comeBack, devicesOf, hide, shareSession, take, takeOver } from './devices.ts'
import { asha, begin, giveDetails, giveHomeAddress, homeAddress, verifyEmail } from './steps.ts'
import { openState, placeAt } from './stored.ts'

const runs = 2 * soak
let people = 0

const emailOf = ({ settings }: Applicant): string => `m${settings.mobileNumber}@example.com`

const personalDetails = (applicant: Applicant, panNumber: string) =>
  applicant.act('personal-details', 'submit', {
    panNumber,
    dateOfBirth: asha.dateOfBirth,
    firstName: asha.firstName,
    middleName: '',
    lastName: asha.lastName,
    emailId: emailOf(applicant),
  })

const work = (applicant: Applicant, range: string) =>
  applicant.act('work-details', 'submit', {
    employmentType: 'SALARIED',
    companyName: 'Lotus Software Private Limited',
    companyEmail: 'asha@lotus.example.com',
    industryType: 'IT',
    incomeRange: range,
    isBankDirector: 'N',
  })

const more = (applicant: Applicant) =>
  applicant.act('more-personal-details', 'submit', {
    nameOnCard: 'Asha Kulkarni',
    gender: 'FEMALE',
    maritalStatus: 'SINGLE',
    taxIndiaOnly: 'Y',
    motherMaidenName: 'Sunita Rao',
    fatherName: 'Mohan Kulkarni',
  })

const bureau = (applicant: Applicant) => applicant.client.call(calls.bureauCheck, {})
const decide = (applicant: Applicant) =>
  applicant.client.call(calls.breResponseDetails, { applicationId: applicant.applicationId })
const setPin = (applicant: Applicant, mpin: string) => applicant.client.call(calls.setMPIN, { mpin, confirmMpin: mpin })

/** An acknowledged save: which one, and the version that it created. */
interface Saved {
  did: string
  version: number
}

const changes = ['poor', 'poor', 'bad', 'rich', 'good'] as const
const acts = ['decide', ...changes, 'bureau', 'choose', 'hide', 'reload', 'signIn', 'other'] as const
interface Step {
  seat: 'tab' | 'otherTab' | 'device'
  does: (typeof acts)[number]
  afterMs: number
}
const seats: readonly Step['seat'][] = ['tab', 'otherTab', 'device']
const step = fc.record<Step>({
  seat: fc.constantFrom(...seats),
  does: fc.constantFrom(...acts, 'decide', 'signIn'),
  afterMs: fc.constantFrom(0, 0, 5, 15, 30),
})
const groupOf = fc.array(step, { minLength: 1, maxLength: 3 })
const does = (name: Step['does'], seat: Step['seat'], afterMs = 0): Step => ({ does: name, seat, afterMs })

/** Where interleaving is most dangerous. */
const openings = {
  'an answer changes in the other tab while the bank decides': fc
    .constantFrom(...changes)
    .map((changed) => [[does('decide', 'tab'), does(changed, 'otherTab')]]),
  'the tab is left while the bank decides, and another device takes over': fc
    .record({ changed: fc.constantFrom(...changes), afterMs: fc.constantFrom(15, 25, 40) })
    .map(({ changed, afterMs }) => [
      [does('decide', 'tab'), does('hide', 'otherTab', afterMs), does('signIn', 'device', afterMs + 10)],
      [does(changed, 'device'), does('decide', 'tab')],
    ]),
}
const planOf = (opening: fc.Arbitrary<Step[][]>) =>
  fc.record({
    opening,
    groups: fc.array(groupOf, { maxLength: 3 }),
    felt: fc.array(fc.constantFrom(...moods), { minLength: 4, maxLength: 12 }),
  })

/** Continues like a patient applicant whose bank is healthy again, until the bank has decided. */
async function untilDecided(applicant: Applicant, ownPan: string): Promise<string> {
  let pan = ownPan
  for (let asks = 0; asks < 20; asks++) {
    await need(applicant.load())
    const problem = await take(applicant, nextStep(applicant, pan))
    if (problem === 'end') return applicant.screen ?? ''
    if (problem === 'P101') pan = goodPan(9000 + (people % 900))
    // If two PANs were enquired about today, or three were wrong, continue tomorrow.
    if (['P102', 'BUREAU_TOMORROW', 'bureauTomorrow'].includes(problem)) return 'tomorrow'
  }
  return `no end: ${applicant.screen}`
}

function nextStep(applicant: Applicant, pan: string): Promise<CallResult<unknown>> {
  switch (applicant.screen) {
    case 'personal-details':
      return personalDetails(applicant, pan)
    case 'more-personal-details':
      return more(applicant)
    case 'work-details':
      return work(applicant, 'FROM_100000')
    case 'confirm-home-address':
      return applicant.view?.facts.bureau
        ? applicant.act('confirm-home-address', 'submit', { addressChoice: '0' })
        : applicant.view?.facts.enquiry?.announcedAt
          ? bureau(applicant)
          : applicant.act('confirm-home-address', 'pincode', { pincode: homeAddress.pincode })
    case 'home-address':
      return applicant.act('home-address', 'submit', homeAddress)
    case 'check-answers':
      return applicant.view?.facts.bureau ? decide(applicant) : bureau(applicant)
    default:
      return Promise.resolve({ ok: false, problem: 'end', detail: {}, call: '', message: '' } as never)
  }
}

/** An approval must match the current record: this person's own score and this income. */
async function mustRestOnRecord({ server }: Running, bank: MoodyBank, applicants: readonly Applicant[]) {
  const { store, masterData } = server.composed.deps
  const pans: string[] = []
  for (const { applicationId } of applicants) {
    const document = (await store.applications.read(applicationId))?.document
    const panNumber = document?.applicantDetails[0].panNumber
    if (!document || !panNumber) continue
    pans.push(panNumber)
    if (document.completedScreen !== 'BRE_APPROVED') continue
    const income = incomeRange(masterData(), document.workDetails?.incomeRange ?? '')?.lower
    expect(document.facts.bureau?.score).toBe(scoreOf(panNumber))
    const asked = bank.decisions.filter(
      ({ request, answer }) =>
        request.applicationReferenceNo === applicationId &&
        answer.systemDecision === 'approve' &&
        request.panNumber === panNumber &&
        request.bureauScore === scoreOf(panNumber) &&
        request.monthlyIncomeFrom === income,
    )
    expect(asked.length, 'an approval that nobody gave for these answers').toBeGreaterThan(0)
  }
  expect(new Set(pans).size, 'one PAN in two applications').toBe(pans.length)
}

/**
 * The acknowledged saves, ordered by version, are a serial order that explains the record: no version is missing or
 * created twice, each answer is that of its last save, and a decision follows from the answers before it.
 */
async function mustBeSerial(
  { server }: Running,
  applicationId: string,
  start: { version: number; panNumber: string; incomeRange: string },
  saves: readonly Saved[],
  pans: { good: string; bad: string },
): Promise<void> {
  const stored = await server.composed.deps.store.applications.read(applicationId)
  const inOrder = saves.toSorted((one, other) => one.version - other.version)
  expect(inOrder.map(({ version }) => version)).toEqual(inOrder.map((_, index) => start.version + index + 1))
  expect(stored?.version, 'a save that nobody was told of').toBe(start.version + inOrder.length)
  let { panNumber, incomeRange } = start
  let decision: string | undefined
  for (const { did } of inOrder) {
    expect(decision, `${did} after the decision`).toBeUndefined()
    if (did === 'good' || did === 'bad') panNumber = pans[did]
    if (did === 'poor') incomeRange = 'UNDER_25000'
    if (did === 'rich') incomeRange = 'FROM_100000'
    if (did === 'decide')
      decision = scoreOf(panNumber) >= 650 && incomeRange === 'FROM_100000' ? 'BRE_APPROVED' : 'BRE_REJECT'
  }
  const document = stored?.document
  expect(document?.applicantDetails[0].panNumber).toBe(panNumber)
  expect(document?.workDetails?.incomeRange).toBe(incomeRange)
  const decided = ['BRE_APPROVED', 'BRE_REJECT'].find((marker) => marker === document?.completedScreen)
  expect(decided).toBe(decision)
}

/** A device that lost the hold has saved nothing since. */
async function mustBeByHolder({ server }: Running, applicationId: string): Promise<void> {
  let holders: Set<string | undefined> | undefined
  for (const { what, detail, sessionId } of await server.composed.deps.store.audit.of(applicationId)) {
    if (what === 'hold-taken-over') holders = new Set([sessionId])
    else if (what === 'hold-shared') holders?.add(sessionId)
    else if (detail?.['marker'] !== undefined && holders)
      expect([...holders], `${what} by who lost the hold`).toContain(sessionId)
  }
}

/** However often a request is repeated, a bureau is asked once about a person, and about two persons a day at most. */
function mustBeFewEnquiries({ enquiries }: MoodyBank): void {
  const ofMobile = Map.groupBy(enquiries, ({ mobileNumber }) => mobileNumber)
  for (const asked of ofMobile.values()) {
    const ofPerson = Map.groupBy(asked, ({ panNumber, bureau: which }) => `${panNumber} ${which}`)
    for (const each of ofPerson.values()) expect(new Set(each.map(({ reference }) => reference)).size).toBe(1)
    expect(new Set(asked.map(({ panNumber }) => panNumber)).size).toBeLessThanOrEqual(2)
  }
}

productOnEngines('any interleaving', { RATE_FACTOR: '100000' }, (product) => {
  test.each(Object.entries(openings))(
    '[T23, T24] %s: a serial order explains the end, on the facts on record, with a way on',
    { timeout: 60_000 * runs, meta: { runs } },
    async (_title, opening) => {
      const bank = moodyBank(product())
      await fc.assert(
        fc.asyncProperty(planOf(opening), async ({ opening: first, groups, felt }) => {
          bank.feel([])
          const number = (people += 2)
          const [good, bad] = [goodPan(number), badPan(number)]
          const { tabs, device } = await devicesOf(product(), async (applicant) => {
            await begin(applicant)
            await giveDetails(applicant, { ...asha, panNumber: good, emailId: emailOf(applicant) })
            await giveHomeAddress(applicant)
          })
          const {
            tabs: [other],
          } = await devicesOf(product(), async (applicant) => {
            await begin(applicant)
            await verifyEmail(applicant, emailOf(applicant))
          })
          const start = { version: tabs[0].view?.version ?? 0, panNumber: good, incomeRange: 'FROM_100000' }
          const saves: Saved[] = []
          const actorAt = { tab: tabs[0], otherTab: tabs[1], device }
          const signIn = async (actor: Applicant): Promise<CallResult<unknown>> => {
            const taken = await takeOver(product(), actor)
            if (actor !== device) shareSession(actor, actor === tabs[0] ? tabs[1] : tabs[0])
            return taken
          }
          bank.feel(['late', ...felt])
          for (const group of [...first, ...groups]) {
            await Promise.all(
              group.map(async ({ seat, does: did, afterMs }) => {
                await new Promise((passed) => setTimeout(passed, afterMs))
                const actor = actorAt[seat]
                const calling: Record<typeof did, () => Promise<CallResult<unknown>>> = {
                  decide: () => decide(actor),
                  bad: () => personalDetails(actor, bad),
                  good: () => personalDetails(actor, good),
                  poor: () => work(actor, 'UNDER_25000'),
                  rich: () => work(actor, 'FROM_100000'),
                  bureau: () => bureau(actor),
                  choose: () => actor.act('confirm-home-address', 'submit', { addressChoice: '0' }),
                  hide: () => hide(actor),
                  reload: () => actor.load(),
                  signIn: () => signIn(actor),
                  other: () => personalDetails(other, bad),
                }
                if (did === 'other') return take(other, calling.other())
                // Without signing in on a device, nothing else is possible there.
                if (actor.sessionToken === '') return take(actor, signIn(actor))
                const saved = ['hide', 'reload', 'signIn'].includes(did)
                  ? undefined
                  : (version: number) => void saves.push({ did, version })
                const problem = await take(actor, calling[did](), saved)
                // If the application changed in the meantime, a person looks and presses again.
                return problem === 'VERSION_CONFLICT' ? take(actor, calling[did](), saved) : problem
              }),
            )
            await mustRestOnRecord(product(), bank, [tabs[0], other])
            await mustBeSerial(product(), tabs[0].applicationId, start, saves, { good, bad })
          }
          bank.feel([])
          const blocked = (await comeBack(product(), tabs[0], device)) === 'REJECTED_FOUND'
          const ends = [blocked ? 'rejected' : await untilDecided(tabs[0], good), await untilDecided(other, bad)]
          for (const end of ends) expect(['congratulations', 'rejected', 'credit-card', 'tomorrow']).toContain(end)
          await mustRestOnRecord(product(), bank, [tabs[0], other])
          await mustBeByHolder(product(), tabs[0].applicationId)
          mustBeFewEnquiries(bank)
        }),
        { numRuns: runs, endOnFailure: true },
      )
    },
  )

  const pinStep = fc.record({
    seat: fc.constantFrom(...seats),
    does: fc.constantFrom('270518', '380629', 'hide', 'reload', 'signIn'),
  })
  const pinPlan = fc.record({
    groups: fc.array(fc.array(pinStep, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 }),
    moods: fc.array(fc.constantFrom(...moods), { maxLength: 8 }),
  })

  test(
    '[T20, T24] leaves at most one PIN, the confirmed one, and the card accessible',
    { timeout: 60_000 * runs, meta: { runs } },
    async () => {
      const bank = moodyBank(product())
      const { store, clock } = product().server.composed.deps
      await fc.assert(
        fc.asyncProperty(pinPlan, async ({ groups, moods: felt }) => {
          const { tabs, device } = await devicesOf(product(), async (first) => {
            await begin(first)
            await placeAt(product(), first, withFacts(openState(calls.setMPIN), { mpin: undefined }))
            const { applicationId } = first
            const details = { cardReference: `card-${applicationId}`, last4: '1234', network: 'VISA' }
            await store.cards.record({ applicationId, reference: details.cardReference, details, at: clock() })
            await need(first.load())
          })
          bank.feel(felt)
          const confirmed: string[] = []
          for (const group of groups) {
            await Promise.all(
              group.map(async ({ seat, does: did }) => {
                const actor = { tab: tabs[0], otherTab: tabs[1], device }[seat]
                if (did === 'signIn' || actor.sessionToken === '') return take(actor, takeOver(product(), actor))
                if (did === 'hide') return take(actor, hide(actor))
                if (did === 'reload') return take(actor, actor.load())
                if ((await take(actor, setPin(actor, did))) === 'ok') confirmed.push(did)
                return undefined
              }),
            )
          }
          bank.feel([])
          const [first] = tabs
          await comeBack(product(), first, device)
          for (let asks = 0; asks < 6 && first.screen !== 'virtual-card'; asks++) {
            if ((await take(first, setPin(first, '270518'))) === 'ok') confirmed.push('270518')
            await need(first.load())
          }
          expect(first.screen).toBe('virtual-card')
          expect(confirmed.length).toBeLessThanOrEqual(1)
          const { applicationId } = first
          const setAt = (await store.applications.read(applicationId))?.document.facts.mpin?.setAt
          expect(Boolean(setAt)).toBe(confirmed.length === 1)
          for (const pin of confirmed)
            expect(await store.pins.verify({ applicationId, pin, at: clock() })).toEqual({ kind: 'right' })
        }),
        { numRuns: runs, endOnFailure: true },
      )
    },
  )
})
