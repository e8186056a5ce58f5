import { loadCode } from '../routing/load-code.ts'
import type { Failure } from './failure.ts'
import type { Route } from './problem-routing.ts'

// Parts of the engine that come when they are needed, or a little before.

/**
 * One promise for all who ask, so that what is here is here at once: an `import()` takes another task, also of a module
 * that is loaded, and a page that is going away runs none any more (Chromium).
 */
function part<T>(load: () => Promise<T>): () => Promise<T> {
  let coming: Promise<T> | undefined
  return () => {
    coming ??= loadCode(load)
    coming.catch(() => (coming = undefined))
    return coming
  }
}

/** Which actions there are, and how one is sent: fetched once a person begins with a screen (screens-ahead.ts). */
export const loadSending = part(() => import('./sending.ts'))

/** What a failure leads to, and its report: fetched soon after the page, before a failing network needs it (entry-client.tsx). */
export const loadFailing = part(() => import('./failing.ts'))

export type Failing = Awaited<ReturnType<typeof loadFailing>>

/** Where a failed call leads; if even that can't be fetched, the screen says in its place that something went wrong. */
export const routeFor = (failure: Failure): Promise<Route> =>
  loadFailing().then(
    ({ routeOf }) => routeOf(failure),
    () => ({ kind: 'in-place' }),
  )
