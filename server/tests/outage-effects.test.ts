import { expect, test } from 'vitest'
import { workIsDone } from './background.ts'
import { instead } from './instead.ts'
import { outcomeOf, trialOfOutages } from './outage-trial.ts'
import type { Way } from './outage-ways.ts'

// An effect at one of the bank's systems happens once, whatever becomes of its answer or of the call.

const { product, first, beside, someone, dial, recordOf, leadAll } = trialOfOutages()

const withEffect = [...Object.entries(first), ...Object.entries(beside)].filter(([, way]) => way.verb)

test('[T25] systems that take their time are waited for, and asked once', async () => {
  for (const ways of [first, beside]) {
    const led = await leadAll(ways)
    await dial(Object.keys(ways), { latencyMs: 300 })
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
  const [port, name] = way.verb?.(product().server.composed.deps.systems) ?? []
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
        await workIsDone(product(), applicant.applicationId ? { of: applicant } : {})
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
