import { soak } from '@card-journey/contract/garbage-for-tests.ts'
import { reachable } from '@card-journey/journey/flow/sample-records.ts'
import { systemNames, type SystemName } from '@card-journey/providers/operation.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Applicant } from './applicant.ts'
import { stride, type Stride, type Walked } from './journey-walker.ts'
import { openHour, startProduct, type Running } from './running.ts'
import { begin } from './steps.ts'
import { placeAt } from './stored.ts'

// Random journeys over the whole product: from any place of the flow any action of any screen and any call, while the
// bank's systems fail in every way and the clock jumps. The model is the flow's own data. SOAK=100: 10,000.

const journeys = 100 * soak
/** So many begin with the same applicant, each at another place. */
const each = 20

/** SOAK_MINUTES: no more than fit into that time; the number that were made is printed. */
const minutes = Number(process.env['SOAK_MINUTES'] ?? 0)
const limited = {
  ...(minutes > 0 && { interruptAfterTimeLimit: minutes * 60_000 }),
}

/** The flow doesn't need to know a customer's number, so the sample records have none; past their birth date each has one. */
const places = [...reachable('NTB'), ...reachable('ETB')].map(({ record }) =>
  record.customerType === 'NTB' || ['VERIFY_MOBILE', 'VERIFY_DOB_CRN'].includes(record.completedScreen)
    ? record
    : { ...record, crn: record.crn ?? '1000001231' },
)
const systems = systemNames.filter((name) => name !== 'clock')

const fault = fc.record({
  systems: fc.oneof(fc.subarray(systems, { minLength: 1, maxLength: 3 }), fc.constant(systems)),
  failure: fc.constantFrom('500', '503', 'reset', 'garbage', 'truncated', '500', 'garbage', 'timeout', 'slow'),
})
const done: fc.Arbitrary<Stride> = fc.record({
  does: fc.constantFrom('open', 'open', 'open', 'any', 'openCall', 'openCall', 'anyCall'),
  pick: fc.nat(100_000),
  spoil: fc.option(fc.constantFrom('', 'Y', '९', '\u0000', 'x'.repeat(400), '0'), { nil: undefined, freq: 5 }),
  again: fc.constantFrom(true, false, false),
})
const moved: fc.Arbitrary<Stride> = fc.record({ does: fc.constantFrom('reload', 'comeBack') })
const journey = fc.record({
  place: fc.nat(places.length - 1),
  faults: fc.oneof(fc.constant(null), fault),
  jumpMs: fc.oneof(
    { weight: 40, arbitrary: fc.constant(null) },
    fc.constantFrom(-3_600_000, 60_000, 3_600_000, 86_400_000, 40 * 86_400_000),
  ),
  strides: fc.array(fc.oneof({ weight: 8, arbitrary: done }, moved), { minLength: 3, maxLength: 10 }),
})

let product: Running
let people = 9_431_000_000
let applicant: Applicant | undefined

beforeAll(async () => {
  product = await startProduct({ RATE_FACTOR: '1000000', BANK_TIMEOUT_MS: '400' })
}, 240_000)
afterAll(() => product.close())

const dial = (names: readonly SystemName[], dialled: object) =>
  product.dial({ systems: Object.fromEntries(names.map((name) => [name, dialled])) })

async function somebody(): Promise<Applicant> {
  const { url, sandboxUrl } = product
  const someone = new Applicant({ url, sandboxUrl, mobileNumber: String(people++) })
  await begin(someone)
  return someone
}

let read = 0
/** What nobody may find in a log: what the applicants are called, where they live, their numbers. */
const personal = [/\b9431\d{6}\b/, /ABCP[KS]\d{4}/, /Kulkarni|Residency Road|Lake Road|234123412346|asha@/i]

function logsAreClean(): void {
  const logged = product.logged()
  const lines = logged.slice(read).split('\n')
  read = logged.length
  const isBad = (line: string) => line.includes('"event":"bug"') || personal.some((datum) => datum.test(line))
  expect(lines.filter(isBad).map((line) => line.slice(0, 600))).toEqual([])
}

test(
  `[T9, T24, T25] ${journeys} random journeys: only what the flow allows, nothing acknowledged lost, no approval by failure, no bug`,
  { timeout: 60_000 + 5_000 * journeys, meta: { runs: journeys } },
  async ({ task }) => {
    const walk: Walked = { strides: 0, accepted: 0, refusedByGuard: 0, unavailable: 0, problems: {} }
    let begun = 0
    const started = performance.now()
    await fc.assert(
      fc.asyncProperty(journey, async ({ place, faults, jumpMs, strides }) => {
        if (begun++ % each === 0) applicant = undefined
        if (begun % 100 === 0)
          console.info(
            `${begun} journeys, ${Math.round((performance.now() - started) / 1000)} s, ${JSON.stringify(walk)}`,
          )
        const failing = new Set<SystemName>()
        try {
          if (applicant && !(await applicant.load()).ok) applicant = undefined
          applicant ??= await somebody()
          const record = places[place]
          if (!record) throw new Error('no place')
          await placeAt(product, applicant, record)
          if (jumpMs !== null) await product.moveClock(openHour + jumpMs - Date.now())
          if (faults) {
            const isSlow = faults.failure === 'slow'
            await dial(faults.systems, isSlow ? { latencyMs: 100 } : { failure: faults.failure })
            if (!isSlow) for (const name of faults.systems) failing.add(name)
          }
          for (const next of strides) await stride(product, applicant, next, failing, walk)
        } finally {
          await dial(systems, { failure: 'none', latencyMs: 0 })
          if (jumpMs !== null) {
            applicant = undefined
            await product.moveClock(openHour - Date.now())
          }
        }
        logsAreClean()
      }),
      { numRuns: journeys, endOnFailure: true, ...limited },
    )
    // Fewer fit into SOAK_MINUTES.
    task.meta.runs = begun
    console.info(`${begun} journeys: ${JSON.stringify(walk)}`)
    expect(walk.accepted).toBeGreaterThan(begun / 2)
    expect(walk.refusedByGuard).toBeGreaterThan(begun / 4)
    // About one stride in two hundred asks a system that fails: a short walk may meet none.
    if (begun >= 1000) expect(walk.unavailable).toBeGreaterThan(0)
  },
)
