import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'

/**
 * Encrypts what the desk keeps (AES-256-GCM), under a key derived from the sandbox's secret. `about` names the content:
 * sealed bytes open only under the name they were sealed under. Signs (HMAC-SHA-256) what it keeps readable.
 */
export function openSealing(secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'video-kyc desk', 32))
  const signingKey = Buffer.from(hkdfSync('sha256', secret, '', 'video-kyc desk signatures', 32))
  const macOf = (text: string): Buffer => createHmac('sha256', signingKey).update(text).digest()
  return {
    seal(about: string, plain: Uint8Array): Uint8Array {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(about))
      return Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
    },
    open(about: string, sealed: Uint8Array): Buffer {
      const cipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12))
      cipher.setAAD(Buffer.from(about)).setAuthTag(sealed.subarray(-16))
      return Buffer.concat([cipher.update(sealed.subarray(12, -16)), cipher.final()])
    },
    sign: (text: string): string => macOf(text).toString('base64'),
    isSigned(text: string, signature: string): boolean {
      const given = Buffer.from(signature, 'base64')
      const right = macOf(text)
      return given.length === right.length && timingSafeEqual(given, right)
    },
  }
}

export type Sealing = ReturnType<typeof openSealing>
