import type { ScreenId } from '@card-journey/journey/flow/screen-ids.ts'
import type { ComponentType } from 'react'
import { awaitedCalls } from './awaited-calls.ts'
import { partOf } from './routes.ts'

type ScreenModule = Readonly<Record<string, ComponentType>>

const loaders = import.meta.glob<ScreenModule>('./screens/*/*/*Screen.tsx')
const loaded = new Map<ScreenId, ComponentType>()

const fileOf = new Map<string, string>(
  Object.keys(loaders).map((file) => [file.slice('./screens/'.length, file.lastIndexOf('/')), file]),
)

/** The source file of a screen, relative to web/: the key of its chunk in the build's manifest. */
export const screenFile = (screen: ScreenId): string | undefined =>
  fileOf.get(`${partOf[screen]}/${screen}`)?.slice('./'.length)

/** Whether a screen is served: it is built, and every call it needs is there. */
export const screenExists = (screen: ScreenId): boolean =>
  fileOf.has(`${partOf[screen]}/${screen}`) && awaitedCalls[screen] === undefined

/** The screen's component if its chunk is here already. */
export const loadedScreen = (screen: ScreenId): ComponentType | undefined => loaded.get(screen)

/** Loads the chunk of a screen: the export that is named like the file. Rejects when the chunk can't be had. */
export async function loadScreenModule(screen: ScreenId): Promise<ComponentType> {
  const here = loaded.get(screen)
  if (here) return here
  const file = fileOf.get(`${partOf[screen]}/${screen}`)
  const load = file && loaders[file]
  if (!load) throw new Error(`No screen ${screen}`)
  const component = (await load())[file.slice(file.lastIndexOf('/') + 1, -'.tsx'.length)]
  if (!component) throw new Error(`${file} exports no component of its own name`)
  loaded.set(screen, component)
  return component
}
