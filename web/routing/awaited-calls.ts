import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'

/**
 * Finished screens (rules, texts, states) that need a call, or are reached by one, that is not in the contract yet.
 * Until then their paths say so and offer ways on (NotAvailableYet); only the gallery shows them. A screen leaves this
 * list with its call; the list only shrinks (tools/laws/awaited-calls.test.ts).
 */
export const awaitedCalls: Readonly<Partial<Record<ScreenId, readonly string[]>>> = {
  'ckyc-redirect': ['CKYCToken'],
  'verify-telecaller-email': ['validateEmail'],
  confirm: ['getClientData'],
}
