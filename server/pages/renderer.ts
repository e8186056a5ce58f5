import type { RenderedPage } from './page-document.ts'
import { startRenderThread, type Question, type RenderThread } from './render-thread.ts'

export interface PagePlan {
  screen: string
  /** As it is listed: one path for one page, however it was asked for. */
  path: string
  status: 200 | 404
  query: Readonly<Record<string, string>>
  madeUp?: boolean
}

/** The exports of web/entry-server.tsx, called across the worker boundary. */
export interface Renderer {
  allPaths: () => Promise<readonly string[]>
  planPage: (path: string, query: Readonly<Record<string, string | undefined>>) => Promise<PagePlan>
  pageNeeds: (
    path: string,
    query: Readonly<Record<string, string>>,
    language: string,
  ) => Promise<readonly { call: string; request: Readonly<Record<string, string>> }[]>
  render: (request: { path: string; language: string; data: unknown }) => Promise<RenderedPage>
  close: () => Promise<void>
}

/** A question is asked again once: it may have died of another one, or be what workers die of. */
const mostDeaths = 2

/**
 * Renders in a worker, which starts with the first request, and again after it has died: what waited for it is asked
 * again of the next one. A failed render only rejects its own request.
 */
export function openRenderer(distFolder: string): Renderer {
  let current: RenderThread | undefined
  let closed = false

  function put(question: Question): void {
    if (closed) return question.refuse(new Error('the renderer is closed'))
    current ??= startRenderThread(distFolder, left)
    current.ask(question)
  }

  function left(thread: RenderThread, unanswered: readonly Question[], reason: Error): void {
    if (current === thread) current = undefined
    for (const question of unanswered) {
      const deaths = question.deaths + 1
      if (deaths < mostDeaths) put({ ...question, deaths })
      else question.refuse(reason)
    }
  }

  const ask = <T>(name: string, ...parameters: unknown[]): Promise<T> =>
    new Promise<T>((answer, refuse) => put({ name, parameters, deaths: 0, answer, refuse }))

  return {
    allPaths: () => ask('allPaths'),
    planPage: (path, query) => ask('planPage', path, query),
    pageNeeds: (path, query, language) => ask('pageNeeds', path, query, language),
    render: (request) => ask('render', request),
    async close() {
      closed = true
      await current?.end()
    },
  }
}
