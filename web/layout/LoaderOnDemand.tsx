import { lazy, useState, type ComponentType } from 'react'
import type { Waiting } from '../engine/journey.ts'
import { loadCode } from '../routing/load-code.ts'

type LoaderComponent = ComponentType<{ waiting: Waiting }>

let loaded: LoaderComponent | undefined

/** Loads the loader's code, before a host makes the applicant wait. */
export async function prepareLoader(): Promise<{ default: LoaderComponent }> {
  loaded = (await loadCode(() => import('./FullScreenLoader.tsx'))).FullScreenLoader
  return { default: loaded }
}

const Later = lazy(prepareLoader)

/** Stands there at once when its code is here: `lazy` would wait even then, and React keeps what stands in for 0.3 s. */
export function LoaderOnDemand({ waiting }: { waiting: Waiting }) {
  const [Loader] = useState<LoaderComponent>(() => loaded ?? Later)
  return <Loader waiting={waiting} />
}
