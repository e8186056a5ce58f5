import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { Applicant } from './applicant.ts'
import { startProduct, type Running } from './running.ts'
import { asha, begin, giveDetails, giveWork } from './steps.ts'

let product: Running
beforeAll(async () => void (product = await startProduct()), 60_000)
afterAll(() => product.close())

/**
 * Names of the statements up to a save. Before it the jobs of what came before are let finish, and the phase of the root is
 * looked at, as a node does every five seconds whatever it saves (ADR 0090).
 */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const { database, keys } = product.server.composed.store
  const { pool } = database
  const sent = vi.spyOn(pool, 'query')
  const count = () => sent.mock.calls.length
  for (let before = -1; before < count(); await new Promise((quiet) => setTimeout(quiet, 1500))) before = count()
  await keys.renew()
  sent.mockClear()
  await work()
  const names = sent.mock.calls.map(([query]) => {
    const { name, text } = query as { name?: string; text?: string }
    return name ?? text ?? String(query)
  })
  sent.mockRestore()
  return names.slice(0, names.indexOf('save') + 1)
}

test('a save is two statements: one reads everything, one writes everything, its draft and its place included', async () => {
  const applicant = new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber: '9814400001' })
  await begin(applicant)
  await giveDetails(applicant, { ...asha, panNumber: 'ABCPS4400F', emailId: 'two@example.com' })
  expect(await statementsOf(() => giveWork(applicant, 'FROM_50000'))).toEqual(['open_request', 'save'])
  expect(await statementsOf(() => giveWork(applicant, 'FROM_100000'))).toEqual(['open_request', 'save'])
})
