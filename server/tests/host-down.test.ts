import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Applicant, need } from './applicant.ts'
import { calls } from './calls.ts'
import { outcomeOf } from './outage-trial.ts'
import { relayToHost } from './relay-to-host.ts'
import { startProduct, type Running } from './running.ts'
import { asha, begin, giveDetails, giveHomeAddress, giveMore, personalDetailsOf, verifyEmail } from './steps.ts'

/*
 * The rules engine is down while applicants press again and again and others save. The runbook (host-down.md) has
 * figures that this test printed; the bounds here leave room.
 */

const attemptMs = 2000
/** What follows from that setting: three attempts. */
const callMs = 3 * attemptMs
const breakerMs = 1000
/** For the work of a machine that does much else. */
const roomMs = 5000

let relay: Awaited<ReturnType<typeof relayToHost>>
let product: Running
let people = 9_426_000_000
beforeAll(async () => {
  relay = await relayToHost()
  product = await startProduct({
    RATE_FACTOR: '100000',
    BANK_TIMEOUT_MS: String(attemptMs),
    BREAKER_SECONDS: String(breakerMs / 1000),
    BANK_DECISION_URL: `${relay.url}/systems/decision`,
  })
  relay.to(product.sandboxUrl)
})
afterAll(async () => {
  await product.close()
  await relay.close()
})

const someone = () =>
  new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber: String(people++) })

const detailsOf = ({ settings: { mobileNumber } }: Applicant) => ({
  ...asha,
  panNumber: `ABCPW${mobileNumber.slice(-4)}F`,
  emailId: `w${mobileNumber}@example.com`,
})

async function beforeDecision(): Promise<Applicant> {
  const applicant = someone()
  await begin(applicant)
  await giveDetails(applicant, detailsOf(applicant))
  await giveHomeAddress(applicant)
  return applicant
}

async function amongDetails(): Promise<Applicant> {
  const applicant = someone()
  await begin(applicant)
  await verifyEmail(applicant, detailsOf(applicant).emailId)
  await need(applicant.act('personal-details', 'submit', personalDetailsOf(detailsOf(applicant))))
  return applicant
}

const recordOf = async ({ applicationId }: Applicant) =>
  product.server.composed.deps.store.applications.read(applicationId)

const ask = ({ client, applicationId }: Applicant) =>
  client.call(calls.breResponseDetails, { applicationId }, { impatient: true })

/** Answers while the host is down, with how long each was waited for; and when the first one came after it was back. */
async function outage(askers: readonly Applicant[], state: 'refusing' | 'silent') {
  const answers: { outcome: string | undefined; ms: number }[] = []
  let isDown = true
  let [backAt, firstAt] = [0, Infinity]
  const press = async (asker: Applicant): Promise<void> => {
    for (;;) {
      const began = performance.now()
      const outcome = outcomeOf(await ask(asker))
      if (isDown) answers.push({ outcome, ms: performance.now() - began })
      if (outcome === 'ok') return void (firstAt = Math.min(firstAt, performance.now()))
      await pause(100)
    }
  }
  await relay.become(state)
  const downAt = performance.now()
  const pressing = Promise.all(askers.map(press))
  while (product.server.composed.deps.breakers().decision !== 'open') await pause(10)
  const opened = performance.now()
  // Long enough for the open breaker to let one call try in vain.
  await pause(2 * breakerMs + attemptMs)
  isDown = false
  await relay.become('well')
  backAt = performance.now()
  await pressing
  return {
    answers,
    openedMs: Math.round(opened - downAt),
    longestMs: Math.round(Math.max(...answers.map(({ ms }) => ms))),
    firstMs: Math.round(firstAt - backAt),
    allMs: Math.round(performance.now() - backAt),
  }
}

test.each(['refusing', 'silent'] as const)(
  '[T24, T25] a host that is down (%s) under load: it is spared, nobody waits long, nothing is approved or lost, and it goes on',
  async (state) => {
    const [askers, savers] = await Promise.all([
      Promise.all(Array.from({ length: 8 }, beforeDecision)),
      Promise.all(Array.from({ length: 4 }, amongDetails)),
    ])
    let saving = true
    const saved = savers.map(async (saver) => {
      let saves = 0
      for (; saving; saves++) {
        await giveMore(saver, detailsOf(saver))
        await pause(20)
      }
      return saves
    })
    const { answers, ...figures } = await outage(askers, state)
    saving = false
    const saves = (await Promise.all(saved)).reduce((sum, some) => sum + some, 0)
    console.info(state, { ...figures, answers: answers.length, saves })

    // Whoever was answered while it was down reads that it did not work.
    expect([...new Set(answers.map(({ outcome }) => outcome))]).toEqual(['UNAVAILABLE'])
    expect(figures.longestMs).toBeLessThan(callMs + roomMs)
    expect(figures.openedMs).toBeLessThan(callMs + roomMs)
    // The breaker's wait, the trial before it that is still silent, and the call itself.
    expect(figures.firstMs).toBeLessThan(breakerMs + attemptMs + callMs + roomMs)
    for (const saver of savers) expect((await recordOf(saver))?.version).toBe(saver.view?.version)
    expect(saves).toBeGreaterThan(savers.length)
    // Each was decided once, when it was asked.
    for (const asker of askers) expect((await recordOf(asker))?.document.facts.decision).toBeDefined()
  },
)

test('[T25] a call that asks several systems, each late, one after the other ends within the one bound', async () => {
  const applicant = someone()
  await begin(applicant)
  await verifyEmail(applicant, detailsOf(applicant).emailId)
  // Each is silent once and then slow. Core banking is asked two things at once.
  const late = { failure: 'timeout', times: 1, latencyMs: 0.75 * attemptMs }
  await product.dial({ systems: { pan: late, 'core-bank': { ...late, times: 2 }, screening: late } })
  const began = performance.now()
  const answer = await applicant.act('personal-details', 'submit', personalDetailsOf(detailsOf(applicant)), {
    impatient: true,
  })
  // With time of its own for each it would be answered well, later.
  expect(outcomeOf(answer)).toBe('UNAVAILABLE')
  expect(performance.now() - began).toBeLessThan(callMs + roomMs)
  await product.dial({ systems: { pan: {}, 'core-bank': {}, screening: {} } })
  await need(applicant.act('personal-details', 'submit', personalDetailsOf(detailsOf(applicant))))
})
