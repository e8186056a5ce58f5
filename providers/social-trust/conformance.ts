import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { noSuchReference } from '../provider-result.ts'
import type { SocialTrust } from './port.ts'

/** `open` makes the decision host ask for social trust and returns the request's id. */
export function socialTrustConformance(port: () => SocialTrust, { open }: { open: () => Promise<string> }) {
  test('the code of an open request is sent again, once per reference', async () => {
    const requestId = await open()
    const reference = randomUUID()
    for (let turn = 0; turn < 5; turn += 1) {
      expect((await port().sendOtp({ requestId, reference })).kind).toBe('answered')
    }
    expect((await port().sendOtp.byReference(reference)).kind).toBe('answered')
    expect(await port().sendOtp.byReference(randomUUID())).toMatchObject({ code: noSuchReference })
  })

  test('an invented request is unknown', async () => {
    const answer = await port().sendOtp({ requestId: 'ts-invented', reference: randomUUID() })
    expect(answer).toMatchObject({ kind: 'refused', code: 'REQUEST_UNKNOWN' })
  })
}
