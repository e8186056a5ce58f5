import { expect, test } from 'vitest'
import { versionOf } from '@card-journey/bank/text-version-for-tests.ts'
import { type Applicant, need } from './applicant.ts'
import { eventually } from './eventually.ts'
import { calls } from './calls.ts'
import { shareSession } from './devices.ts'
import { productOnEngines } from './on-engines.ts'
import type { Running } from './running.ts'
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

let number = 9_642_000_000
const newMobile = () => String((number += 1))

const documentOf = async ({ server }: Running, { applicationId }: Applicant) =>
  (await server.composed.deps.store.applications.read(applicationId))?.document

const given = async ({ server }: Running, { applicationId }: Applicant) =>
  (await server.composed.deps.store.consents.of(applicationId)).filter(({ code }) => code === 'STATEMENT')

/** Another tab of the same browser. */
function tabOf(applicant: Applicant, other: Applicant): Applicant {
  shareSession(applicant, other)
  return other
}

productOnEngines('A bank statement shared through the account aggregator', {}, (running) => {
  const open = () => toDocuments(running(), newMobile())

  test('[EP-72, EP-76, EP-77] agreed to, approved there and fetched once: the report is kept, its verdict stays here', async () => {
    const product = running()
    const applicant = await open()
    const transactionId = await agrees(applicant, 'hi')
    expect(applicant.view?.completedScreen).toBe('DELIVERY_ADDRESS_SUBMIT')
    expect(await given(product, applicant)).toMatchObject([
      { version: versionOf('STATEMENT'), language: 'hi', value: 'Y' },
    ])
    const url = await leaves(applicant)
    expect(applicant.view?.completedScreen).toBe('PERFIOS')
    expect(await need(looks(applicant))).toMatchObject({ state: 'working' })
    await product.dial({ backOfficeSeconds: 0 })
    // Where the browser comes back says nothing about anybody.
    expect(await presses(url, 'account=salary&account=savings&pressed=approve')).toBe(
      'http://localhost/auth/upload-document',
    )
    expect(await waitsForReport(applicant)).toBe('ready')
    const { report } = applicant.view?.facts.statement ?? {}
    expect(report).toEqual({ at: expect.any(String), accounts: expect.any(Array) })
    expect(report?.accounts).toHaveLength(2)
    expect((await documentOf(product, applicant))?.facts.statement).toMatchObject({
      for: transactionId,
      consentUntil: '2026-11-26',
      keptUntil: '2027-02-17',
      report: { accepted: true, monthlyIncome: 62_000 },
    })
    // Again, in this tab or another: nothing is fetched or saved twice.
    const { version } = applicant.view ?? {}
    await Promise.all([looks(applicant), looks(applicant), looks(applicant)])
    await need(applicant.load())
    expect(applicant.view?.version).toBe(version)
  })

  test('two tabs come back at the same moment: one report is kept', async () => {
    const product = running()
    const applicant = await open()
    await agrees(applicant)
    await presses(await leaves(applicant), 'account=salary&pressed=approve')
    await product.dial({ backOfficeSeconds: 0 })
    await Promise.all(Array.from({ length: 6 }, () => looks(applicant)))
    const { rows } = await product.server.composed.store.database.pool.query<{ count: string }>(
      `select count(*) from audit where application_id = $1 and what = 'statement-received'`,
      [applicant.applicationId],
    )
    expect(rows[0]?.count).toBe('1')
  })

  test('pressed twice in two tabs, one analysis is opened and one consent recorded', async () => {
    const product = running()
    const applicant = await open()
    const other = tabOf(applicant, await open())
    other.see(applicant.view)
    const ask = (tab: Applicant) =>
      tab.client.call(calls.initiateTransaction, { applicationId: tab.applicationId, consent: statementConsent() })
    const answers = await Promise.all([ask(applicant), ask(other), ask(applicant)])
    const opened = answers.flatMap((answer) => (answer.ok ? [answer.response.perfiosTransactionId] : []))
    expect(new Set(opened).size).toBe(1)
    expect(await need(ask(applicant))).toMatchObject({ perfiosTransactionId: opened[0] })
    expect(await given(product, applicant)).toHaveLength(1)
  })

  test('cancelled while the report comes: one of the two wins, and after the cancellation nothing is kept', async () => {
    const product = running()
    const applicant = await open()
    const transactionId = await agrees(applicant)
    const url = await leaves(applicant)
    await presses(url, 'account=salary&pressed=approve')
    await product.dial({ backOfficeSeconds: 0 })
    for (let tries = 0; tries < 10; tries++) {
      const [cancelled] = await Promise.all([cancels(applicant, transactionId), looks(applicant), looks(applicant)])
      if (cancelled.ok) break
    }
    const document = await documentOf(product, applicant)
    expect(document).toMatchObject({
      completedScreen: 'DELIVERY_ADDRESS_SUBMIT',
      facts: { statement: { ended: 'withdrawn' } },
    })
    expect(document?.perfiosTransactionId).toBeUndefined()
    expect(document?.facts.statement?.report).toBeUndefined()
    expect(await looks(applicant)).toMatchObject({ problem: 'WRONG_STATE' })
    expect((await given(product, applicant)).map(({ value }) => value)).toEqual(['Y', 'N'])
    // A new consent is a new analysis, never the cancelled one.
    await need(applicant.load())
    expect(await agrees(applicant)).not.toBe(transactionId)
  })

  test('[CA-20, EP-78] withdrawn after the report came: what was received is deleted, the aggregator is told', async () => {
    const product = running()
    const applicant = await open()
    const transactionId = await agrees(applicant)
    const url = await leaves(applicant)
    await presses(url, 'account=salary&pressed=approve')
    expect(await waitsForReport(applicant)).toBe('ready')
    const [view] = await need(cancels(applicant, transactionId))
    expect(view).toMatchObject({ completedScreen: 'DELIVERY_ADDRESS_SUBMIT' })
    const document = await documentOf(product, applicant)
    expect(JSON.stringify(document)).not.toContain('62000')
    await eventually(async () => expect(await retrieved(product, transactionId)).toMatchObject({ state: 'failed' }))
  })
})

/** What the provider says about a transaction. */
const retrieved = async ({ server }: Running, transactionId: string) => {
  const answer = await server.composed.deps.systems.documentAnalysis.retrieve({ transactionId })
  return answer.kind === 'answered' ? answer.value : answer.kind
}
