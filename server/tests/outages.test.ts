import type { Call } from '@card-journey/contract/call.ts'
import type { CallResult } from '@card-journey/contract/client.ts'
import type { SystemName } from '@card-journey/providers/operation.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { Applicant, need } from './applicant.ts'
import { calls } from './calls.ts'
import { startProduct, type Running } from './running.ts'
import { sampleRequest } from './sample-requests.ts'
import { asha, begin, giveDetails, giveHomeAddress, personalDetailsOf, verifyEmail } from './steps.ts'
import { openState, placeAt } from './stored.ts'

// Each of the bank's systems on a new-to-bank applicant's way fails in each way, at the call that asks it: the call says
// that something is unavailable, nothing is decided or lost, and the same press goes through once the system is back.

let product: Running
let people = 9_425_000_000

beforeAll(async () => void (product = await startProduct({ RATE_FACTOR: '100000', METRICS: 'true' })), 90_000)
afterAll(() => product.close())

const faults = ['500', '503', 'reset', 'garbage', 'truncated', 'timeout'] as const

const someone = () =>
  new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber: String(people++) })

interface Way {
  /** Brings somebody to the call. */
  lead: (applicant: Applicant) => Promise<void>
  ask: (applicant: Applicant) => Promise<CallResult<unknown>>
}

/** At a place of the flow where the call is open. */
const at = (call: Call): Way => ({
  async lead(applicant) {
    await begin(applicant)
    await placeAt(product, applicant, openState(call))
    await need(applicant.load())
  },
  ask: (applicant) => {
    const { applicationId, settings } = applicant
    const own = { applicationId, mobileNumber: settings.mobileNumber, version: applicant.view?.version ?? 0 }
    return applicant.client.call(call, sampleRequest(call, own) as never) as Promise<CallResult<unknown>>
  },
})

const emailOf = ({ settings }: Applicant) => `m${settings.mobileNumber}@example.com`

const ways: Partial<Record<SystemName, Way>> = {
  'core-bank': {
    async lead(applicant) {
      await need(applicant.proveMobile())
      await need(applicant.load())
    },
    ask: (applicant) => applicant.apply(),
  },
  pan: {
    async lead(applicant) {
      await begin(applicant)
      await verifyEmail(applicant, emailOf(applicant))
    },
    ask: (applicant) => {
      const panNumber = `ABCPQ${applicant.settings.mobileNumber.slice(-4)}F`
      const answers = personalDetailsOf({ ...asha, panNumber, emailId: emailOf(applicant) })
      return applicant.act('personal-details', 'submit', answers)
    },
  },
  bureau: at(calls.bureauCheck),
  decision: {
    async lead(applicant) {
      await begin(applicant)
      const panNumber = `ABCPR${applicant.settings.mobileNumber.slice(-4)}F`
      await giveDetails(applicant, { ...asha, panNumber, emailId: emailOf(applicant) })
      await giveHomeAddress(applicant)
    },
    ask: ({ client, applicationId }) => client.call(calls.breResponseDetails, { applicationId }),
  },
  ckyc: at(calls.ckycSearch),
  location: {
    ...at(calls.getLocationDetails),
    ask: ({ client }) => {
      const takenAt = new Date(product.server.composed.deps.clock()).toISOString()
      const place = { latitude: 12.9, longitude: 77.6, accuracyMetres: 9 }
      return client.call(calls.getLocationDetails, { ...place, takenAt })
    },
  },
}

const dialAll = (failure: string) =>
  product.dial({ systems: Object.fromEntries(Object.keys(ways).map((system) => [system, { failure }])) })

const recordOf = async ({ applicationId }: Applicant) => {
  const stored = applicationId ? await product.server.composed.deps.store.applications.read(applicationId) : undefined
  const { completedScreen, creditLimit, approvedDate, rejectedDate, journeyMode } = stored?.document ?? {}
  return {
    completedScreen,
    creditLimit,
    approvedDate,
    rejectedDate,
    journeyMode,
    decision: stored?.document.facts.decision,
  }
}

