import { incomeRange } from '@card-journey/bank/find.ts'
import type { Answer } from '@card-journey/contract/client.ts'
import { withFacts } from '@card-journey/journey/application/record.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Applicant, need } from './applicant.ts'
import { calls } from './calls.ts'
import { badPan, goodPan, moods, moodyBank, scoreOf, type MoodyBank } from './moody-bank.ts'
import { productOnBothEngines } from './on-both-engines.ts'
import type { Running } from './running.ts'
import { asha, begin, giveDetails, giveHomeAddress, homeAddress, verifyEmail } from './steps.ts'
import { openState, stand } from './stored.ts'

const runs = 3 * Number(process.env['SOAK'] ?? 1)
let people = 0

/** A device of an applicant; its two tabs share the session and know what each of them last saw. */
async function tabsOf({ url, sandboxUrl }: Running, prepare: (first: Applicant) => Promise<void>) {
  const settings = { url, sandboxUrl, mobileNumber: String(9_482_000_000 + people++) }
  const first = new Applicant(settings)
  await prepare(first)
  const second = new Applicant(settings)
  const { webSessionId, applicationId, sessionToken, token, cookie, view } = first
  Object.assign(second, { webSessionId, applicationId, sessionToken, token, cookie, view, envelope: first.channel() })
  return [first, second] as const
}

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
    motherMaidenName: 'Sunita Rao',
    fatherName: 'Mohan Kulkarni',
  })

const bureau = (applicant: Applicant) => applicant.client.call(calls.bureauCheck, {})
const decide = (applicant: Applicant) =>
  applicant.client.call(calls.breResponseDetails, { applicationId: applicant.applicationId })
const hide = (applicant: Applicant) =>
  applicant.client.call(calls.leaveApplication, { path: '/auth/check-answers', exit: false })
const setPin = (applicant: Applicant, mpin: string) => applicant.client.call(calls.setMPIN, { mpin, confirmMpin: mpin })

/** What the browser does with an answer: it takes over the application, also a refusal's. Never may it be a bug's. */
async function take(applicant: Applicant, asked: Promise<Answer<unknown>>): Promise<string> {
  const answer = await asked
  expect(answer.ok ? '' : answer.problem).not.toBe('INTERNAL')
  const body = (answer.ok ? answer.response : answer.detail) as { application?: Applicant['view'] }
  const view = Array.isArray(body) ? (body[0] as Applicant['view']) : body.application
  if (view && view.version >= (applicant.view?.version ?? 0)) applicant.see(view)
  return answer.ok ? 'ok' : answer.problem
}

const changes = ['poor', 'poor', 'bad', 'rich', 'good'] as const
const step = fc.record({
  tab: fc.constantFrom(0, 1),
  does: fc.constantFrom('decide', 'decide', ...changes, 'bureau', 'choose', 'hide', 'reload', 'other'),
})
/** Begins where it hurts most: the decision is on its way while an answer changes in the other tab. */
const plan = fc
  .record({
    changed: fc.constantFrom(...changes),
    groups: fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 }),
    felt: fc.array(fc.constantFrom(...moods), { minLength: 4, maxLength: 12 }),
  })
  .map(({ changed, groups, felt }) => ({
    groups: [
      [
        { tab: 0, does: 'decide' as const },
        { tab: 1, does: changed },
      ],
      ...groups,
    ],
    felt,
  }))

/** Goes on as a patient applicant whose bank is well again, until the bank has decided. */
async function untilDecided(applicant: Applicant, ownPan: string): Promise<string> {
  let pan = ownPan
  for (let asks = 0; asks < 20; asks++) {
    await need(applicant.load())
    const problem = await take(applicant, nextStep(applicant, pan))
    if (problem === 'end') return applicant.screen ?? ''
    if (problem === 'P101') pan = goodPan(9000 + (people % 900))
    // Two PANs were enquired about today, or three were wrong: tomorrow is another day.
    if (['P102', 'BUREAU_TOMORROW', 'bureauTomorrow'].includes(problem)) return 'tomorrow'
  }
  return `no end: ${applicant.screen}`
}

