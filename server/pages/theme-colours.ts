import type { Theme } from '@card-journey/journey/rules/product/theme.ts'

/** A theme's colours for what is drawn outside our pages: icons and browser toolbars. */
export interface ThemeColours {
  /** The page's ground, in a light and in a dark browser. */
  light: string
  dark: string
  accent: string
  accentText: string
}

/** The same values as in web/theme/themes.css (tools/laws/theme-colours.test.ts). */
export const themeColours: Readonly<Record<Theme, ThemeColours>> = {
  pvrb: { light: '#faf8f4', dark: '#14121d', accent: '#3a2f8f', accentText: '#ffffff' },
  airline: { light: '#f5f9fb', dark: '#0c171d', accent: '#00636e', accentText: '#ffffff' },
  fashion: { light: '#fdf7f6', dark: '#1a1017', accent: '#7a1f5c', accentText: '#ffffff' },
  digital: { light: '#f6f8f3', dark: '#0f1418', accent: '#18222c', accentText: '#d3f36b' },
  business: { light: '#f7f6f3', dark: '#151618', accent: '#2f3338', accentText: '#f4dfae' },
}

/** The leaf of the bank's logo, on a grid of 32. */
export const leaf = 'M16 6c6 4 8 9 5 15-2 3-4 4-5 5-1-1-3-2-5-5-3-6-1-11 5-15Zm0 5v15'

/** The bank's logo, a leaf on a disc. `full`: to the edges, for systems that apply their own shape. */
export const iconSvg = ({ accent, accentText }: ThemeColours, { full = false } = {}): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">` +
  (full ? `<path d="M0 0h32v32H0z" fill="${accent}"/>` : `<circle cx="16" cy="16" r="16" fill="${accent}"/>`) +
  `<path d="${leaf}" fill="${accentText}" stroke="${accent}" stroke-width="1.5"/></svg>`
