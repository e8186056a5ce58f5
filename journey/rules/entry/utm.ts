import { cutTo, plainText } from '../../fields/plain-text.ts'

/** Campaign data as the application holds it (EN-20). */
export interface Utm {
  utmSESource?: string
  utmCPCampaign?: string
  utmAGMedium?: string
}

/** The names under which it comes in and goes out (rulings, LG-26). */
export const utmNames = [
  ['utm_source', 'utmSESource'],
  ['utm_campaign', 'utmCPCampaign'],
  ['utm_medium', 'utmAGMedium'],
] as const

const utmLength = 100

/**
 * Characters that may go out in an address; all others become a hyphen. A value without a letter or digit is dropped.
 */
const addressSafe = (text: string): string => {
  const safe = text.replace(/[^A-Za-z0-9_.-]+/g, '-')
  return /[A-Za-z0-9]/.test(safe) ? safe : ''
}

/**
 * Campaign data from a query: of repeated parameters the first wins, empty and unusable ones are left out. Plain ASCII,
 * so that the cookie for it stays small whatever a link carries.
 */
export function utmFrom(query: URLSearchParams): Utm {
  const utm: Utm = {}
  for (const [name, field] of utmNames) {
    const value = cutTo(addressSafe(plainText(query.get(name) ?? '')), utmLength)
    if (value) utm[field] = value
  }
  return utm
}
