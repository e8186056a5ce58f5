import { expect, test } from 'vitest'
import { themes } from '@card-journey/journey/rules/product/theme.ts'
import { themeColours } from '../../server/pages/theme-colours.ts'
import { textOf } from './tree.ts'

const [light = '', dark = ''] = textOf('web/theme/themes.css').split('@media (prefers-color-scheme: dark)')

const token = (css: string, theme: string, name: string): string | undefined =>
  new RegExp(`\\.theme-${theme} \\{[^}]*--${name}: (#[0-9a-f]+);`).exec(css)?.[1]

test.for(themes)('icons and toolbars have the colours of the pages: %s', (theme) => {
  expect(themeColours[theme]).toEqual({
    light: token(light, theme, 'surface'),
    dark: token(dark, theme, 'surface'),
    accent: token(light, theme, 'accent'),
    accentText: token(light, theme, 'accent-text'),
  })
})
