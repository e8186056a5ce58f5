import { expect, test } from 'vitest'
import { themes } from '@card-journey/journey/rules/product/theme.ts'
import { leaf, themeColours } from '../../server/pages/theme-colours.ts'
import { themeClass } from '../../web/theme/themes.ts'
import { tokensIn } from '../theme-tokens.ts'
import { textOf } from './tree.ts'

test.for(themes)('icons and toolbars have the colours of the pages: %s', (theme) => {
  const [light, dark] = [false, true].map((night) => tokensIn('themes', `.${themeClass(theme)}`, night))
  expect(themeColours[theme]).toEqual({
    light: light?.['surface'],
    dark: dark?.['surface'],
    accent: light?.['accent'],
    accentText: light?.['accent-text'],
  })
})

test('icons and pictures of links show the sign of the header', () => {
  expect(textOf('web/layout/BankLogo.tsx')).toContain(`d="${leaf}"`)
})
