import { recordUpTo } from '@card-journey/journey/flow/sample-records.ts'
import type { Application } from '@card-journey/journey/application/application.ts'
import type { ProviderResult } from '@card-journey/providers/provider-result.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { Applicant, need } from './applicant.ts'
import { openHour, startProduct, type Running } from './running.ts'
import { placeAt } from './stored.ts'

type State = ProviderResult<{ state: string }>
const answered = (state: string): State => ({ kind: 'answered', value: { state }, ms: 1 })

let product: Running
let mobiles = 9_467_000_001
let applicationState: Running['server']['composed']['deps']['systems']['crm']['applicationState']
const crm = () => product.server.composed.deps.systems.crm

beforeAll(async () => {
  product = await startProduct({ RATE_FACTOR: '1000' })
  applicationState = crm().applicationState
}, 60_000)
afterEach(() => void (crm().applicationState = applicationState))
afterAll(() => product.close())

/** Logs in again to an application that the bank has; `said` is what the CRM answers. */
async function login(said: () => Promise<State>, more: Partial<Application> = {}) {
  const mobileNumber = String(mobiles++)
  const applicant = new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber })
  await need(applicant.proveMobile())
  await need(applicant.load())
  await need(applicant.apply())
  const waiting: Application = { ...recordUpTo('LOS_PUSH', 'ETB'), applicationNumber: 'AB1', ...more }
  await placeAt(product, applicant, waiting)
  let asked = 0
  crm().applicationState = () => {
    asked += 1
    return said()
  }
  const answer = await applicant.load('Y')
  return { outcome: answer.ok ? 'continues' : answer.problem, asked }
}

const rejectedDate = new Date(openHour).toISOString()
const rejected = { completedScreen: 'INTERNAL_REJECTION', rejectedDate } as const

test.each([
  ['new', 'continues'],
  ['Open', 'continues'],
  ['REOPENED', 'continues'],
  ['unable', 'REJECTED_FOUND'],
  ['notapproved', 'REJECTED_FOUND'],
  [' Rejected ', 'REJECTED_FOUND'],
  ['<html>', 'continues'],
  ['', 'continues'],
])('[NX-S-11, NX-S-14] the CRM keeps an application as “%s”: at login it %s', async (state, outcome) => {
  expect(await login(async () => answered(state))).toEqual({ outcome, asked: 1 })
})

test('[NX-S-14] a rejected application that the bank has reopened continues; no other word lifts a rejection', async () => {
  expect((await login(async () => answered('reopened'), rejected)).outcome).toBe('continues')
  for (const state of ['open', 'new', 'nonsense'])
    expect((await login(async () => answered(state), rejected)).outcome).toBe('REJECTED_FOUND')
})

test('[NX-S-14] a CRM that fails, refuses or is slow says nothing, and holds no login up', async () => {
  expect((await login(async () => ({ kind: 'unavailable' }))).outcome).toBe('continues')
  expect((await login(async () => ({ kind: 'refused', code: 'NO_SUCH_APPLICATION' }))).outcome).toBe('continues')
  const begun = Date.now()
  expect((await login(() => new Promise(() => undefined))).outcome).toBe('continues')
  expect(Date.now() - begun).toBeLessThan(15_000)
})

test('nobody is asked about an application that the bank has not got', async () => {
  const own = { ...recordUpTo('dob', 'ETB'), applicationNumber: undefined }
  expect(await login(async () => answered('rejected'), own)).toEqual({ outcome: 'continues', asked: 0 })
})
