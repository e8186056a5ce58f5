import { type Utm, utmNames } from './utm.ts'

/**
 * An external URL that the browser may open, with the campaign data appended (LG-09, LG-10), or undefined: only https,
 * only the origins that the bank allows, no user part, no foreign port, no trailing dot (rulings, section 7). An
 * existing utm parameter is replaced, an empty one left out.
 */
export function externalUrl(target: string, utm: Utm, allowedOrigins: readonly string[]): string | undefined {
  const url = parsed(target)
  if (!url || url.protocol !== 'https:' || url.username !== '' || url.password !== '') return undefined
  if (!allowedOrigins.some((origin) => parsed(origin)?.origin === url.origin)) return undefined
  for (const [name, field] of utmNames) {
    const value = utm[field]?.trim()
    if (value) url.searchParams.set(name, value)
  }
  return url.href
}

/** The parsed URL; text that a browser would silently repair (spaces, line breaks, backslashes) is refused. */
function parsed(text: string): URL | undefined {
  if (/[\s\\]/.test(text) || !/^https:\/\/[^/]/i.test(text)) return undefined
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
