import { afterAll, beforeAll, expect, test } from 'vitest'
import { Applicant, need } from './applicant.ts'
import { workIsDone } from './background.ts'
import { eventually } from './eventually.ts'
import { instead } from './instead.ts'
import { outageWays, type Way } from './outage-ways.ts'
import { startProduct, type Running } from './running.ts'

// Each of the bank's systems on a new-to-bank applicant's way fails in each way, at the call that asks it: the call says
// that something is unavailable, or goes on where the system is beside the way; nothing is decided or lost, and the same
// press goes through once the system is back.

let product: Running
let people = 9_425_000_000

// A system that is silent is given up soon: how long that takes is the transport's matter.
const environment = { RATE_FACTOR: '100000', METRICS: 'true', BREAKER_SECONDS: '0.5', BANK_TIMEOUT_MS: '1000' }
beforeAll(async () => void (product = await startProduct(environment)))
afterAll(() => product.close())

const faults = ['500', '503', 'reset', 'garbage', 'truncated', 'timeout'] as const

const someone = () =>
  new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber: String(people++) })

const { first, beside } = outageWays(() => product)
const groups = { 'on the way to a decision': first, 'beside that way': beside } as const
const withEffect = [...Object.entries(first), ...Object.entries(beside)].filter(([, way]) => way.verb)

const dial = (systems: readonly string[], dialled: object) =>
  product.dial({ systems: Object.fromEntries(systems.map((system) => [system, dialled])) })

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

/** Everybody at their call, with what the record says and the system has noted so far. */
const leadAll = (ways: Readonly<Record<string, Way>>) =>
  Promise.all(
    Object.entries(ways).map(async ([system, way]) => {
      const applicant = someone()
      await way.lead(applicant)
      const [before, happened = 0] = [await recordOf(applicant), await way.happened?.(applicant)]
      return { system, way, applicant, before, happened, screen: applicant.screen }
    }),
  )

const reload = async (applicant: Applicant) => {
  if (applicant.applicationId) await need(applicant.load())
}

test.each(Object.entries(groups).flatMap(([group, ways]) => faults.map((fault) => ({ group, ways, fault }))))(
  '[T24, T25] every system $group that does $fault: nothing is decided, and it goes on afterwards',
  async ({ ways, fault }) => {
    const led = await leadAll(ways)
    await dial(Object.keys(ways), { failure: fault })
    const answers = await Promise.all(led.map(({ way, applicant }) => way.ask(applicant)))
    await dial(Object.keys(ways), { failure: 'none' })
    expect(led.map(({ system }, at) => [system, outcomeOf(answers[at])])).toEqual(
      led.map(({ system, way }) => [system, way.goesOn ? 'ok' : 'UNAVAILABLE']),
    )
    for (const { system, way, applicant, before, happened, screen } of led) {
      if (way.goesOn) {
        const { completedScreen, ...decided } = await recordOf(applicant)
        expect([system, decided]).toEqual([system, { ...before, completedScreen: undefined }])
        expect([system, completedScreen]).toEqual([system, applicant.applicationId ? 'VERIFY_MOBILE' : undefined])
        await eventually(async () => expect([system, await way.happened?.(applicant)]).toEqual([system, happened + 1]))
        continue
      }
      expect([system, await recordOf(applicant)]).toEqual([system, before])
      await eventually(async () => {
        await reload(applicant)
        expect([system, applicant.screen]).toEqual([system, screen])
        expect([system, outcomeOf(await way.ask(applicant))]).toEqual([system, 'ok'])
      })
    }
  },
)

const outcomeOf = (answer: Awaited<ReturnType<Way['ask']>> | undefined) => (answer?.ok ? 'ok' : answer?.problem)

test('[T25] systems that take their time are waited for, and asked once', async () => {
  for (const ways of Object.values(groups)) {
    const led = await leadAll(ways)
    await dial(Object.keys(ways), { latencyMs: 900 })
    const answers = await Promise.all(led.map(({ way, applicant }) => way.ask(applicant)))
    await dial(Object.keys(ways), { latencyMs: 0 })
    expect(led.map(({ system }, at) => [system, outcomeOf(answers[at])])).toEqual(
      led.map(({ system }) => [system, 'ok']),
    )
    for (const { system, way, applicant, happened } of led)
      if (way.happened) expect([system, await way.happened(applicant)]).toEqual([system, happened + 1])
  }
})

type Verb = ((request: { reference: string; bureau?: string }) => Promise<unknown>) & {
  byReference: (reference: string) => Promise<unknown>
}

