import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { noteTrouble } from '../engine/connection.ts'
import { loadCode } from '../routing/load-code.ts'
import { FileGone } from '../routing/preload.ts'

/**
 * A part of a page that comes when it is needed. If it can't be fetched the page does without, and says so (TroubleNotice.tsx):
 * thrown, it would take the whole screen away, or around a screen the page, with what was typed.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() =>
    loadCode(load)
      .catch((error: unknown) => {
        noteTrouble(lazyPart, error instanceof FileGone ? 'gone' : 'late')
        return () => null
      })
      .then((part) => ({ default: part })),
  )
