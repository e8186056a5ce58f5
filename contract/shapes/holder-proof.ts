import * as z from 'zod/mini'
import { sixDigits } from './identifiers.ts'

/** The PIN of the card's holder, or the code from sendSms of one who has none. */
export const holderProof = { mpin: z.optional(sixDigits), otp: z.optional(sixDigits) }
