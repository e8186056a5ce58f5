import type { SigningKey } from './host-access.ts'

/** What a signature holds beside the body, so that it fits no other request and no later time. */
interface Signed {
  /** Path of the request, with the prefix of the system's address. */
  path: string
  /** The effect's reference, or an id of this request alone. */
  id: string
}

/**
 * A detached JWS over the body as it is sent (RFC 7515, appendix F, with RFC 7797: the body is not encoded), with method,
 * path, time and id in its protected header. The library is loaded only where something is signed (ADR 0019).
 */
export async function signBody(
  { algorithm, key, keyId }: SigningKey,
  body: string,
  { path, id }: Signed,
): Promise<string> {
  const { FlattenedSign } = await import('jose')
  const { protected: header, signature } = await new FlattenedSign(Buffer.from(body))
    .setProtectedHeader({
      alg: algorithm,
      ...(keyId !== undefined && { kid: keyId }),
      b64: false,
      crit: ['b64'],
      iat: Math.floor(Date.now() / 1000),
      jti: id,
      htm: 'POST',
      htu: path,
    })
    .sign(key)
  return `${header}..${signature}`
}
