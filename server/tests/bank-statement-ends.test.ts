import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Applicant, need } from './applicant.ts'
import { eventually } from './eventually.ts'
import { workIsDone } from './background.ts'
import { calls } from './calls.ts'
import { openHour, startProduct, type Running } from './running.ts'
import {
  agrees,
  cancels,
  leaves,
  looks,
  presses,
  statementConsent,
  toDocuments,
  waitsForReport,
} from './statement-steps.ts'

const day = 86_400_000
let product: Running
let number = 9_643_000_000
const open = () => toDocuments(product, String((number += 1)))

beforeAll(async () => {
  product = await startProduct()
  await product.dial({ backOfficeSeconds: 0 })
})
afterAll(() => product.close())

const deps = () => product.server.composed.deps
const documentOf = async ({ applicationId }: Applicant) =>
  (await deps().store.applications.read(applicationId))?.document
const statementOf = async (applicant: Applicant) => (await documentOf(applicant))?.facts.statement

/** What the aggregator says about a transaction. */
const heldThere = async (transactionId: string) => {
  const answer = await deps().systems.documentAnalysis.retrieve({ transactionId })
  return answer.kind === 'answered' ? answer.value : answer
}
const cancelledThere = (transactionId: string) =>
  eventually(async () => expect(await heldThere(transactionId)).toMatchObject({ state: 'failed' }))

const exits = (applicant: Applicant, exit: boolean) =>
  applicant.client.call(calls.leaveApplication, { path: '/auth/upload-document', exit })

const ask = (applicant: Applicant, consent?: ReturnType<typeof statementConsent>) =>
  applicant.client.call(calls.initiateTransaction, {
    applicationId: applicant.applicationId,
    ...(consent && { consent }),
  })

test('without the consent, with an old text, or for another’s application, nothing is opened', async () => {
  const applicant = await open()
  const before = product.logged().split('"path":"/transactions"').length
  expect(await ask(applicant)).toMatchObject({ detail: { fields: { consentStatement: 'consentRequired' } } })
  expect(await ask(applicant, statementConsent('0.9'))).toMatchObject({
    problem: 'CONSENT_CHANGED',
    detail: { fields: { consentStatement: 'consentChanged' } },
  })
  expect(product.logged().split('"path":"/transactions"')).toHaveLength(before)
  const { applicationId } = applicant
  expect(await applicant.client.call(calls.generateLink, { applicationId })).toMatchObject({ problem: 'WRONG_STATE' })
})

test('[AP-06] leaving explicitly before the page was opened cancels; hiding the page does not', async () => {
  const applicant = await open()
  const transactionId = await agrees(applicant)
  await need(exits(applicant, false))
  expect((await documentOf(applicant))?.perfiosTransactionId).toBe(transactionId)
  await need(exits(applicant, true))
  expect(await statementOf(applicant)).toMatchObject({ ended: 'left' })
  await cancelledThere(transactionId)
})

test('[AP-06] leaving explicitly after the page was opened cancels nothing: the applicant may be there', async () => {
  const applicant = await open()
  const transactionId = await agrees(applicant)
  await leaves(applicant)
  await need(exits(applicant, true))
  expect(await documentOf(applicant)).toMatchObject({
    completedScreen: 'PERFIOS',
    perfiosTransactionId: transactionId,
  })
  expect((await statementOf(applicant))?.ended).toBeUndefined()
})

test('withdrawing the application ends the analysis at the aggregator and deletes its report', async () => {
  const applicant = await open()
  const transactionId = await agrees(applicant)
  await presses(await leaves(applicant), 'account=salary&pressed=approve')
  expect(await waitsForReport(applicant)).toBe('ready')
  await need(applicant.client.call(calls.withdrawApplication, {}))
  expect(await statementOf(applicant)).toMatchObject({ ended: 'withdrawn' })
  expect(JSON.stringify(await documentOf(applicant))).not.toContain('62000')
  await cancelledThere(transactionId)
})

test('an outage, a lost answer and garbage are no failed analysis; the report that comes late counts', async () => {
  const applicant = await open()
  await agrees(applicant)
  await presses(await leaves(applicant), 'account=salary&pressed=approve')
  for (const failure of ['500', 'garbage', 'truncated', 'reset']) {
    await product.dial({ systems: { 'document-analysis': { failure } } })
    expect(await need(looks(applicant)), failure).toMatchObject({ state: 'working' })
  }
  await product.dial({ systems: { 'document-analysis': {} } })
  await product.dial({ systems: { 'document-analysis': { failure: 'none' } } })
  expect(await waitsForReport(applicant)).toBe('ready')
})

