import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { isLanguage, languages, type Language } from '@card-journey/journey/texts/languages.ts'
import { bankDocuments } from '@card-journey/journey/ids/screen-ids.ts'
import { inLanguage } from './machine-head.ts'
import type { AskMaster } from './missing.ts'
import { iconSvg, type ThemeColours } from './theme-colours.ts'

export interface MachineFiles {
  origin: string
  /** Of the bank's default theme, as it is now. */
  colours: () => ThemeColours
  /** The bank's name in a language. */
  siteName: (language: Language) => string
  master: AskMaster
}

/** Pages of an application, links with a secret, and the API must not be indexed. */
const disallowed = [
  '/auth/',
  '/api/',
  '/verify/',
  '/verify-telecaller-email',
  '/ckyc-redirect',
  '/confirm',
  '/continue',
]

/** robots.txt, the sitemap of the bank's products, the manifest and the icons. */
export function serveMachineFiles(app: FastifyInstance, files: MachineFiles): void {
  const { origin, colours } = files
  const day = 'public, max-age=86400'
  const file = (path: string, type: string, body: (language: Language) => string | Buffer | Promise<string>) =>
    app.get(path, async (request, reply) => {
      const { language } = request.query as { language?: unknown }
      const said = typeof language === 'string' && isLanguage(language) ? language : languages[0]
      return reply
        .header('cache-control', day)
        .type(type)
        .send(await body(said))
    })
  const png = (name: string): Buffer => readFileSync(new URL(`icons/${name}.png`, import.meta.url))
  for (const name of ['icon-192', 'icon-512', 'apple-touch-icon', 'share']) {
    const bytes = png(name)
    file(`/${name}.png`, 'image/png', () => bytes)
  }
  const favicon = png('favicon')
  file('/favicon.ico', 'image/png', () => favicon)
  file('/icon.svg', 'image/svg+xml', () => iconSvg(colours()))
  file('/robots.txt', 'text/plain; charset=utf-8', () => robots(origin))
  file('/sitemap.xml', 'application/xml; charset=utf-8', () => sitemap(files))
  file('/manifest.webmanifest', 'application/manifest+json; charset=utf-8', (language) => manifest(files, language))
}

const robots = (origin: string): string =>
  ['User-agent: *', ...disallowed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  )

/** Every visible card and every document, in every language. */
async function sitemap({ origin, master }: MachineFiles): Promise<string> {
  const found = await master('getProductDetails', { language: languages[0] })
  const products = (Array.isArray(found) ? found : []) as readonly { productLogo: string; isCardVisible: boolean }[]
  const paths = [
    '/cards',
    ...products
      .filter(({ isCardVisible }) => isCardVisible)
      .map(({ productLogo }) => `/card-details?productLogo=${productLogo}`),
    ...bankDocuments.map((code) => `/terms-conditions/${code}`),
    '/consents',
  ]
  const xml = (text: string) => text.replaceAll('&', '&amp;')
  const links = (path: string) =>
    languages.map(
      (each) => `<xhtml:link rel="alternate" hreflang="${each}" href="${xml(origin + inLanguage(path, each))}"/>`,
    )
  const urls = paths.flatMap((path) =>
    languages.map((each) => `<url><loc>${xml(origin + inLanguage(path, each))}</loc>${links(path).join('')}</url>`),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
  ].join('\n')
}

const manifest = ({ siteName, colours }: MachineFiles, language: Language): string =>
  JSON.stringify({
    name: siteName(language),
    short_name: siteName(language),
    lang: language,
    start_url: '/cards',
    scope: '/',
    display: 'minimal-ui',
    theme_color: colours().light,
    background_color: colours().light,
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any maskable' },
    ],
  })
