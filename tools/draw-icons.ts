import { writeFileSync } from 'node:fs'
import { loadMasterData } from '@card-journey/bank/load.ts'
import { chromium } from '@playwright/test'
import { findBrowser } from './browser.ts'
import { iconSvg, themeColours } from '../server/pages/theme-colours.ts'

// Draws the icons that must be PNG from the same logo and tokens as icon.svg. Run it after a change of either: node
// tools/draw-icons.ts

const sizes = { favicon: 32, 'icon-192': 192, 'icon-512': 512, 'apple-touch-icon': 180 }
const browser = await chromium.launch({ executablePath: findBrowser() ?? '' })
const page = await browser.newPage()
for (const [name, size] of Object.entries(sizes)) {
  const svg = iconSvg(themeColours[loadMasterData().policy.defaultTheme], { full: name !== 'favicon' })
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<body style="margin:0;background:transparent">${svg}</body>`)
  await page.locator('svg').evaluate((mark, side) => mark.setAttribute('width', String(side)), size)
  writeFileSync(
    new URL(`../server/pages/icons/${name}.png`, import.meta.url),
    await page.screenshot({ omitBackground: true }),
  )
}
await browser.close()
