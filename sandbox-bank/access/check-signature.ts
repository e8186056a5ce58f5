import { createPublicKey } from 'node:crypto'
import type { SigningKey } from '@card-journey/providers/access/host-access.ts'
import { flattenedVerify } from 'jose'

/** A signature is as old as its request: with this the clocks of both may differ. */
const toleranceSeconds = 300

interface Signed {
  body: Buffer
  path: string
  reference: string | undefined
}

/** Whether a detached JWS is over this body, of this key, and for this request. */
export async function isSignedBy(
  { key, algorithm, keyId }: SigningKey,
  jws: string,
  { body, path, reference }: Signed,
): Promise<boolean> {
  const [header = '', payload, signature = '', ...more] = jws.split('.')
  if (payload !== '' || more.length > 0) return false
  try {
    const verifying = key.type === 'private' ? createPublicKey(key) : key
    const { protectedHeader = {} } = await flattenedVerify({ protected: header, payload: body, signature }, verifying, {
      algorithms: [algorithm],
      crit: { b64: true },
    })
    const { kid, iat, htm, htu, jti } = protectedHeader
    const age = Math.abs(Date.now() / 1000 - Number(iat))
    return (
      kid === keyId && age <= toleranceSeconds && htm === 'POST' && htu === path && (!reference || jti === reference)
    )
  } catch {
    return false
  }
}
