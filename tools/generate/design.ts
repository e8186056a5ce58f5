import { contrast } from '@card-journey/bank/cross-check/card-colours.ts'
import { loadMasterData } from '@card-journey/bank/load.ts'
import { themes } from '@card-journey/journey/rules/product/theme.ts'
import { lines } from '@card-journey/ui/drawings.ts'
import { themeClass } from '../../web/theme/themes.ts'
import { tokensIn, tokensOf, type Tokens } from '../theme-tokens.ts'
import { code, codes, generated, table } from './markdown.ts'

export const path = 'docs/generated/design.md'

const ratio = (tokens: Tokens, front: string, back: string): string =>
  contrast(tokens[front] ?? '', tokens[back] ?? '').toFixed(1)

/** The tokens, themes, cards and drawings as they are. What they are for: docs/design.md. */
export const render = (): string => `${generated}

# The design in figures

What each of it is for: [the design language](../design.md).

## Sizes, shadows and motion

The same in every theme (\`ui/styles/tokens.css\`).

${table(
  ['token', 'value'],
  Object.entries(tokensIn('shared', ':root', false))
    .filter(([, value]) => !value.startsWith('#'))
    .map(([name, value]) => [code(`--${name}`), value]),
)}

## Themes

Light, then dark (\`web/theme/themes.css\`).

${table(['token', ...themes], Object.keys(tokensIn('themes', `.${themeClass('pvrb')}`, false)).map(coloursOf))}

Contrasts, light and dark:

${table(
  ['theme', 'text on surface', 'muted text on surface', 'accent on surface', 'words on the accent'],
  themes.map((theme) => [theme, ...pairs.map(([front, back]) => inBoth(theme, (of) => ratio(of, front, back)))]),
)}

## Cards of the bank

${table(
  ['card', 'theme', 'motif', 'base, glow, ink, foil', 'ink on base', 'foil on base'],
  loadMasterData().products.map(({ productName, theme, art: { pattern, colours } }) => [
    productName,
    theme ?? '–',
    pattern,
    ...(colours
      ? [
          codes([colours.base, colours.glow, colours.ink, colours.foil]),
          contrast(colours.ink, colours.base).toFixed(1),
          contrast(colours.foil, colours.base).toFixed(1),
        ]
      : ['those of its theme', '–', '–']),
  ]),
)}

## Drawings

${codes(Object.keys(lines))}
`

const pairs = [
  ['text', 'surface'],
  ['text-muted', 'surface'],
  ['accent', 'surface'],
  ['accent-text', 'accent'],
] as const

const inBoth = (theme: (typeof themes)[number], of: (tokens: Tokens) => string): string =>
  [false, true].map((dark) => of(tokensOf(`.${themeClass(theme)}`, dark))).join(' / ')

const coloursOf = (name: string): string[] => [
  code(`--${name}`),
  ...themes.map((theme) => inBoth(theme, (tokens) => code(tokens[name] ?? ''))),
]
