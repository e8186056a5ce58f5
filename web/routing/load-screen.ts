import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import type { ComponentType } from 'react'
import { addScreen, loadedScreen, loadScreenModule } from './screen-modules.ts'
import { loadCode } from './load-code.ts'
import { FileGone } from './preload.ts'
import { addScreenTexts, hasTexts, loadScreenTexts } from '../texts/catalogues.ts'
import type { Language } from '@card-journey/journey/texts/languages.ts'
import type { PageData, PageModules } from '../page/page-data.ts'

/** Chunk load timeout of the specification, 120 seconds (CO-07). */
export const chunkTimeout = 120_000

/** A screen's code or texts failed to load: error 100 with retry. `gone`: the page is older than what is served. */
export class ChunkMissing extends Error {
  declare readonly gone: boolean
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause))
    this.name = 'ChunkMissing'
    this.gone = cause instanceof FileGone
  }
}

type PageTexts = NonNullable<PageData['texts']>

const pending = new Map<string, Promise<void>>()

export const isLoaded = (screen: ScreenId, language: Language): boolean =>
  loadedScreen(screen) !== undefined && hasTexts(language, screen)

/**
 * Loads a screen's code and texts together. Returns the same promise for the same screen, so that rendering can suspend
 * on it.
 */
export function loadScreen(screen: ScreenId, language: Language): Promise<void> {
  const key = `${language}/${screen}`
  const known = pending.get(key)
  if (known) return known
  // A silent connection is retried like a lost one; time without a connection does not count.
  const parts = () => inTime(Promise.all([loadScreenModule(screen), loadScreenTexts(language, screen)]))
  const loading = loadCode(parts)
  pending.set(key, loading)
  // A later request tries again.
  loading.catch(() => pending.delete(key))
  return loading
}

/** Loads a screen that is not needed yet; if that fails, it is loaded once it is. */
export async function prepareScreen(screen: ScreenId, language: Language): Promise<void> {
  await Promise.all([loadScreenModule(screen), loadScreenTexts(language, screen)]).catch(() => undefined)
}

/** Loads the screen that the first HTML shows, from the file named in the HTML, which also contains its texts. */
export function loadFirstScreen(
  screen: ScreenId,
  language: Language,
  modules: PageModules,
  texts: PageTexts,
): Promise<void> {
  const code = async (): Promise<void> => {
    const file = (await import(/* @vite-ignore */ modules.screen.file)) as Readonly<Record<string, ComponentType>>
    const component = file[modules.screen.component]
    if (component) addScreen(screen, component)
  }
  addScreenTexts(language, screen, texts)
  return inTime(code())
}

async function inTime(work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkMissing('time-out')), chunkTimeout)
  })
  try {
    await Promise.race([work, late])
  } catch (error) {
    throw error instanceof ChunkMissing ? error : new ChunkMissing(error)
  } finally {
    clearTimeout(timer)
  }
}
