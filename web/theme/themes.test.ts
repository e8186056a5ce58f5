import { themes } from '@card-journey/journey/rules/product/theme.ts'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { themeClass } from './themes.ts'

type Tokens = Record<string, string>

const read = (path: string): string =>
  readFileSync(new URL(path, import.meta.url), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')

/** The custom properties that a rule with this selector sets; the dark ones are those inside the media query. */
function tokensIn(css: string, selector: string, dark: boolean): Tokens {
  const [light = '', night = ''] = css.split(/@media \(prefers-color-scheme: dark\) \{/)
  const body = new RegExp(`${selector.replace('.', '\\.')} \\{([^}]*)\\}`).exec(dark ? night : light)?.[1] ?? ''
  return Object.fromEntries(
    [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

function luminance(hex: string): number {
  const digits = hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(digits.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

const shared = read('../../ui/styles/tokens.css')
const own = read('./themes.css')

function tokensOf(selector: string, dark: boolean): Tokens {
  const css = selector === ':root' ? shared : own
  return {
    ...tokensIn(shared, ':root', false),
    ...(dark ? tokensIn(shared, ':root', true) : {}),
    ...tokensIn(css, selector, false),
    ...(dark ? tokensIn(css, selector, true) : {}),
  }
}

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
          is: contrast(tokens[`--${front}`]!, tokens[`--${back}`]!),
        }))
        .filter(({ is, least }) => !(is >= least))
      expect(faint).toEqual([])
    })
  }
}

test('every theme sets the same names for light and dark', () => {
  const names = (selector: string, dark: boolean) => Object.keys(tokensIn(own, selector, dark)).sort()
  const expected = names('.theme-pvrb', false)
  expect(expected).toHaveLength(13)
  for (const theme of themes) {
    expect(names(`.${themeClass(theme)}`, false)).toEqual(expected)
    expect(names(`.${themeClass(theme)}`, true)).toEqual(expected)
  }
})
