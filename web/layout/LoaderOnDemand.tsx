import { use, type ComponentType } from 'react'
import type { Waiting } from '../engine/journey.ts'
import { loadCode } from '../routing/load-code.ts'

let Loader: ComponentType<{ waiting: Waiting }> | undefined
let loading: Promise<void> | undefined

/** Loads the loader's code, before a host makes the applicant wait. If that fails, it is loaded once somebody waits. */
export function prepareLoader(): Promise<void> {
  loading ??= loadCode(() => import('./FullScreenLoader.tsx')).then((file) => void (Loader = file.FullScreenLoader))
  loading.catch(() => (loading = undefined))
  return loading
}

/** Stands there at once when its code is here: `lazy` would wait even then, and React keeps what stands in for 0.3 s. */
export function LoaderOnDemand({ waiting }: { waiting: Waiting }) {
  if (!Loader) use(prepareLoader())
  return Loader && <Loader waiting={waiting} />
}
