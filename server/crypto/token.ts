import { hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** 256 random bits, base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** 128 random bits, base64url: lives for a minute at most. */
export const newJoinToken = (): string => randomBytes(16).toString('base64url')

/** What is stored for a token. A random token needs no salt and no slow hash. */
export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer')

/** Compares in constant time. */
export const equalInConstantTime = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b)

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** An application's reference number: 130 random bits in 26 unambiguous letters and digits (T1). */
export const newReferenceNo = (): string => Array.from(randomBytes(26), (byte) => letters[byte & 31]).join('')

/** Where the first letter of a reference number stands among those that it is made of; -1 if it is none of them. */
export const letterPlace = (reference: string): number => letters.indexOf(reference.charAt(0))

/** Whether a text can be a reference number at all; what comes from an address may be anything, a NUL included. */
export const isReferenceNo = (text: string): boolean => /^[0-9A-HJKMNP-TV-Z]{26}$/.test(text)

/** No letters that look like a digit or another letter, and no vowels, which would form words. */
const spoken = '34679CDFGHJKMNPQRTVWXY'

/** The short reference that an applicant quotes on the phone: eight letters and digits. It gives access to nothing. */
export const newShortReference = (): string =>
  Array.from({ length: 8 }, () => spoken[randomInt(spoken.length)]).join('')

/** The same of a short reference. */
export const spokenPlace = (reference: string): number => spoken.indexOf(reference.charAt(0))
