import { contrast } from '@card-journey/bank/cross-check/card-colours.ts'
import { themes } from '@card-journey/journey/rules/product/theme.ts'
import type { ProductFile } from '@card-journey/bank/schema/product.ts'
import { readdirSync, readFileSync } from 'node:fs'
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
  const [, percent] = waiting.exec(sheet('button'))!
  for (const selector of selectors) {
    for (const dark of [false, true]) {
      const tokens = tokensOf(selector, dark)
      const fill = mixed(tokens['surface']!, tokens['accent']!, Number(percent) / 100)
      expect(contrast(tokens['text-muted']!, fill), `${selector}, ${dark ? 'dark' : 'light'}`).toBeGreaterThanOrEqual(
        4.5,
      )
    }
  }
})

test('what stands where something is still to come is seen, and weighs little: on any ground, in every theme', () => {
  const [, faint] = /--faint: ([\d.]+)/.exec(sheet('tokens')) ?? []
  for (const selector of selectors) {
    for (const dark of [false, true]) {
      const tokens = tokensOf(selector, dark)
      for (const ground of ['surface', 'surface-raised', 'accent-soft']) {
        const seen = contrast(mixed(tokens[ground]!, tokens['text']!, Number(faint)), tokens[ground]!)
        expect(seen, `${selector} on ${ground}, ${dark ? 'dark' : 'light'}`).toBeGreaterThanOrEqual(1.12)
        expect(seen, `${selector} on ${ground}, ${dark ? 'dark' : 'light'}`).toBeLessThanOrEqual(1.32)
      }
    }
  }
})

const sheet = (name: string): string => readFileSync(new URL(`../../ui/styles/${name}.css`, import.meta.url), 'utf8')

/** How much white the edge of a card has, by night. */
const edge = /@media \(prefers-color-scheme: dark\)[^@]*inset 0 0 0 1px rgba\(255, 255, 255, ([\d.]+)\)/

test('by night the edge of each of the bank’s cards stands out from what it lies on', () => {
  const [, light] = edge.exec(sheet('card-art')) ?? []
  const folder = new URL('../../bank/data/products/', import.meta.url)
  for (const file of readdirSync(folder)) {
    const { theme, art } = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as ProductFile
    const tokens = tokensOf(`.${themeClass(theme)}`, true)
    const rim = mixed(art.colours?.base ?? tokens['card-base']!, '#ffffff', Number(light))
    // In a sheet it lies on what is raised, elsewhere on the plate.
    for (const under of ['surface-raised', 'accent-soft'])
      expect(contrast(rim, tokens[under]!), `${file} on ${under}`).toBeGreaterThanOrEqual(2)
  }
})

test('what is still to come is seen: a step’s line and the rest of a bar have the colour of a control’s border', () => {
  expect(sheet('progress')).not.toContain('--hairline')
  expect(sheet('progress').match(/gradient\(var\(--line\), var\(--line\)\) center \/ 100% 2px/g)).toHaveLength(2)
  expect(sheet('progress').match(/background: var\(--line\)/g)).toHaveLength(1)
  expect(sheet('lists')).toMatch(/timeline__event:not\(:last-child\)::before \{\s+background: var\(--line\)/)
})

test('the line behind what is done is green, in the steps of the panel as on a track', () => {
  expect(sheet('progress')).toMatch(
    /progress__step--completed \+ .progress__step::before \{\s+background: var\(--success\)/,
  )
  expect(sheet('lists')).toMatch(/timeline__event--done:not\(:last-child\)::before \{\s+background: var\(--success\)/)
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

test('an edge of two pixels is a border: a ring inside of one leaves the corners thin', () => {
  const folder = new URL('../../ui/styles/', import.meta.url)
  const ringed = readdirSync(folder).filter(
    (file) => file !== 'card-art.css' && /inset (?:0 ){3}[12]px/.test(readFileSync(new URL(file, folder), 'utf8')),
  )
  expect(ringed).toEqual([])
})
