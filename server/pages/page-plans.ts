import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

export interface PagePlan {
  screen: string
  /** As it is listed: one path for one page, however it was asked for. */
  path: string
  status: 200 | 404
  query: Readonly<Record<string, string>>
  madeUp?: boolean
}

/** The exports of web/entry-plans.ts: they depend on the build alone. */
export interface PagePlans {
  allPaths: () => readonly string[]
  planPage: (path: string, query: Readonly<Record<string, string | undefined>>) => PagePlan
  pageNeeds: (
    path: string,
    query: Readonly<Record<string, string>>,
    language: string,
  ) => readonly { call: string; request: Readonly<Record<string, string>> }[]
}

/** The built file, not a source import. */
export const loadPagePlans = async (distFolder: string): Promise<PagePlans> =>
  (await import(pathToFileURL(join(distFolder, 'server/entry-plans.js')).href)) as PagePlans