function nextStep(applicant: Applicant, pan: string): Promise<Answer<unknown>> {
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
        : bureau(applicant)
    case 'home-address':
      return applicant.act('home-address', 'submit', homeAddress)
    case 'check-answers':
      return applicant.view?.facts.bureau ? decide(applicant) : bureau(applicant)
    default:
      return Promise.resolve({ ok: false, problem: 'end', detail: {}, call: '', message: '' } as never)
  }
}

/** An approval rests on the record as it stands: on this person's own score and this income. */
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

productOnBothEngines('any interleaving', { RATE_FACTOR: '100000' }, (product) => {
  test(
    'T23, T24: ends in a decision on the facts on record, one PAN in one application, and a way on',
    { timeout: 60_000 * runs },
    async () => {
      const bank = moodyBank(product())
      await fc.assert(
        fc.asyncProperty(plan, async ({ groups, felt }) => {
          bank.feel([])
          const number = (people += 2)
          const [good, bad] = [goodPan(number), badPan(number)]
          const tabs = await tabsOf(product(), async (first) => {
            await begin(first)
            await giveDetails(first, { ...asha, panNumber: good, emailId: emailOf(first) })
            await giveHomeAddress(first)
          })
          const [other] = await tabsOf(product(), async (first) => {
            await begin(first)
            await verifyEmail(first, emailOf(first))
          })
          bank.feel(felt)
          for (const group of groups) {
            await Promise.all(
              group.map(async ({ tab, does }) => {
                const actor = tabs[tab] ?? tabs[0]
                const acts: Record<typeof does, () => Promise<Answer<unknown>>> = {
                  decide: () => decide(actor),
                  bad: () => personalDetails(actor, bad),
                  good: () => personalDetails(actor, good),
                  poor: () => work(actor, 'UNDER_25000'),
                  rich: () => work(actor, 'FROM_100000'),
                  bureau: () => bureau(actor),
                  choose: () => actor.act('confirm-home-address', 'submit', { addressChoice: '0' }),
                  hide: () => hide(actor),
                  reload: () => actor.load(),
                  other: () => personalDetails(other, bad),
                }
                const by = does === 'other' ? other : actor
                // Told that the application changed meanwhile, a person looks and presses again.
                const problem = await take(by, acts[does]())
                return problem === 'VERSION_CONFLICT' ? take(by, acts[does]()) : problem
              }),
            )
            await mustRestOnRecord(product(), bank, [tabs[0], other])
          }
          bank.feel([])
          const ends = [await untilDecided(tabs[0], good), await untilDecided(other, bad)]
          for (const end of ends) expect(['congratulations', 'rejected', 'credit-card', 'tomorrow']).toContain(end)
          await mustRestOnRecord(product(), bank, [tabs[0], other])
        }),
        { numRuns: runs, endOnFailure: true },
      )
    },
  )

  const pinStep = fc.record({ tab: fc.constantFrom(0, 1), does: fc.constantFrom('270518', '380629', 'hide', 'reload') })
  const pinPlan = fc.record({
    groups: fc.array(fc.array(pinStep, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 }),
    moods: fc.array(fc.constantFrom(...moods), { maxLength: 8 }),
  })

  test(
    'T20, T24: leaves at most one PIN, the one that was confirmed, and the card within reach',
    { timeout: 60_000 * runs },
    async () => {
      const bank = moodyBank(product())
      const { store, clock } = product().server.composed.deps
      await fc.assert(
        fc.asyncProperty(pinPlan, async ({ groups, moods: felt }) => {
          const tabs = await tabsOf(product(), async (first) => {
            await begin(first)
            await stand(product(), first, withFacts(openState(calls.setMPIN), { mpin: undefined }))
            const { applicationId } = first
            const details = { cardReference: `card-${applicationId}`, last4: '1234', network: 'VISA' }
            await store.cards.record({ applicationId, reference: details.cardReference, details, at: clock() })
            await need(first.load())
          })
          bank.feel(felt)
          const confirmed: string[] = []
          for (const group of groups) {
            await Promise.all(
              group.map(async ({ tab, does }) => {
                const actor = tabs[tab] ?? tabs[0]
                if (does === 'hide') return take(actor, hide(actor))
                if (does === 'reload') return take(actor, actor.load())
                if ((await take(actor, setPin(actor, does))) === 'ok') confirmed.push(does)
                return undefined
              }),
            )
          }
          bank.feel([])
          const [first] = tabs
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
