import { afterAll, beforeAll, expect, test } from 'vitest'
import { Applicant, need } from './applicant.ts'
import { startProduct, type Running } from './running.ts'

let product: Running
beforeAll(async () => {
  product = await startProduct({ RATE_FACTOR: '100000' })
}, 90_000)
afterAll(() => product.close())

let numbers = 9_436_000_000

/** The record of somebody who came by a link with these data. */
async function arrives(data: Parameters<Applicant['apply']>[0]) {
  const { url, sandboxUrl } = product
  const applicant = new Applicant({ url, sandboxUrl, mobileNumber: String(numbers++) })
  await need(applicant.proveMobile())
  await need(applicant.apply(data))
  return (await product.server.composed.deps.store.applications.read(applicant.applicationId))?.document
}

test('[SP-03, EN-03, EN-27] the data of an entry link arrive in the application: channel, campaign and client', async () => {
  const record = await arrives({
    channelCode: 'SF96',
    clientId: 'SHOP',
    utmParameters: { utmSESource: 'mail', utmCPCampaign: 'diwali', utmAGMedium: 'banner' },
  })
  expect(record).toMatchObject({
    channelCode: 'SF96',
    clientId: 'SHOP',
    utmSESource: 'mail',
    utmCPCampaign: 'diwali',
    utmAGMedium: 'banner',
  })
  expect(record?.finalChannelCode).toBeUndefined()
})

test('[RO-06, T2] a request id that nobody prepared, and a telecaller’s channel, are not believed', async () => {
  const record = await arrives({ channelCode: 'SF80', requestId: 'f'.repeat(32), clientId: 'TELECALLER' })
  expect(record).toMatchObject({ channelCode: 'SF95', clientId: 'TELECALLER' })
  expect([record?.requestId, record?.finalChannelCode]).toEqual([undefined, undefined])
})

test('somebody who came by no link is of the default channel, without a campaign', async () => {
  const record = await arrives({})
  expect(record?.channelCode).toBe('SF95')
  for (const name of ['clientId', 'requestId', 'utmSESource', 'utmCPCampaign', 'utmAGMedium'] as const)
    expect(record?.[name] ?? '', name).toBe('')
})
