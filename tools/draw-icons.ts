import { writeFileSync } from 'node:fs'
import { loadMasterData } from '@card-journey/bank/load.ts'
import { chromium } from '@playwright/test'
import { findBrowser } from './browser.ts'
import { shareSvg } from '../server/pages/share-svg.ts'
import { iconSvg, themeColours } from '../server/pages/theme-colours.ts'

// Draws the icons that must be PNG from the same logo and tokens as icon.svg. Run it after a change of either: node
// tools/draw-icons.ts

const sizes = { favicon: 32, 'icon-192': 192, 'icon-512': 512, 'apple-touch-icon': 180 }
const { brand, policy } = loadMasterData()
const colours = themeColours[policy.defaultTheme]
const browser = await chromium.launch({ executablePath: findBrowser() ?? '' })
const page = await browser.newPage()
for (const [name, side] of Object.entries(sizes))
  await draw(name, iconSvg(colours, { full: name !== 'favicon' }), { width: side, height: side })
await draw('share', shareSvg(colours, brand.bank.en), { width: 1200, height: 630 })
await browser.close()

async function draw(name: string, svg: string, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await page.setContent(`<body style="margin:0;background:transparent">${svg}</body>`)
  await page
    .locator('svg')
    .first()
    .evaluate((mark, width) => mark.setAttribute('width', String(width)), size.width)
  writeFileSync(
    new URL(`../server/pages/icons/${name}.png`, import.meta.url),
    await page.screenshot({ omitBackground: true }),
  )
}
