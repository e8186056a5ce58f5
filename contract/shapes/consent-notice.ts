import * as z from 'zod/mini'

/** What a consent is for, item by item (DPDP Act), in the language asked for. */
export const consentNotice = z.strictObject({
  purpose: z.string(),
  data: z.array(z.string()),
  kept: z.string(),
  receivers: z.string(),
  withdraw: z.string(),
  complain: z.string(),
})
