import { contestDecision } from '@card-journey/contract/calls/apps/contestDecision.ts'
import { remindToApply } from '@card-journey/contract/calls/apps/remindToApply.ts'
import { updateApplication } from '@card-journey/contract/calls/apps/updateApplication.ts'
import { withdrawApplication } from '@card-journey/contract/calls/apps/withdrawApplication.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Applicant, need } from './applicant.ts'
import { eventually } from './eventually.ts'
import { workIsDone } from './background.ts'
import { messagesTo } from './inbox.ts'
import { productOnEngines } from './on-engines.ts'
import { goTo, openHour, startProduct, type Running } from './running.ts'
import { begin } from './steps.ts'

/** Somebody whom the rules rejected at openHour, 19 November 2026. */
async function rejected(product: Running, mobileNumber = newMobile()): Promise<Applicant> {
  const applicant = new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber })
  await begin(applicant)
  const { store, clock } = product.server.composed.deps
  const stored = await store.applications.read(applicant.applicationId)
  if (!stored) throw new Error('no application')
  const at = clock()
  const rejectedDate = new Date(at).toISOString()
  await store.save({
    writer: 'job',
    applicationId: stored.id,
    version: stored.version,
    document: { ...stored.document, completedScreen: 'BRE_REJECT', rejectionCode: 'AG01', rejectedDate },
    audit: [],
    at,
  })
  await need(applicant.load())
  return applicant
}

const remind = async (applicant: Applicant, wanted: 'Y' | 'N' = 'Y') => {
  const answer = await applicant.client.call(remindToApply, { wanted, language: 'en' })
  if (answer.ok) applicant.see(answer.response[0])
  return answer
}

const contest = async (applicant: Applicant, words = 'My salary has changed.') => {
  const answer = await applicant.client.call(contestDecision, { words, language: 'hi' })
  if (answer.ok) applicant.see(answer.response[0])
  return answer
}

const day = 86_400_000

let mobiles = 9_876_520_001
/** Nobody that the sandbox knows. */
const newMobile = (): string => String(mobiles++)

let product: Running
beforeAll(async () => {
  product = await startProduct()
  await product.dial({ backOfficeSeconds: 0.2 })
})
afterAll(() => product.close())

test('a contested decision is told to the review with the applicant’s words, and the decision stays', async () => {
  const applicant = await rejected(product)
  await need(contest(applicant, 'मेरा वेतन\u0000 बदल गया है'))
  await eventually(async () => {
    await need(applicant.load())
    expect(applicant.view?.facts.contest?.outcome).toBe('stays')
  })
  const { mobileNumber } = applicant.settings
  await eventually(async () => expect(await messagesTo(product, mobileNumber, 'CONTEST_STAYS')).toHaveLength(1))
  const [message] = await messagesTo(product, mobileNumber, 'CONTEST_STAYS')
  expect(message?.text).toContain('हमारा फ़ैसला वही है')
  const kept = await product.server.composed.store.contests.of(applicant.applicationId)
  expect(kept).toMatchObject({ words: 'मेरा वेतन बदल गया है', outcome: 'stays' })
  expect(JSON.stringify(applicant.view)).not.toContain('मेरा वेतन')
})

test('person …05: a person lifts the decision: the block is lifted, and a new application is taken at once', async () => {
  const applicant = await rejected(product, '9000000005')
  await need(contest(applicant))
  await eventually(async () => expect(await messagesTo(product, '9000000005', 'CONTEST_LIFTED')).toHaveLength(1))
  const again = new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber: '9000000005' })
  await begin(again)
  expect(again.applicationId).not.toBe(applicant.applicationId)
})

test('person …08: a review that refuses a contest is asked again, and the applicant reads meanwhile that it is delayed', async () => {
  const applicant = await rejected(product, '9000000008')
  await need(contest(applicant))
  const contestOf = async () => {
    await need(applicant.load())
    return applicant.view?.facts.contest
  }
  await eventually(async () => expect(await contestOf()).toMatchObject({ delayed: true }))
  const { clock } = product.server.composed.deps
  // It is asked again after a minute, then after longer.
  await eventually(async () => {
    await product.moveClock(clock() - Date.now() + 60_000)
    expect(await contestOf()).toMatchObject({ outcome: 'stays' })
  })
  await product.moveClock(openHour - Date.now())
  expect(applicant.view?.facts.contest).not.toHaveProperty('delayed')
  expect(product.logged()).toContain('REVIEW_CLOSED')
  await eventually(async () => expect(await messagesTo(product, '9000000008', 'CONTEST_STAYS')).toHaveLength(1))
})

