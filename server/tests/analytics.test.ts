import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { recordEvent } from '@card-journey/contract/calls/apps/recordEvent.ts'
import { errorCodes } from '@card-journey/journey/errors/error-codes.ts'
import { screenIds } from '@card-journey/journey/ids/screen-ids.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { versionOf } from '@card-journey/bank/text-version-for-tests.ts'
import { Applicant, need } from './applicant.ts'
import { eventually } from './eventually.ts'
import { startProduct, type Running } from './running.ts'

let product: Running
const received: Record<string, unknown>[] = []
const bank = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    received.push(JSON.parse(Buffer.concat(parts).toString()) as Record<string, unknown>)
    response.end()
  })
})
beforeAll(async () => {
  await new Promise<void>((resolve) => bank.listen(0, '127.0.0.1', resolve))
  const { port } = bank.address() as AddressInfo
  product = await startProduct({ ANALYTICS_URL: `http://127.0.0.1:${port}/events`, RATE_FACTOR: '1000' })
})
afterAll(async () => {
  await product.close()
  bank.close()
})

const someone = () => new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber: '9812300781' })
const sandboxHas = async () => (await (await fetch(`${product.sandboxUrl}/analytics`)).json()) as { screen?: string }[]

test('[ER-19, RO-04, CO-33] an event reaches the bank’s analytics and the sandbox, with the error’s text and the channel of web analytics', async () => {
  const { client } = someone()
  const event = { name: 'page-load', screen: 'auth-error', errorType: 'A100', ageBand: '25-34' } as const
  await need(client.call(recordEvent, { event, consent: versionOf('ANALYTICS') }))
  const measured = {
    ...event,
    channel: 'SF96',
    at: expect.stringMatching(/^2026-11-19T/),
    errorText: expect.stringMatching(/\S/),
  }
  await eventually(() => expect(received).toEqual([measured]))
  await eventually(async () => expect(await sandboxHas()).toEqual([measured]))
})

test('[SC-09] the submission of an NSTP application is an event', async () => {
  const event = { name: 'application-submitted', journeyMode: 'NSTP' } as const
  await need(someone().client.call(recordEvent, { event, consent: versionOf('ANALYTICS') }))
  await eventually(() => expect(received.at(-1)).toMatchObject(event))
})

test('[ER-34] an event that was agreed to under another text than the bank’s is dropped', async () => {
  const { client } = someone()
  const seen = received.length
  await need(client.call(recordEvent, { event: { name: 'page-load', screen: 'crn' }, consent: '0.9' }))
  await need(client.call(recordEvent, { event: { name: 'page-load', screen: 'dob' }, consent: versionOf('ANALYTICS') }))
  await eventually(() => expect(received.length).toBe(seen + 1))
  expect(received.at(-1)).toMatchObject({ screen: 'dob' })
})

test('[T18, ER-34] events of every screen and every error hold nothing personal, whoever sends them', async () => {
  const { client, settings } = someone()
  const events = [
    ...screenIds.map((screen) => ({ name: 'page-load', screen }) as const),
    ...errorCodes.map((errorType) => ({ name: 'page-load', screen: 'error', errorType }) as const),
  ]
  const seen = received.length
  for (const event of events) await need(client.call(recordEvent, { event, consent: versionOf('ANALYTICS') }))
  await eventually(() => expect(received.length).toBe(seen + events.length))
  for (const { errorType, errorText } of received.slice(seen)) if (errorType) expect(errorText).toMatch(/\S/)
  const told = JSON.stringify(received)
  for (const personal of [settings.mobileNumber, '127.0.0.1']) expect(told).not.toContain(personal)
  expect(told).not.toMatch(/\d{10}|@|[A-Z]{5}\d{4}[A-Z]/)
})
