import { Amount } from '@card-journey/ui/Amount.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Fixture } from '../examples/examples.tsx'
import { loadScreen } from '../routing/load-screen.ts'
import { LanguageContext } from '../texts/screen-texts.ts'
import '../styles/critical.css'
import { Shell } from './Shell.tsx'

afterEach(() => {
  document.documentElement.style.fontSize = ''
  document.documentElement.lang = 'en'
})

const apart =
  '.header__home, .header__tools > *, .header__tools button, .back-way, .progress__step--active > .progress__name, .progress__left, h1'

test.for((['en', 'hi'] as const).flatMap((language) => [320, 360].map((width) => [language, width] as const)))(
  'with text of twice its size, in %s at %d px, header, Back, progress and heading lie apart and inside the page',
  async ([language, width]) => {
    await page.viewport(width, 740)
    document.documentElement.lang = language
    document.documentElement.style.fontSize = '200%'
    await loadScreen('work-details', language)
    const { container } = await render(
      <LanguageContext value={language}>
        <Fixture screen="work-details" application={{ completedScreen: 'ADDITIONAL_PERSONAL_DETAILS' }}>
          <Shell onLanguage={() => {}} report={() => {}} />
        </Fixture>
      </LanguageContext>,
    )
    await expect.poll(() => container.querySelector('button.header__sign-out')).not.toBeNull()
    await expect.poll(() => container.querySelector('.back-way')).not.toBeNull()
    const boxes = Array.from(container.querySelectorAll(apart))
      .map((part) => ({ part, box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1)
    expect(boxes.length).toBeGreaterThan(6)
    for (const { part, box } of boxes) {
      expect(box.left, part.className).toBeGreaterThanOrEqual(0)
      expect(box.right, part.className).toBeLessThanOrEqual(width)
    }
    const overlaps = boxes.flatMap(({ part, box }, at) =>
      boxes
        .slice(at + 1)
        .filter((other) => !part.contains(other.part) && isOver(box, other.box))
        .map((other) => `${part.className} ${other.part.className}`),
    )
    expect(overlaps).toEqual([])
  },
)

test('with text of twice its size, a limit of millions stays inside a narrow page', async () => {
  await page.viewport(320, 740)
  document.documentElement.style.fontSize = '200%'
  const { container } = await render(
    <Panel tone="tinted">
      <Amount rupees={1_000_000} large />
    </Panel>,
  )
  const amount = container.querySelector('.amount')?.getBoundingClientRect()
  expect(amount?.height).toBeGreaterThan(40)
  expect(amount?.right).toBeLessThanOrEqual(320)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})

/** More than the pixel that a target may share with the next line. */
function isOver(one: DOMRect, other: DOMRect): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return across > 1 && down > 9
}
