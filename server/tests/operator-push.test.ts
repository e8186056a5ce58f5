import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Applicant } from './applicant.ts'
import { calls } from './calls.ts'
import { startProduct, type Running } from './running.ts'
import { begin } from './steps.ts'
import { openState, placeAt } from './stored.ts'

const [reading, acting] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')]
let product: Running
beforeAll(async () => {
  product = await startProduct({ OPERATOR_PORT: '0', OPERATOR_SECRET: reading, OPERATOR_ACTION_SECRET: acting })
}, 90_000)
afterAll(() => product.close())

const push = (reference: string, secret: string, by: Record<string, string> = { 'x-reader': 'officer.7' }) =>
  fetch(`${product.operatorUrl}/applications/${reference}/push`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, ...by },
  })

test('a push needs its own secret and a name, is audited, and moves nothing where the applicant has the next word', async () => {
  const { url, sandboxUrl } = product
  const applicant = new Applicant({ url, sandboxUrl, mobileNumber: '9482000001' })
  await begin(applicant)
  const { applicationId } = applicant
  expect((await push(applicationId, reading)).status).toBe(401)
  expect((await push(applicationId, acting, {})).status).toBe(400)
  expect((await push('CC00000000000009', acting)).status).toBe(404)
  expect((await fetch(`${url}/applications/${applicationId}/push`, { method: 'POST' })).status).toBe(404)
  const refused = await push(applicationId, acting)
  expect(refused.status).toBe(409)
  expect(await refused.json()).toEqual({ pushed: false, marker: 'VERIFY_MOBILE' })

  await placeAt(product, applicant, {
    ...openState(calls.setMPIN),
    completedScreen: 'LOS_PUSH',
    approvedDate: undefined,
  })
  const pushed = await push(applicationId, acting)
  expect(pushed.status).toBe(202)
  expect(pushed.headers.get('cache-control')).toBe('no-store')
  expect(await pushed.json()).toEqual({ pushed: true, marker: 'LOS_PUSH' })
  const { store } = product.server.composed.deps
  const asked = (await store.audit.of(applicationId)).filter(({ what }) => what === 'push-asked')
  expect(asked.map(({ detail }) => detail)).toEqual([{ by: 'officer.7' }, { by: 'officer.7' }])
})
