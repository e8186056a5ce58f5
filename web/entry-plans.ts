import { bankDocuments, screenIds, screenPaths, type ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { errorEntry } from '@card-journey/journey/errors/catalogue.ts'
import type { Language } from '@card-journey/journey/texts/languages.ts'
import { needsOf, queryOf, type PageNeed } from './page/page-needs.ts'
import { matchScreen, withoutEndSlashes } from './routing/routes.ts'

// What the server's main thread asks about pages. It holds no component and no text, so that the renderer may rest.

export interface PagePlan {
  screen: ScreenId
  /** As it is listed: one path for one page, however it was asked for. */
  path: string
  /** 404 for a path that no screen has. */
  status: 200 | 404
  /** The part of the query that the first HTML depends on, normalised: unknown values are left out. */
  query: Readonly<Record<string, string>>
  /** The card in the address does not exist. */
  madeUp?: boolean
}

const isName = (value: string): boolean => /^[\w-]{1,40}$/.test(value)

/** Parameters whose values are listed; others are names of cards. */
const listed: Readonly<Record<string, (value: string) => boolean>> = {
  type: (value) => errorEntry(value).code === value,
  in: (value) => value === 'app',
}

/** Which screen a path shows, and what its first HTML depends on. */
export function planPage(path: string, query: Readonly<Record<string, string | undefined>> = {}): PagePlan {
  const { screen, known } = matchScreen(path)
  const own: Record<string, string> = {}
  let madeUp = false
  for (const name of known ? (queryOf[screen] ?? []) : []) {
    const value = query[name]
    const isKnown = listed[name]
    if (value && (isKnown ?? isName)(value)) own[name] = value
    else if (value && !isKnown) madeUp = true
  }
  return { screen, path: withoutEndSlashes(path), status: known ? 200 : 404, query: own, ...(madeUp && { madeUp }) }
}

/** The master data that a page is rendered with. */
export const pageNeeds = (
  path: string,
  query: Readonly<Record<string, string>>,
  language: Language,
): readonly { call: string; request: PageNeed['request'] }[] =>
  needsOf(planPage(path).screen, query, path.split('/').pop() ?? '', language).map(({ call, request }) => ({
    call: call.id,
    request,
  }))

/** Paths of every page that has no parameters: rendered ahead of the first visitor. */
export const allPaths = (): readonly string[] =>
  screenIds.flatMap((screen) =>
    screen === 'terms-conditions'
      ? bankDocuments.map((document) => `/terms-conditions/${document}`)
      : [screenPaths[screen]],
  )
