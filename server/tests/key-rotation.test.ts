import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getProductDetails } from '@card-journey/contract/calls/master/getProductDetails.ts'
import { createServerEnvelope } from '../http/envelope.ts'
import { Applicant, need } from './applicant.ts'
import { startProduct, type Running } from './running.ts'
import { asha, begin, verifyEmail } from './steps.ts'

let product: Running
const secret = randomBytes(32)
/** The state after a restart with a raised ENVELOPE_KEY_GENERATION: new keys, and no session's key remembered. */
const restartWith = (generation: number): void =>
  void (product.server.composed.deps.envelope = createServerEnvelope(() => [secret], generation))

beforeAll(async () => {
  product = await startProduct()
  restartWith(1)
}, 60_000)
afterAll(() => product.close())

let next = 9_812_500_000
const someone = (): Applicant =>
  new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber: String(next++) })

test.each([
  ['once', [2]],
  ['twice at once', [3]],
  ['twice, one after the other', [2, 3]],
  ['three times, one of them while asleep', [2, 4]],
])('sessions continue when the envelope’s key is rotated %s, whichever call comes first', async (_, rotations) => {
  restartWith(1)
  const [reading, saving] = [someone(), someone()]
  for (const applicant of [reading, saving]) {
    await begin(applicant)
    await verifyEmail(applicant, `rotation${applicant.settings.mobileNumber}@example.com`)
  }
  for (const generation of rotations) {
    restartWith(generation)
    // A GET first, then everything else: the session's key meets a node that has never seen it.
    expect(await reading.client.call(getProductDetails, {})).toMatchObject({ ok: true })
    await need(reading.load())
    await need(saving.load())
    expect(await saving.client.call(getProductDetails, {})).toMatchObject({ ok: true })
  }
  const { panNumber: _pan, emailId: _email, ...person } = asha
  const answers = { ...person, middleName: '', emailId: `rotation${saving.settings.mobileNumber}@example.com` }
  expect(await saving.act('personal-details', 'submit', { ...answers, panNumber: 'X' } as never)).toMatchObject({
    problem: expect.stringMatching(/FIELDS_REFUSED|FIELD_NOT_YOURS/),
  })
})

test('[T12] naming someone else’s public key with the new server key does not break their session', async () => {
  restartWith(1)
  const applicant = someone()
  await begin(applicant)
  restartWith(2)
  const { publicKeyHeader } = await applicant.channel()
  const [newest] = product.server.composed.deps.envelope.publicKeys
  await fetch(`${product.url}/api/master/getProductDetails`, {
    headers: { 'x-session-key': publicKeyHeader, 'x-server-key': newest!.kid },
  })
  await need(applicant.load())
  await need(applicant.load())
})
