import { languages } from '@card-journey/journey/texts/languages.ts'
import * as z from 'zod/mini'
import { sourceAppId } from '../headers.ts'

/** Wire shapes of single values: closed and short (T6). The journey's kinds of value check the rest, with messages. */
export const mobileNumber = z.string().check(z.regex(/^[6-9]\d{9}$/))
export const sixDigits = z.string().check(z.regex(/^\d{6}$/))
export const emailId = z.string().check(z.maxLength(80), z.regex(/^[^\s@]+@[^\s@]+$/))
/** The secret of a mailed or texted link: 256 bits, base64url. */
export const linkToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/))
/** Opaque ids: reference numbers, tickets, logos. */
export const identifier = z.string().check(z.maxLength(64), z.regex(/^[A-Za-z0-9_-]+$/))
export const sourceApplication = z.literal(sourceAppId)
/** The language in which the applicant reads: messages and consent texts follow it. Default en. */
export const language = z.optional(z.enum(languages))
