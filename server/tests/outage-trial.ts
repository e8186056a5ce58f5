import type { CallResult } from '@card-journey/contract/client.ts'
import { afterAll, beforeAll } from 'vitest'
import { Applicant } from './applicant.ts'
import { outageWays, type Way } from './outage-ways.ts'
import { startProduct, type Running } from './running.ts'

// A system that is silent is given up soon: how long that takes is the transport's matter.
const environment = { RATE_FACTOR: '100000', METRICS: 'true', BREAKER_SECONDS: '0.5', BANK_TIMEOUT_MS: '1000' }

/** A product for the tests of a file, with the ways on which a new-to-bank applicant comes to each of the bank's systems. */
export function trialOfOutages() {
  let product: Running
  let people = 9_425_000_000
  beforeAll(async () => void (product = await startProduct(environment)))
  afterAll(() => product.close())

  const { first, beside } = outageWays(() => product)
  const someone = () =>
    new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber: String(people++) })

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

  return { product: () => product, first, beside, someone, dial, recordOf, leadAll }
}

export const outcomeOf = (answer: CallResult<unknown> | undefined) => (answer?.ok ? 'ok' : answer?.problem)