test.each(faults)(
  '[T24, T25] every system that answers with %s: unavailable, nothing decided, and on with it afterwards',
  async (fault) => {
    const led = await Promise.all(
      Object.entries(ways).map(async ([system, way]) => {
        const applicant = someone()
        await way.lead(applicant)
        return { system, way, applicant, before: await recordOf(applicant) }
      }),
    )
    await dialAll(fault)
    const refused = await Promise.all(
      led.map(async ({ system, way, applicant }) => [system, await way.ask(applicant)] as const),
    )
    await dialAll('none')
    expect(refused.map(([system, answer]) => [system, answer.ok ? 'ok' : answer.problem])).toEqual(
      led.map(({ system }) => [system, 'UNAVAILABLE']),
    )
    for (const { system, way, applicant, before } of led) {
      expect([system, await recordOf(applicant)]).toEqual([system, before])
      await vi.waitFor(
        async () => {
          if (applicant.applicationId) await need(applicant.load())
          const again = await way.ask(applicant)
          expect([system, again.ok ? 'ok' : again.problem]).toEqual([system, 'ok'])
        },
        { timeout: 20_000, interval: 500 },
      )
    }
  },
  120_000,
)

/** What the sandbox's system really did about somebody. */
const noted = async ({ settings }: Applicant, what: string): Promise<string[]> =>
  (
    (await (await fetch(`${product.sandboxUrl}/record?mobile=${settings.mobileNumber}`)).json()) as {
      what: string
      answer: string
    }[]
  )
    .filter((entry) => entry.what === what)
    .map(({ answer }) => answer.replace(/:.*/, ''))

test.each([
  ['bureau', ways.bureau],
  ['decision', ways.decision],
] as const)(
  '[T24] an answer of the %s that is lost on its way has happened once, however often it is pressed',
  async (system, way) => {
    if (!way) throw new Error(system)
    const { systems } = product.server.composed.deps
    const verb = system === 'bureau' ? systems.bureau : systems.decision
    const name = system === 'bureau' ? 'pull' : 'decide'
    // Safe: the two verbs are effects, wrapped as they are.
    const port = verb as unknown as Record<string, ((request: { reference: string }) => Promise<unknown>) & object>
    const real = port[name]
    if (!real) throw new Error(name)
    const applicant = someone()
    await way.lead(applicant)
    const lost = { byReference: async () => ({ kind: 'unavailable' }) }
    const happensAndIsLost = async (request: { reference: string }) => {
      await real(request)
      return { kind: 'unknown', reference: request.reference }
    }
    port[name] = Object.assign(happensAndIsLost, real, lost)
    const before = await recordOf(applicant)
    for (let press = 0; press < 3; press++) expect(await way.ask(applicant)).toMatchObject({ problem: 'UNAVAILABLE' })
    expect(await recordOf(applicant)).toEqual(before)
    port[name] = real
    expect(await way.ask(applicant)).toMatchObject({ ok: true })
    // The second bureau may be asked where the first was silent; neither of them twice.
    const answers = await noted(applicant, system)
    expect(answers.length).toBeGreaterThan(0)
    expect(new Set(answers).size).toBe(answers.length)
  },
)

test('a system that fails again and again is spared, and operators see which', async () => {
  await product.dial({ systems: { pan: { failure: '500' } } })
  const way = ways.pan
  const applicant = someone()
  await way?.lead(applicant)
  for (let press = 0; press < 4; press++) await way?.ask(applicant)
  const metrics = await (await fetch(`${product.operatorUrl}/metrics`)).text()
  expect(metrics).toContain('bank_system_breaker{system="pan",state="open"} 1')
  expect(metrics).toContain('bank_system_breaker{system="bureau",state="closed"} 1')
  const status = (await (await fetch(`${product.operatorUrl}/status`)).json()) as { breakers: object }
  expect(status.breakers).toEqual({ pan: 'open' })
  await product.dial({ systems: { pan: { failure: 'none' } } })
  await vi.waitFor(async () => expect((await way?.ask(applicant))?.ok).toBe(true), { timeout: 20_000, interval: 500 })
  expect(await (await fetch(`${product.operatorUrl}/metrics`)).text()).toContain(
    'bank_system_breaker{system="pan",state="closed"} 1',
  )
}, 60_000)
