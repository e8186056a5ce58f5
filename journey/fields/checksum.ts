/** Source application id, the product prefix of the checksum (section 7). */
export const sourceAppId = 'CCSFDC'

const modulus = 65521
/** Most bytes that can be summed before b may pass 2^32 (zlib's NMAX), so that the remainder is taken rarely. */
const run = 5552

/** Adler-32 (RFC 1950, section 8.2) over the UTF-8 bytes of a text, as a number. */
export function adler32(text: string): number {
  const bytes = new TextEncoder().encode(text)
  let a = 1
  let b = 0
  for (let start = 0; start < bytes.length; start += run) {
    for (const byte of bytes.subarray(start, start + run)) {
      a += byte
      b += a
    }
    a %= modulus
    b %= modulus
  }
  return b * 65536 + a
}

/** The checksum of an OTP verification, 8 lower-case hex digits (VA-48, VA-60). Compatibility of the wire, no security. */
export const otpChecksum = (mobileNumber: string, otp: string): string =>
  adler32(sourceAppId + mobileNumber + otp)
    .toString(16)
    .padStart(8, '0')

/** Whether the answer carries the same hash computed with OTP 0 (VA-49). */
export const isAnswerChecksum = (mobileNumber: string, checksum: string): boolean =>
  checksum === otpChecksum(mobileNumber, '0')