/** The references under which each effect reached the host: it happens once for each. */
const referencesOf = (asked: readonly { reference: string; bureau?: string }[]) => {
  const found: Record<string, Set<string>> = {}
  for (const { bureau = 'the system', reference } of asked) (found[bureau] ??= new Set()).add(reference)
  return Object.values(found).map((references) => references.size)
}

/** Replaces the way's verb during something. */
function whileReplaced(way: Way, replacing: (own: Verb) => Verb, during: () => Promise<void>): Promise<void> {
  const [port, name] = way.verb?.(product.server.composed.deps.systems) ?? []
  if (!port || !name) throw new Error('no verb')
  // Safe: `verb` names an effect, and the replacement wraps it.
  return instead(port as Record<string, Verb>, name, replacing, during)
}

test.each(withEffect)(
  '[T24] an answer of %s that is lost on its way has happened once, however often it is pressed',
  async (_system, way) => {
    const applicant = someone()
    await way.lead(applicant)
    const [before, happened = 0] = [await recordOf(applicant), await way.happened?.(applicant)]
    const asked: Parameters<Verb>[0][] = []
    let isLost = true
    await whileReplaced(
      way,
      (own) => {
        const ask: Verb = Object.assign(
          async (request: Parameters<Verb>[0]) => {
            asked.push(request)
            const answer = await own(request)
            return isLost ? { kind: 'unknown', reference: request.reference } : answer
          },
          { byReference: (reference: string) => (isLost ? Promise.resolve(away) : own.byReference(reference)) },
        )
        return ask
      },
      async () => {
        if (way.goesOn) expect(outcomeOf(await way.ask(applicant))).toBe('ok')
        else {
          for (let press = 0; press < 3; press++) expect(outcomeOf(await way.ask(applicant))).toBe('UNAVAILABLE')
          expect(await recordOf(applicant)).toEqual(before)
        }
        isLost = false
        if (!way.goesOn) expect(outcomeOf(await way.ask(applicant))).toBe('ok')
        await workIsDone(product, applicant.applicationId ? { of: applicant } : {})
      },
    )
    // The second bureau may be asked where the first was silent; neither of them twice.
    expect(referencesOf(asked)).toEqual(referencesOf(asked).map(() => 1))
    expect(asked.length).toBeGreaterThan(0)
    if (way.happened) expect(await way.happened(applicant)).toBe(happened + 1)
  },
)

const away = { kind: 'unavailable' }

test.each(withEffect)('[T24] a call to %s that arrives twice counts once, whichever answer comes', async (_s, way) => {
  const applicant = someone()
  await way.lead(applicant)
  const happened = (await way.happened?.(applicant)) ?? 0
  await whileReplaced(
    way,
    (own) =>
      Object.assign(async (request: Parameters<Verb>[0]) => {
        const [, second] = await Promise.all([own(request), own(request)])
        return second
      }, own),
    async () => expect(outcomeOf(await way.ask(applicant))).toBe('ok'),
  )
  if (way.happened) expect(await way.happened(applicant)).toBe(happened + 1)
})

const metrics = async () => (await fetch(`${product.operatorUrl}/metrics`)).text()

test.each([['pan', first.pan] as const, ...Object.entries(beside)])(
  '[T25] %s failing again and again is spared, operators see it, and it is asked again when it is well',
  async (system, way) => {
    if (!way) throw new Error(system)
    // Who goes on without an answer asks once; the others press again.
    const led = Array.from({ length: way.goesOn ? 12 : 1 }, someone)
    await Promise.all(led.map((applicant) => way.lead(applicant)))
    await dial([system], { failure: '500' })
    for (let press = 0; press < 12 && !(await metrics()).includes(stateOf(system, 'open')); press++) {
      const applicant = led[press % led.length]
      if (applicant) await way.ask(applicant)
    }
    expect(await metrics()).toContain(stateOf(system, 'open'))
    expect(await metrics()).toContain(stateOf('los', 'closed'))
    const status = (await (await fetch(`${product.operatorUrl}/status`)).json()) as { breakers: object }
    expect(status.breakers).toMatchObject({ [system]: 'open' })
    await dial([system], { failure: 'none' })
    const last = someone()
    await way.lead(last)
    await eventually(async () => expect(outcomeOf(await way.ask(last))).toBe('ok'))
    await eventually(async () => expect(await metrics()).toContain(stateOf(system, 'closed')))
  },
)

const stateOf = (system: string, state: string) => `bank_system_breaker{system="${system}",state="${state}"} 1`
