import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { loadCode } from '../routing/load-code.ts'

/**
 * A part of the page around its screen. If it can't be fetched the page does without: no boundary is there to catch it, and
 * React would take the whole page away, with what was typed.
 */
export const lazyBeside = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() =>
    loadCode(load)
      .catch(() => () => null)
      .then((part) => ({ default: part })),
  )
