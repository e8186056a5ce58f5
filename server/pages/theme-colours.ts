import { readFileSync } from 'node:fs'

/** Colours of the default theme, for what is drawn outside our pages: icons and browser toolbars. */
export interface ThemeColours {
  light: string
  dark: string
  accent: string
  accentText: string
}

/** Reads the tokens from web/theme/themes.css: the light block of the default theme first, then the dark one. */
export function themeColours(): ThemeColours {
  const css = readFileSync(new URL('../../web/theme/themes.css', import.meta.url), 'utf8')
  const [light = '', dark = ''] = Array.from(css.matchAll(/\.theme-pvrb \{([^}]*)\}/g), ([, block]) => block ?? '')
  const token = (block: string, name: string): string => {
    const found = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(block)?.[1]
    if (!found) throw new Error(`themes.css has no --${name}`)
    return found
  }
  return {
    light: token(light, 'surface'),
    dark: token(dark, 'surface'),
    accent: token(light, 'accent'),
    accentText: token(light, 'accent-text'),
  }
}

/** The bank's logo, a leaf on a disc. `full`: to the edges, for systems that apply their own shape. */
export const iconSvg = ({ accent, accentText }: ThemeColours, { full = false } = {}): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">` +
  (full ? `<path d="M0 0h32v32H0z" fill="${accent}"/>` : `<circle cx="16" cy="16" r="16" fill="${accent}"/>`) +
  `<path d="M16 6c6 4 8 9 5 15-2 3-4 4-5 5-1-1-3-2-5-5-3-6-1-11 5-15Zm0 5v15" fill="${accentText}" stroke="${accent}" stroke-width="1.5"/></svg>`
