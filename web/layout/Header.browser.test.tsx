import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Fixture } from '../examples/examples.tsx'
import '../styles/critical.css'
import { LanguageContext } from '../texts/screen-texts.ts'
import { Header } from './Header.tsx'

test.for(
  (['en', 'hi'] as const).flatMap((language) =>
    [320, 360, 412].flatMap((width) => [false, true].map((partner) => [language, width, partner] as const)),
  ),
)(
  '[SC-30] the header is one row in %s at %d px, with a partner: %s; nothing in it is cut off but the bank’s name beside its logo',
  async ([language, width, partner]) => {
    await page.viewport(width, 740)
    document.documentElement.lang = language
    const { container } = await render(
      <LanguageContext value={language}>
        <Fixture
          screen="personal-details"
          application={{}}
          state={{ partner, savedAt: Date.parse('2026-11-20T12:58:00+05:30') }}
        >
          <Header onLanguage={() => {}} />
        </Fixture>
      </LanguageContext>,
    )
    try {
      await expect.poll(() => container.querySelector('button.header__sign-out')).not.toBeNull()
      const header = container.querySelector('.header')?.getBoundingClientRect()
      expect(header?.height).toBe(56)
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
      const parts = container.querySelectorAll(
        '.header__home, .header__partner, .header__tools > :not(.header__saved) > *, .header__help, .header__sign-out',
      )
      let end = 0
      for (const part of Array.from(parts)) {
        const box = part.getBoundingClientRect()
        if (box.width === 0) continue
        expect(box.left, part.className).toBeGreaterThanOrEqual(end)
        expect(box.bottom, part.className).toBeLessThanOrEqual(56)
        end = box.right
      }
      expect(end).toBeLessThanOrEqual(width)
      // The words of the tools are as far from each other, however short one is.
      const words = [...container.querySelectorAll('.header__language, .header__help, button.header__sign-out')].map(
        (tool) => {
          const range = document.createRange()
          range.selectNodeContents(tool)
          return range.getBoundingClientRect()
        },
      )
      const gaps = words.slice(1).map((word, index) => word.left - words[index]!.right)
      expect(Math.abs(gaps[0]! - gaps[1]!)).toBeLessThan(1)
      const logo = container.querySelector('.bank-logo')?.getBoundingClientRect()
      expect([logo?.width, logo?.height]).toEqual([32, 32])
      const name = container.querySelector('.header__name')?.getBoundingClientRect()
      const home = container.querySelector('.header__home')?.getBoundingClientRect()
      // Whole beside the logo, or not at all.
      const shown = (name?.top ?? 0) < (home?.bottom ?? 0)
      expect(shown ? (name?.right ?? 0) <= (home?.right ?? 0) + 0.5 : true).toBe(true)
    } finally {
      document.documentElement.lang = 'en'
    }
  },
)