test('[T9] words of a contest are kept as a draft after an ending, and nowhere else, until the contest is sent', async () => {
  const keep = (applicant: Applicant, contestWords: string) =>
    applicant.client.call(updateApplication, {
      applicationDetails: {
        applicationReferenceNo: applicant.applicationId,
        version: applicant.view?.version ?? 0,
        screen: 'rejected',
        action: 'contest',
        contestWords,
      } as never,
      draft: true,
    })
  const open = new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber: newMobile() })
  await begin(open)
  expect(await keep(open, 'half')).toMatchObject({ problem: 'FIELD_NOT_YOURS' })
  const applicant = await rejected(product)
  const words = 'My salary has changed. '.repeat(40)
  await need(keep(applicant, words))
  await need(applicant.load())
  expect(applicant.view?.drafts).toEqual({ rejected: { contestWords: words } })
  const { pool } = product.server.composed.store.database
  const kept = async () =>
    (
      await pool.query<{ answers: Buffer | null }>('select answers from draft where application_id = $1', [
        applicant.applicationId,
      ])
    ).rows.map(({ answers }) => answers?.toString('utf8') ?? '')
  expect((await kept()).join('')).not.toContain('salary')
  await need(contest(applicant, words))
  expect(await kept()).toEqual([''])
  expect(await keep(applicant, 'once more')).toMatchObject({ problem: 'FIELD_NOT_YOURS' })
})

test('[T9] only an ending can be contested, once, and with no more than a thousand characters', async () => {
  const open = new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber: newMobile() })
  await begin(open)
  expect(await contest(open)).toMatchObject({ problem: 'WRONG_STATE' })
  expect(await remind(open)).toMatchObject({ problem: 'WRONG_STATE' })
  const applicant = await rejected(product)
  expect(await contest(applicant, 'x'.repeat(1001))).toMatchObject({ problem: 'BAD_REQUEST' })
  await need(contest(applicant, 'first'))
  await need(contest(applicant, 'second'))
  expect(await product.server.composed.store.contests.of(applicant.applicationId)).toMatchObject({ words: 'first' })
})

test('somebody who has withdrawn has nothing to contest', async () => {
  const applicant = new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber: newMobile() })
  await begin(applicant)
  await need(applicant.client.call(withdrawApplication, {}))
  expect(await contest(applicant)).toMatchObject({ problem: 'WRONG_STATE' })
})

test('[LG-28] who asks to be reminded gets on that day one message, not a day before', async () => {
  await product.moveClock(openHour - Date.now())
  const asking = await rejected(product)
  const undecided = await rejected(product)
  const undone = await rejected(product)
  await need(remind(asking))
  expect(asking.view?.facts.reminder).toEqual({ day: '2027-05-19' })
  // A choice that goes to and fro is still one message.
  await need(remind(undecided))
  await need(remind(undecided, 'N'))
  await need(remind(undecided))
  await need(remind(undone))
  await need(remind(undone, 'N'))
  expect(undone.view?.facts.reminder).toBeUndefined()
  const told = (applicant: Applicant) => messagesTo(product, applicant.settings.mobileNumber, 'APPLY_AGAIN')
  await goTo(product, '2027-05-18T23:00:00')
  await workIsDone(product, { of: asking })
  expect(await told(asking)).toHaveLength(0)
  await goTo(product, '2027-05-19T10:00:30')
  await eventually(async () => expect(await told(asking)).toHaveLength(1))
  await eventually(async () => expect(await told(undecided)).toHaveLength(1))
  for (const applicant of [asking, undecided, undone]) await workIsDone(product, { of: applicant })
  expect(await told(asking)).toHaveLength(1)
  expect(await told(undecided)).toHaveLength(1)
  expect(await told(undone)).toHaveLength(0)
  // What it says is true: a new application is taken.
  const { url, sandboxUrl } = product
  const again = new Applicant({ url, sandboxUrl, mobileNumber: asking.settings.mobileNumber })
  await begin(again)
  expect(again.applicationId).not.toBe(asking.applicationId)
})

test('who has applied again by then is not reminded', async () => {
  const today = product.server.composed.deps.clock()
  const applicant = await rejected(product)
  await need(remind(applicant))
  // Free from midnight, reminded at ten.
  await product.moveClock(today + 181 * day - Date.now() - 9 * 3_600_000)
  const { url, sandboxUrl } = product
  const { mobileNumber } = applicant.settings
  const again = new Applicant({ url, sandboxUrl, mobileNumber })
  await begin(again)
  await product.moveClock(today + 181 * day - Date.now())
  await workIsDone(product, { of: applicant })
  expect(await messagesTo(product, mobileNumber, 'APPLY_AGAIN')).toHaveLength(0)
})

productOnEngines('after the end', {}, (running) => {
  test('[R1] two tabs that contest at once ask once, and the choice of the other tab is not lost', async () => {
    const applicant = await rejected(running())
    const answers = await Promise.all([contest(applicant), contest(applicant), remind(applicant)])
    expect(answers.some(({ ok }) => ok)).toBe(true)
    await need(applicant.load())
    await need(contest(applicant))
    const { store } = running().server.composed
    const { rows } = await store.database.pool.query('select 1 from contest where application_id = $1', [
      applicant.applicationId,
    ])
    expect(rows).toHaveLength(1)
    const { rows: sealed } = await store.database.pool.query<{ words: Buffer }>('select words from contest')
    expect(sealed[0]?.words.toString('utf8')).not.toContain('salary')
  })
})
