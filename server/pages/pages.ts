import type { PagePolicy } from '@card-journey/journey/policy.ts'
import { languages, type Language } from '@card-journey/journey/texts/languages.ts'
import { createHash } from 'node:crypto'
import { contentSecurityPolicy, mayUseDevices, securityHeaders, type SecuritySettings } from './page-headers.ts'
import { pageDocument, readBuiltApp } from './page-document.ts'
import { pageLanguage } from './page-language.ts'
import { machineHead } from './machine-head.ts'
import type { ThemeColours } from './theme-colours.ts'
import { missingOf, type AskMaster } from './missing.ts'
import { prefillTag } from './sandbox-prefill.ts'
import { overloadedWait, unrenderedPage } from './plain-page.ts'
import { openPageBodies, pageText, type Encoding, type PageText } from './page-bodies.ts'
import { loadPagePlans, type PagePlans } from './page-plans.ts'
import { openRenderer, type Renderer } from './renderer.ts'

export interface PagesSettings extends SecuritySettings {
  /** web/dist. */
  distFolder: string
  /** Runs work whose questions about master data are all answered from one version. */
  inOneVersion: <Result>(work: () => Result) => Result
  /** The bank's and its partners' names (bank/schema/brand.ts). */
  brand: () => unknown
  /** The part of the bank's policy that pages and the rules in the browser need. */
  policy: () => PagePolicy
  /** Settings of this server that every page gets (web/page/page-data.ts). */
  setting: { sandbox?: string; callOnDesktop?: boolean; phoneLinks?: boolean }
  /** The response of a public master-data call by its id, or undefined if it has none: then the page asks for it. */
  master: AskMaster
  /** Public scheme and host. */
  origin: string
  colours: () => ThemeColours
  /** Called with how long each render took. */
  onRendered?: ((seconds: number) => void) | undefined
  /** Called when a render fails. */
  onFailure: (path: string, error: unknown) => void
}

export interface PageRequest {
  /** Path without query. */
  path: string
  query: Readonly<Record<string, string | undefined>>
  cookie?: string | undefined
  acceptLanguage?: string | undefined
  acceptEncoding?: string | undefined
  ifNoneMatch?: string | undefined
}

export interface PageResponse {
  status: number
  headers: Record<string, string>
  body: Buffer
}

export interface Pages {
  respond: (request: PageRequest) => Promise<PageResponse>
  /** Renders every page without parameters, in every language, one after another. */
  warmUp: () => Promise<void>
  /** Whether that has been done once. */
  isWarm: () => boolean
  /** Forgets all pages: master data changed. */
  forget: () => void
  close: () => Promise<void>
}

interface KeptPage {
  status: number
  headers: Record<string, string>
  text: PageText
}

/** The pages of one version of the master data. */
interface Edition {
  kept: Map<string, Promise<KeptPage>>
  byQuery: Map<string, Promise<KeptPage>>
}

const newEdition = (): Edition => ({ kept: new Map(), byQuery: new Map() })

/** How many pages that depend on a query (a card, an error's type) are kept; the oldest goes first. */
const keptByQuery = 400

/** Represents every path that is not a screen's. */
const unknownPath = '/unknown'

const errorPath = '/error'

/** Finished HTML of every screen, rendered once per path, language and master-data version, kept in memory. */
export async function createPages(settings: PagesSettings): Promise<Pages> {
  const app = readBuiltApp(settings.distFolder)
  const renderer = openRenderer(settings.distFolder)
  const plans = await loadPagePlans(settings.distFolder)
  const bodyOf = openPageBodies()
  let edition = newEdition()
  let warm = false

  async function send({ status, headers, text }: KeptPage, acceptEncoding = ''): Promise<PageResponse> {
    const encoding = encodingOf(acceptEncoding)
    const body = await bodyOf(text, encoding)
    const ofBody = {
      'content-length': String(body.length),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    }
    return { status, headers: { ...headers, ...ofBody }, body }
  }

  /** A page that was begun before a change is kept with those of its version, where nobody looks any more. */
  const pageOf = (path: string, query: PageRequest['query'], language: Language): Promise<KeptPage> =>
    settings.inOneVersion(() => pageIn(edition, path, query, language))

  async function pageIn(
    { kept, byQuery }: Edition,
    path: string,
    query: PageRequest['query'],
    language: Language,
  ): Promise<KeptPage> {
    const plan = await planOf(path, query)
    const search = new URLSearchParams(plan.query).toString()
    const pages = search ? byQuery : kept
    const key = `${language} ${plan.status} ${plan.path}?${search}`
    const known = pages.get(key)
    if (known) return known
    const rendering = makePage({ renderer, plans, app }, settings, { ...plan, language })
    pages.set(key, rendering)
    rendering.catch(() => pages.delete(key))
    const [oldest] = byQuery.keys()
    if (byQuery.size > keptByQuery && oldest) byQuery.delete(oldest)
    return rendering
  }

  /** Unknown values share one page per kind, and spellings of a path one page: what is made up must not create pages. */
  async function planOf(path: string, query: PageRequest['query']): Promise<ShownPage> {
    const plan = plans.planPage(path, query)
    if (plan.status === 404) return { path: unknownPath, query: {}, status: 404 }
    const missing = await missingOf(settings.master, plan, settings.policy())
    if (!missing) return { path: plan.path, query: plan.query, status: plan.status }
    return { path: errorPath, query: { type: missing }, status: 404, address: `${errorPath}?type=${missing}` }
  }

  return {
    async respond({ path, query, cookie, acceptLanguage, acceptEncoding, ifNoneMatch }) {
      const language = pageLanguage(cookie, acceptLanguage, query['language'])
      try {
        const page = await pageOf(path, query, language)
        return isKnown(page, ifNoneMatch) ? unchanged(page) : await send(page, acceptEncoding)
      } catch (error) {
        settings.onFailure(path, error)
        const failure = await pageOf(errorPath, {}, language).catch(() => undefined)
        return failure ? send({ ...failure, status: 500 }, acceptEncoding) : unrendered(language)
      }
    },
    async warmUp() {
      for (const path of plans.allPaths())
        for (const language of languages)
          await pageOf(path, {}, language).catch((error: unknown) => settings.onFailure(path, error))
      warm = true
    },
    isWarm: () => warm,
    forget() {
      edition = newEdition()
    },
    close: () => renderer.close(),
  }
}

