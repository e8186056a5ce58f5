import { likelyNext } from '@card-journey/journey/flow/likely-next.ts'
import type { Language } from '@card-journey/journey/texts/languages.ts'
import { prepareScreen } from '../routing/load-screen.ts'
import { matchScreen } from '../routing/routes.ts'
import type { JourneyState } from './journey.ts'

/** Fetches the code of the screen that probably follows the one of a path. False over a line that is to be spared. */
export async function fetchAhead({ application }: JourneyState, path: string, language: Language): Promise<boolean> {
  if (isSparing()) return false
  const next = likelyNext(application, matchScreen(path).screen)
  if (next) await prepareScreen(next, language)
  return true
}

/** What Chromium tells of the connection; others tell nothing. */
interface ConnectionHints {
  saveData?: boolean
  effectiveType?: string
}

function isSparing(): boolean {
  const { connection } = navigator as { connection?: ConnectionHints }
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}