test('a statement without a salary is a report too: whoever decides sees that it proves nothing', async () => {
  const applicant = await open()
  await agrees(applicant)
  await presses(await leaves(applicant), 'account=savings&pressed=approve')
  expect(await waitsForReport(applicant)).toBe('ready')
  expect((await statementOf(applicant))?.report).toMatchObject({ accepted: false })
})

test('the report comes although the applicant never does; a consent withdrawn at the aggregator takes it back', async () => {
  const applicant = await open()
  await agrees(applicant)
  const url = await leaves(applicant)
  await presses(url, 'account=salary&pressed=approve')
  await eventually(async () => expect((await statementOf(applicant))?.report).toBeDefined())
  await presses(url, 'pressed=withdraw')
  await eventually(async () =>
    expect(await documentOf(applicant)).toMatchObject({
      completedScreen: 'DELIVERY_ADDRESS_SUBMIT',
      facts: { statement: { ended: 'withdrawn' } },
    }),
  )
  expect((await statementOf(applicant))?.report).toBeUndefined()
})

test('an address that the bank does not allow is no page: the browser stays', async () => {
  const applicant = await open()
  await agrees(applicant)
  const { documentAnalysis } = deps().systems
  const { link } = documentAnalysis
  const elsewhere = ['https://evil.example/analysis/1', 'http://www.aranyabank.example/1', 'data:text/html,x']
  for (const url of elsewhere) {
    const answer = async () => ({ kind: 'answered', value: { url }, ms: 1 }) as const
    Object.assign(documentAnalysis, { link: Object.assign(answer, { byReference: answer }) })
    const { applicationId } = applicant
    expect(await applicant.client.call(calls.generateLink, { applicationId }), url).toMatchObject({
      problem: 'UNAVAILABLE',
    })
  }
  Object.assign(documentAnalysis, { link })
  expect((await documentOf(applicant))?.completedScreen).toBe('DELIVERY_ADDRESS_SUBMIT')
  expect(await leaves(applicant)).toContain('/analysis/pf-')
})

test.each([
  [true, 'en', '/continue?in=app&language=en'],
  [true, 'hi', '/continue?in=app&language=hi'],
  [false, 'hi', '/auth/upload-document'],
  [undefined, 'en', '/auth/upload-document'],
] as const)(
  '[AP-12] beside the bank’s app (%s) the aggregator’s page leads to one that says to go back there, in %s: %s',
  async (inApp, language, path) => {
    const applicant = await open()
    await agrees(applicant, language)
    const { applicationId } = applicant
    const { url } = await need(applicant.client.call(calls.generateLink, { applicationId, inApp }))
    const back = new URL((await presses(url, 'pressed=refuse')) ?? '')
    expect(back.pathname + back.search).toBe(path)
  },
)

test('each press makes a link of its own for the same analysis: one that expired unopened is no dead end', async () => {
  const applicant = await open()
  const transactionId = await agrees(applicant)
  await leaves(applicant)
  const again = await leaves(applicant)
  expect(again).toContain(transactionId)
  expect(await need(cancels(applicant, transactionId))).toMatchObject([{ completedScreen: 'DELIVERY_ADDRESS_SUBMIT' }])
  await eventually(async () => expect(await (await fetch(again)).text()).toContain('no longer open'))
})

test('a consent that nobody used ends on its day, and what was received is deleted on its own', async () => {
  const unused = await open()
  const transactionId = await agrees(unused)
  await leaves(unused)
  const shared = await open()
  await agrees(shared)
  await presses(await leaves(shared), 'account=salary&pressed=approve')
  expect(await waitsForReport(shared)).toBe('ready')
  const offset = openHour - Date.now()

  // The last day of the consent (26 November) is not over yet.
  await product.moveClock(offset + 7 * day)
  await workIsDone(product, { of: unused })
  expect((await statementOf(unused))?.ended).toBeUndefined()
  await product.moveClock(offset + 8 * day)
  await eventually(async () => expect(await statementOf(unused)).toMatchObject({ ended: 'expired' }))
  expect((await documentOf(unused))?.completedScreen).toBe('DELIVERY_ADDRESS_SUBMIT')
  await cancelledThere(transactionId)
  expect((await statementOf(shared))?.report).toMatchObject({ accepted: true })

  await product.moveClock(offset + 91 * day)
  await eventually(async () => expect((await statementOf(shared))?.deletedAt).toBeDefined())
  expect((await statementOf(shared))?.report).toBeUndefined()
})