interface ShownPage {
  path: string
  query: Readonly<Record<string, string>>
  status: number
  /** The browser ends up at the failure route (PL-09). */
  address?: string
}

interface PageOrder extends ShownPage {
  language: Language
}

interface Makers {
  renderer: Renderer
  plans: PagePlans
  app: ReturnType<typeof readBuiltApp>
}

/** A page of an application asks for its record once it is alive, sealed for this key: a way there and back earlier. */
const keysAhead = ['/api/keys']

async function makePage(
  { renderer, plans, app }: Makers,
  settings: PagesSettings,
  { path, query, language, status, address }: PageOrder,
): Promise<KeptPage> {
  const master: Record<string, unknown> = {}
  for (const { call, request } of plans.pageNeeds(path, query, language)) {
    const answer = await settings.master(call, request)
    if (answer !== undefined) master[masterKey(call, request)] = answer
  }
  const data = {
    ...settings.setting,
    query,
    brand: settings.brand(),
    policy: settings.policy(),
    master,
    ...(address && { address }),
    ...(mayUseDevices(path) && { devices: true }),
  }
  const inside = path.startsWith('/auth/')
  const started = performance.now()
  const page = await renderer.render({ path, language, data })
  settings.onRendered?.((performance.now() - started) / 1000)
  const { origin, colours } = settings
  const { title, description, siteName } = page
  const head = { origin, path, query, status, language, title, description, siteName, colours: colours() }
  const document = pageDocument(
    app,
    page,
    language,
    data,
    (escape) => machineHead(head, escape) + (settings.setting.sandbox ? prefillTag(path) : ''),
    { assetOrigin: settings.assetOrigin, fetchedAhead: inside ? keysAhead : [] },
  )
  const html = Buffer.from(document.html)
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'cache-control': inside ? 'no-store' : 'private, no-cache',
      ...(!inside && { etag: etagOf(html) }),
      vary: 'Cookie, Accept-Language, Accept-Encoding',
      'content-security-policy': contentSecurityPolicy(document, settings),
      ...securityHeaders(path, settings),
    },
    text: await pageText(html),
  }
}

/** The key under which a page finds a response; web/page/page-data.ts builds the same one. */
export function masterKey(call: string, request: Readonly<Record<string, string>>): string {
  const query = Object.keys(request)
    .toSorted()
    .map((name) => `${name}=${request[name]}`)
    .join('&')
  return query ? `${call}?${query}` : call
}

/** Weak, because the same page may be compressed in different ways. */
const etagOf = (html: Buffer): string => `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`

/** One of the listed tags, compared weakly (RFC 9110). */
const isKnown = ({ status, headers: { etag } }: KeptPage, ifNoneMatch = ''): boolean =>
  status === 200 && etag !== undefined && ifNoneMatch.split(',').some((tag) => tag.trim() === etag)

/** Headers are sent again with it, because the page's policy belongs to its text. */
function unchanged({ headers }: KeptPage): PageResponse {
  const { 'content-type': _, ...others } = headers
  return { status: 304, headers: others, body: Buffer.alloc(0) }
}

function unrendered(language: Language): PageResponse {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-language': language,
    'cache-control': 'no-store',
    'retry-after': String(overloadedWait),
  }
  return { status: 503, headers, body: Buffer.from(unrenderedPage(language)) }
}

function encodingOf(acceptEncoding: string): Encoding {
  if (/\bbr\b/.test(acceptEncoding)) return 'br'
  return /\bgzip\b/.test(acceptEncoding) ? 'gzip' : 'identity'
}
