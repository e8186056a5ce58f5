import { languages, type Language } from '@card-journey/journey/texts/languages.ts'
import type { ThemeColours } from './theme-colours.ts'

export interface HeadOrder {
  /** Public scheme and host. */
  origin: string
  path: string
  query: Readonly<Record<string, string>>
  status: number
  language: Language
  title: string
  description?: string | undefined
  siteName: string
  colours: ThemeColours
}

/** Public pages without parameters, and those of a card or document, may be indexed; all others say noindex. */
const findable = /^\/(cards|consents|card-details|terms-conditions\/[A-Z]+)?$/

/**
 * The canonical address of a page: it names the card, not the campaign. Undefined for pages that must not be indexed:
 * those of an application, and offers opened by a fee code.
 */
export function canonicalPath({
  path,
  query,
  status,
}: Pick<HeadOrder, 'path' | 'query' | 'status'>): string | undefined {
  const { productLogo, feeCode } = query
  if (status !== 200 || !findable.test(path) || feeCode) return undefined
  if (path === '/card-details') return productLogo && `${path}?productLogo=${productLogo}`
  return path === '/' ? '/cards' : path
}

/**
 * The same page in one language. Without the parameter the reader's own choice applies (cookie, then Accept-Language).
 */
export const inLanguage = (address: string, language: Language): string =>
  `${address}${address.includes('?') ? '&' : '?'}language=${language}`

/** What search engines, link previews and home screens read from a page. */
export function machineHead(order: HeadOrder, escape: (text: string) => string): string {
  const { origin, language, title, description, siteName, colours } = order
  const canonical = canonicalPath(order)
  const meta = (kind: 'name' | 'property', name: string, content: string, more = '') =>
    `<meta ${kind}="${name}" content="${escape(content)}"${more}>`
  const link = (rel: string, href: string, more = '') => `<link rel="${rel}" href="${escape(href)}"${more}>`
  const address = canonical && origin + inLanguage(canonical, language)
  return [
    meta('name', 'theme-color', colours.light, ' media="(prefers-color-scheme: light)"'),
    meta('name', 'theme-color', colours.dark, ' media="(prefers-color-scheme: dark)"'),
    link('icon', '/icon.svg', ' type="image/svg+xml"'),
    link('icon', '/icon-192.png', ' type="image/png" sizes="192x192"'),
    link('apple-touch-icon', '/apple-touch-icon.png'),
    link('manifest', `/manifest.webmanifest?language=${language}`),
    ...(description ? [meta('name', 'description', description)] : []),
    ...(canonical && address
      ? [
          link('canonical', address),
          ...languages.map((each) => link('alternate', origin + inLanguage(canonical, each), ` hreflang="${each}"`)),
          link('alternate', origin + canonical, ' hreflang="x-default"'),
          meta('property', 'og:url', address),
        ]
      : [meta('name', 'robots', 'noindex')]),
    // A page that is not to be found may still be sent to somebody.
    ...(description
      ? [
          meta('property', 'og:type', 'website'),
          meta('property', 'og:site_name', siteName),
          meta('property', 'og:title', title),
          meta('property', 'og:description', description),
          meta('property', 'og:image', `${origin}/share.png`),
          meta('property', 'og:image:width', '1200'),
          meta('property', 'og:image:height', '630'),
          meta('property', 'og:locale', `${language}_IN`),
          meta('name', 'twitter:card', 'summary_large_image'),
        ]
      : []),
  ].join('')
}
