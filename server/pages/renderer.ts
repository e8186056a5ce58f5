import { Worker } from 'node:worker_threads'
import type { RenderedPage } from './page-document.ts'

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

interface Waiting {
  resolve: (result: never) => void
  reject: (error: Error) => void
}

/**
 * Renders in a worker, which starts with the first request, and again after it has died. A failed render only rejects its
 * own request.
 */
export function openRenderer(distFolder: string): Renderer {
  let started: Worker | undefined
  const waiting = new Map<number, Waiting>()
  let last = 0
  const ask = <T>(name: string, ...parameters: unknown[]): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      last += 1
      waiting.set(last, { resolve, reject })
      started ??= startWorker(distFolder, waiting, () => (started = undefined))
      started.postMessage({ id: last, name, parameters })
    })
  return {
    allPaths: () => ask('allPaths'),
    planPage: (path, query) => ask('planPage', path, query),
    pageNeeds: (path, query, language) => ask('pageNeeds', path, query, language),
    render: (request) => ask('render', request),
    async close() {
      await started?.terminate()
    },
  }
}

function startWorker(distFolder: string, waiting: Map<number, Waiting>, gone: () => void): Worker {
  const worker = new Worker(new URL('./render-worker.ts', import.meta.url), {
    workerData: { distFolder },
    // By default it would keep up to 64 MB for a render's garbage.
    resourceLimits: { maxYoungGenerationSizeMb: 4 },
  })
  worker.unref()
  worker.on('message', ({ id, result, error }: { id: number; result?: unknown; error?: string }) => {
    const asked = waiting.get(id)
    waiting.delete(id)
    // Safe: the worker returns what was asked for under this id.
    if (error === undefined) asked?.resolve(result as never)
    else asked?.reject(new Error(error))
  })
  worker.on('error', (error: Error) => {
    for (const asked of waiting.values()) asked.reject(error)
    waiting.clear()
  })
  worker.on('exit', gone)
  return worker
}
