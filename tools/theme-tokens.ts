import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Tokens = Readonly<Record<string, string>>

const read = (path: string): string =>
  readFileSync(join(import.meta.dirname, '..', path), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')

const sheets = { shared: read('ui/styles/tokens.css'), themes: read('web/theme/themes.css') } as const

/** #fff as #ffffff. */
const inFull = (value: string): string => (/^#[0-9a-f]{3}$/.test(value) ? value.replace(/[^#]/g, '$&$&') : value)

/** The custom properties that a rule with this selector sets; the dark ones are those inside the media query. */
export function tokensIn(sheet: keyof typeof sheets, selector: string, dark: boolean): Tokens {
  const [light = '', night = ''] = sheets[sheet].split(/@media \(prefers-color-scheme: dark\) \{/)
  const body = new RegExp(`${selector.replace('.', '\\.')} \\{([^}]*)\\}`).exec(dark ? night : light)?.[1] ?? ''
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, inFull(value)]),
  )
}

/** Every token as a page with this class has it: the shared ones, and a theme's own. */
export const tokensOf = (selector: string, dark: boolean): Tokens => ({
  ...tokensIn('shared', ':root', false),
  ...(dark && tokensIn('shared', ':root', true)),
  ...tokensIn('themes', selector, false),
  ...(dark && tokensIn('themes', selector, true)),
})
