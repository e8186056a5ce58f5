import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls as served } from '@card-journey/contract/api.ts'
import type { Application } from '@card-journey/journey/application/application.ts'
import { viewOf } from '@card-journey/journey/application/view.ts'
import { rowsOfCall } from '@card-journey/journey/steps/actions.ts'
import { mayAct } from '@card-journey/journey/flow/may-act.ts'
import { reachable } from '@card-journey/journey/flow/sample-records.ts'
import { standing } from '@card-journey/journey/flow/standing.ts'
import { Applicant, need } from './applicant.ts'
import { atRest } from './background.ts'
import { startProduct, type Running } from './running.ts'
import { sampleRequest } from './sample-requests.ts'
import { expectNoEffect, placeAt } from './stored.ts'

/** Every call that the flow opens and closes, from the contract: a new one is tried here automatically. */
const gated = served.filter((call) => call.allowed === 'by-action')

let product: Running
let applicant: Applicant
const mobileNumber = '9512345670'

beforeAll(async () => {
  product = await startProduct({ RATE_FACTOR: '1000' })
  applicant = new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber })
  await need(applicant.proveMobile())
  await need(applicant.apply())
  await atRest(product)
}, 240_000)
afterAll(() => product.close())

test.each(['NTB', 'ETB'] as const)(
  '[T9] %s: in every reachable state, a call that no action allows there is refused with the applicant’s current screen, nothing changes and none of the bank’s systems is asked',
  { timeout: 240_000 },
  async (customerType) => {
    let refused = 0
    const states = new Map<string, Application>(
      reachable(customerType).map(({ record, screen }) => [`${record.completedScreen} ${screen}`, record]),
    )
    const [[, any] = []] = states
    if (any)
      states.set('a marker of no table', { ...any, completedScreen: 'NOWHERE' as Application['completedScreen'] })
    for (const [state, record] of states) {
      await placeAt(product, applicant, record)
      const view = viewOf(record)
      await expectNoEffect(product, async () => {
        for (const call of gated) {
          if (rowsOfCall(call.id, customerType).some((row) => mayAct(view, row.screen, row.action))) continue
          const request = sampleRequest(call, { applicationId: applicant.applicationId, mobileNumber })
          expect(await applicant.client.call(call, request as never), `${state} ${call.id}`).toMatchObject({
            ok: false,
            problem: 'WRONG_STATE',
            httpStatus: 409,
            detail: { screen: standing(view) },
          })
          refused += 1
        }
      })
    }
    expect(refused).toBeGreaterThan(states.size * 10)
  },
)
