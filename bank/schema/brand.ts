import * as z from 'zod/mini'
import { code } from './codes.ts'
import { text, words } from './words.ts'

/**
 * brand.json: every name that belongs to this bank and its partners. `{bank}`, `{helpline}`, … in other files are
 * replaced by these.
 */
export const brandFile = z.strictObject({
  bank: words,
  bankLegalName: words,
  helpline: z.string().check(z.regex(/^[0-9 +-]{6,20}$/, 'must be a telephone number, like "1800 000 0000"')),
  helplineHours: words,
  supportEmail: z.string().check(z.regex(/^[^@\s]+@[^@\s]+\.[a-z]{2,}$/, 'must be an email address')),
  grievanceOfficer: words,
  airline: words,
  miles: words,
  retailer: words,
  digitalAccount: words,
  partner: words,
  /** The credit bureaus, by the order in which they are asked; applicants are told before it happens. */
  firstBureau: words,
  secondBureau: words,
  /** Card networks, fictional too, in the order in which they are offered. */
  networks: z.array(z.strictObject({ code, name: text })).check(z.minLength(1)),
})
export type Brand = z.infer<typeof brandFile>
