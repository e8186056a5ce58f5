import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { examples as listing } from '../screens/start/cards/CardsScreen.examples.tsx'
import { examples as offers } from '../screens/offer/congratulations/CongratulationsScreen.examples.tsx'
import { examples as work } from '../screens/work/work-details/WorkDetailsScreen.examples.tsx'
import '../styles/critical.css'
import { exampleLoaders } from './all-examples.ts'
import { ExamplePage } from './ExamplePage.tsx'

async function open(width: number, height: number, screen = work['empty']) {
  await page.viewport(width, height)
  onTestFinished(() => page.viewport(414, 896))
  const { container } = await render(
    <ExamplePage language="en" theme="pvrb">
      {screen}
    </ExamplePage>,
  )
  await expect.poll(() => container.querySelector('.page__side-help')).not.toBeNull()
  return container
}

test.each([
  [1280, 700, '1120px', 304],
  [1280, 800, '1120px', 400],
  [1440, 900, '1120px', 400],
  [1920, 1080, '1264px', 448],
] as const)(
  'in a window of %i by %i the page is %s wide, and the card beside a form %i px',
  async (width, height, wide, card) => {
    const container = await open(width, height)
    const style = getComputedStyle(document.documentElement)
    expect([style.getPropertyValue('--page'), style.getPropertyValue('--card')]).toEqual([wide, `${card}px`])
    const art = container.querySelector('.page__side-card > .card-art')!
    await expect.poll(() => Math.round(art.getBoundingClientRect().width)).toBe(card)
    expect(document.documentElement.scrollWidth).toBe(width)
  },
)

test.each([1024, 1280, 1440, 1920])(
  'in a window %i px wide the panel’s content ends where the header does, well away from the column',
  async (width) => {
    const container = await open(width, 900)
    const box = (part: string) => container.querySelector(part)!.getBoundingClientRect()
    expect(box('.page__side').right).toBeCloseTo(
      box('.header').right - parseFloat(getComputedStyle(container.querySelector('.header')!).paddingRight),
      0,
    )
    await expect
      .poll(() => Math.round(box('.page__side-card > .card-art').right))
      .toBe(Math.round(box('.page__side').right))
    expect(box('.page__side-card').left - box('.page__main').right).toBeGreaterThanOrEqual(95)
  },
)

test.each([
  [1280, 800, 400],
  [1920, 1080, 448],
] as const)(
  'in a window of %i by %i the card of an offer is as wide as the panel: %i px',
  async (width, height, wide) => {
    const container = await open(width, height, offers['empty'])
    const card = () => container.querySelector('.card-column > .card-art')!.getBoundingClientRect()
    await expect
      .poll(() => [card().width, card().right])
      .toEqual([wide, container.querySelector('.page__side')!.getBoundingClientRect().right])
  },
)

test.for(
  (
    ['error', 'auth-error', 'rejected', 'not-sourcing', 'invalid-pincode', 'consents', 'submitted-crm'] as const
  ).flatMap((screen) => [1024, 1280, 1920].map((width) => [screen, width] as const)),
)(
  '%s begins at the header’s edge in a window %i px wide, and its drawing lies on the panel',
  async ([screen, width]) => {
    await page.viewport(width, 800)
    onTestFinished(() => page.viewport(414, 896))
    const { examples } = await exampleLoaders.get(screen)!()
    const { container } = await render(
      <ExamplePage language="en" theme="pvrb">
        {examples['declined'] ?? Object.values(examples)[0]}
      </ExamplePage>,
    )
    await expect.poll(() => container.querySelector('.page .drawing + h1')).not.toBeNull()
    const box = (part: string) => container.querySelector(part)!.getBoundingClientRect()
    const { paddingLeft, paddingRight } = getComputedStyle(container.querySelector('.header')!)
    expect(box('h1').left).toBeCloseTo(box('.header').left + parseFloat(paddingLeft), 0)
    const drawing = box('.page .drawing')
    expect(drawing.left - box('.page__main').right).toBeGreaterThanOrEqual(95)
    expect(drawing.right).toBeLessThan(box('.header').right - parseFloat(paddingRight))
    expect(drawing.width).toBe(168)
    expect(document.documentElement.scrollWidth).toBe(width)
  },
)

test('in a wide window the bank’s name stands at one place, where all cards are as beside a form', async () => {
  const lefts: number[] = []
  for (const screen of [listing['ten cards'], work['empty']]) {
    await page.viewport(1920, 1080)
    const { container, unmount } = await render(
      <ExamplePage language="en" theme="pvrb">
        {screen}
      </ExamplePage>,
    )
    await expect.poll(() => container.querySelector('.listing, form')).not.toBeNull()
    lefts.push(container.querySelector('.header__home')!.getBoundingClientRect().left)
    await unmount()
  }
  await page.viewport(414, 896)
  expect(lefts).toEqual([328, 328])
})
