import { masterKey } from '../master/master-key.ts'
import { consentsInHindi } from './bank-consents-for-tests.ts'
import { praiseInHindi } from './bank-products-for-tests.ts'

/** What the examples' master data says in Hindi: choices, and the consents and cards in the bank's words. */
const hindiOf: Readonly<Record<string, string>> = {
  Male: 'पुरुष',
  Female: 'महिला',
  Other: 'अन्य',
  Single: 'अविवाहित',
  Married: 'विवाहित',
  Divorced: 'तलाकशुदा',
  'Under ₹25,000': '₹25,000 से कम',
  '₹75,000 and above': '₹75,000 या ज़्यादा',
  'Information technology': 'आईटी (IT)',
  Education: 'शिक्षा',

  ...consentsInHindi,
  ...praiseInHindi,
}

/** Data with its texts in Hindi, where the examples have them; the rest is as it was. */
export function inHindi(data: unknown): unknown {
  if (typeof data === 'string') return hindiOf[data] ?? data
  if (Array.isArray(data)) return data.map(inHindi)
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, inHindi(value)]))
}

/** `getProductDetails` becomes the key with the language; a key that names its request stays, with the language added. */
export function keyed(master: Readonly<Record<string, unknown>>, language: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(master).map(([key, data]) => {
      const [call = key, search = ''] = key.split('?')
      return [
        masterKey(call, { ...Object.fromEntries(new URLSearchParams(search)), language }),
        language === 'hi' ? inHindi(data) : data,
      ]
    }),
  )
}
