import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Applicant } from './applicant.ts'
import { startProduct, type Running } from './running.ts'
import { asha, askDecision, begin, giveDetails, giveHomeAddress } from './steps.ts'

const secret = randomBytes(32).toString('base64')
const day = 86_400_000
let product: Running
beforeAll(async () => {
  product = await startProduct({ OPERATOR_PORT: '0', OPERATOR_SECRET: secret })
}, 90_000)
afterAll(() => product.close())

async function decided(mobileNumber: string, panNumber: string): Promise<Applicant> {
  const applicant = new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber })
  await begin(applicant)
  await giveDetails(applicant, { ...asha, panNumber })
  await giveHomeAddress(applicant)
  await askDecision(applicant)
  return applicant
}

const read = (applicationId: string, headers: Record<string, string>) =>
  fetch(`${product.operatorUrl}/applications/${applicationId}/decisions`, { headers })
const credentials = { authorization: `Bearer ${secret}`, 'x-reader': 'officer.7' }

test(
  'which rules decided, in which version and how, is kept for the bank and never leaves for the applicant',
  { timeout: 60_000 },
  async () => {
    const applicant = await decided('9812300701', 'ABCPK1701F')
    const { store } = product.server.composed.deps
    const [trace, ...more] = await store.decisionTraces.of(applicant.applicationId)
    expect(more).toEqual([])
    expect(trace).toMatchObject({
      rules: 'card-decision',
      rulesVersion: expect.stringMatching(/^[0-9a-f]{12}$/),
      detail: { call: 'breResponseDetails', run: 1, answer: { systemDecision: 'approve' } },
    })
    expect(JSON.parse(trace?.detail.trace ?? '{}')).toMatchObject({ eligibility: expect.anything() })
    const { view } = applicant
    for (const secretPart of [trace?.rulesVersion, 'card-decision', 'eligibility', 'ruleVersion'])
      expect(JSON.stringify(view)).not.toContain(secretPart)
    const stored = await store.applications.read(applicant.applicationId)
    expect(JSON.stringify(stored)).not.toContain(trace?.rulesVersion)
  },
)

test(
  'the bank’s people read it on the operators’ port alone, with the secret and a name that the audit keeps',
  { timeout: 60_000 },
  async () => {
    const { applicationId } = await decided('9812300702', 'ABCPK1702F')
    const { store } = product.server.composed.deps
    const reads = async () => (await store.audit.of(applicationId)).filter(({ what }) => what === 'decisions-read')
    expect(
      (await fetch(`${product.url}/applications/${applicationId}/decisions`, { headers: credentials })).status,
    ).toBe(404)
    expect((await read(applicationId, { 'x-reader': 'officer.7' })).status).toBe(401)
    expect((await read(applicationId, { ...credentials, authorization: `Bearer ${secret}x` })).status).toBe(401)
    expect((await read(applicationId, { authorization: credentials.authorization })).status).toBe(400)
    expect((await read('0'.repeat(26), credentials)).status).toBe(404)
    expect(await reads()).toEqual([])
    const given = await read(applicationId, credentials)
    expect(given.headers.get('cache-control')).toBe('no-store')
    expect(await given.json()).toMatchObject([{ rules: 'card-decision', detail: { run: 1 } }])
    expect(await reads()).toMatchObject([{ detail: { by: 'officer.7' } }])
  },
)

test('it is sealed, can not be changed afterwards, and goes when its years are over', { timeout: 60_000 }, async () => {
  const { applicationId } = await decided('9812300703', 'ABCPK1703F')
  const { store, database, masterData, clock } = {
    ...product.server.composed.deps,
    database: product.server.composed.store.database,
  }
  const { rows } = await database.pool.query<{ row: string }>(
    'select to_jsonb(decision_trace)::text as row from decision_trace where application_id = $1',
    [applicationId],
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]?.row).not.toContain(Buffer.from('systemDecision').toString('hex'))
  const change = database.pool.query("update decision_trace set rules = 'other' where application_id = $1", [
    applicationId,
  ])
  await expect(change).rejects.toThrow('append-only')
  const { decisionTraceDays } = masterData().policy
  await store.purge(clock() + (decisionTraceDays - 1) * day)
  expect(await store.decisionTraces.of(applicationId)).toHaveLength(1)
  await store.purge(clock() + (decisionTraceDays + 1) * day)
  expect(await store.decisionTraces.of(applicationId)).toEqual([])
})
