import * as z from 'zod/mini'
import { words } from './words.ts'

const prefix = z.string().check(z.regex(/^[1-9]\d{0,5}$/, 'must be the first digits of pincodes, or a whole one'))

/** served.json: which pincodes of the directory the bank serves. The longest entry that fits wins; none fits: served. */
export const servedFile = z.strictObject({
  unserved: z.array(prefix),
  served: z.array(prefix),
  messages: z.strictObject({ served: words, unserved: words }),
})
export type Served = z.infer<typeof servedFile>
