import { afterAll, beforeAll, expect, test } from 'vitest'
import { reachable } from '@card-journey/journey/flow/sample-records.ts'
import { Applicant, need } from './applicant.ts'
import { calls } from './calls.ts'
import { startProduct, type Running } from './running.ts'
import { begin } from './steps.ts'
import { placeAt } from './stored.ts'

let product: Running
let people = 9_426_000_000

beforeAll(async () => void (product = await startProduct({ RATE_FACTOR: '100000' })), 90_000)
afterAll(() => product.close())

test.each([
  ['LOS_PUSH', 'los'],
  ['CRM_PUSH', 'crm'],
] as const)(
  'an application that is withdrawn at %s is closed at the %s too, also when that is away at first',
  async (marker, host) => {
    const { systems } = product.server.composed.deps
    const applicant = new Applicant({
      url: product.url,
      sandboxUrl: product.sandboxUrl,
      mobileNumber: String(people++),
    })
    await begin(applicant)
    const found = reachable('NTB').find(({ record }) => record.completedScreen === marker)
    if (!found) throw new Error(marker)
    const { applicationId: applicationReferenceNo } = applicant
    const { mobileNumber } = applicant.settings
    await systems[host].push({
      applicationReferenceNo,
      mobileNumber,
      productCode: 'PVRB',
      reference: crypto.randomUUID(),
    })
    await placeAt(product, applicant, found.record)
    await need(applicant.load())
    await product.dial({ systems: { [host]: { failure: '503', times: 2 } } })
    await need(applicant.client.call(calls.withdrawApplication, {}))
    await expect
      .poll(async () => systems[host].status({ applicationReferenceNo }), { timeout: 60_000, interval: 300 })
      .toMatchObject({ kind: 'answered', value: { state: 'rejected' } })
  },
  90_000,
)
