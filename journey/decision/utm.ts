import { cutTo, plainText } from '../fields/plain-text.ts'

/** Campaign data as the application holds it (EN-20). */
export interface Utm {
  utmSESource?: string
  utmCPCampaign?: string
  utmAGMedium?: string
}

/** The names under which it comes in and goes out (decisions, LG-26). */
export const utmNames = [
  ['utm_source', 'utmSESource'],
  ['utm_campaign', 'utmCPCampaign'],
  ['utm_medium', 'utmAGMedium'],
] as const

const utmLength = 100

/** Campaign data of a query: of doubled parameters the first wins, empty ones are left out. */
export function utmFrom(query: URLSearchParams): Utm {
  const utm: Utm = {}
  for (const [name, field] of utmNames) {
    const value = cutTo(plainText(query.get(name) ?? ''), utmLength)
    if (value) utm[field] = value
  }
  return utm
}
