import { contrast } from '@card-journey/bank/cross-check/card-colours.ts'
import { themes } from '@card-journey/journey/rules/product/theme.ts'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { tokensIn, tokensOf } from '../../tools/theme-tokens.ts'
import { themeClass } from './themes.ts'

/** Foreground, background: text, at 4.5. */
const words = [
  ...['surface', 'surface-raised', 'accent-soft'].flatMap((ground) => [
    ['text', ground],
    ['text-muted', ground],
    ['accent', ground],
  ]),
  ...['danger', 'warning', 'success'].flatMap((status) => [
    [status, 'surface'],
    [status, 'surface-raised'],
    [status, `${status}-soft`],
    ['text', `${status}-soft`],
    ['on-status', status],
  ]),
  ['accent-text', 'accent'],
  ['text-muted', 'hairline'],
  ['card-ink', 'card-base'],
  ['card-ink', 'card-glow'],
] as [string, string][]

/** Borders of controls, the focus ring, icons: at 3. */
const signs = [
  ...['surface', 'surface-raised'].flatMap((ground) => [
    ['line', ground],
    ['focus', ground],
    ['accent', ground],
  ]),
  ['focus', 'accent-soft'],
  ['line', 'accent-soft'],
] as [string, string][]

const selectors = [':root', ...themes.map((theme) => `.${themeClass(theme)}`)]

for (const selector of selectors) {
  for (const dark of [false, true]) {
    test(`${selector} ${dark ? 'dark' : 'light'}: text has a contrast of 4.5, controls of 3`, () => {
      const tokens = tokensOf(selector, dark)
      const faint = [...words.map((pair) => [...pair, 4.5] as const), ...signs.map((pair) => [...pair, 3] as const)]
        .map(([front, back, least]) => ({
          front,
          back,
          least,
          is: contrast(tokens[front]!, tokens[back]!),
        }))
        .filter(({ is, least }) => !(is >= least))
      expect(faint).toEqual([])
    })
  }
}

/** What ui/styles/button.css mixes for a button that waits for answers. */
const waiting = /background: color-mix\(in srgb, var\(--accent\) (\d+)%, var\(--surface\)\)/

const channels = (colour: string): number[] =>
  (colour.slice(1).match(/../g) ?? []).map((part) => Number.parseInt(part, 16))

/** A colour with a share of another mixed in, as color-mix() does in srgb. */
const mixed = (ground: string, colour: string, share: number): string => {
  const over = channels(colour)
  const parts = channels(ground).map((part, index) => Math.round(part + share * (over[index]! - part)))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

test('the words of a waiting button have a contrast of 4.5 on its fill, in every theme, light and dark', () => {
  const [, percent] = waiting.exec(readFileSync(new URL('../../ui/styles/button.css', import.meta.url), 'utf8'))!
  for (const selector of selectors) {
    for (const dark of [false, true]) {
      const { accent, surface } = tokensOf(selector, dark) as { accent: string; surface: string }
      const fill = mixed(surface, accent, Number(percent) / 100)
      expect(contrast(accent, fill), `${selector}, ${dark ? 'dark' : 'light'}`).toBeGreaterThanOrEqual(4.5)
    }
  }
})

test('every theme sets the same names for light and dark', () => {
  const names = (selector: string, dark: boolean) => Object.keys(tokensIn('themes', selector, dark)).sort()
  const expected = names('.theme-pvrb', false)
  expect(expected).toHaveLength(13)
  for (const theme of themes) {
    expect(names(`.${themeClass(theme)}`, false)).toEqual(expected)
    expect(names(`.${themeClass(theme)}`, true)).toEqual(expected)
  }
})
