import { screenPaths } from '@card-journey/journey/ids/screen-ids.ts'
import type { Deps } from '../../compose.ts'

const written = (at: number, language: string, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(`${language}-IN`, { timeZone: 'Asia/Kolkata', ...parts }).format(at)

/** "Sunday 22 November", in the reader's language. */
export const dayOf = (at: number, language: string): string =>
  written(at, language, { weekday: 'long', day: 'numeric', month: 'long' })

/** The address of a link that opens an application. Its token is in the fragment, which no server sees. */
export const linkOf = (token: string, { config }: Pick<Deps, 'config'>): string =>
  `${config.publicUrl}${screenPaths.continue}#token=${token}`
