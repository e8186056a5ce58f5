import preferences from '@card-journey/bank/data/preferences.json' with { type: 'json' }
import type { ProductFile } from '@card-journey/bank/schema/product.ts'
import { languages, type Language } from '@card-journey/journey/texts/languages.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Fixture } from '../../../examples/examples.tsx'
import { ExampleFrame } from '../../../gallery/ExampleFrame.tsx'
import '../../../styles/critical.css'
import { master, productNamed } from '../products-for-tests.ts'
import { CardsScreen } from './CardsScreen.tsx'

const files = import.meta.glob<ProductFile>('../../../../bank/data/products/*.json', { eager: true, import: 'default' })

/** As getProductDetails answers, names in braces left as they are. */
const inLanguage = (language: Language) =>
  Object.values(files).map(
    ({ art, productCode, productLogo, productName, isCardVisible, benefits, feeCodeDetails, eligibility }) => ({
      ...productNamed('festival'),
      productCode,
      productLogo,
      productName,
      isCardVisible,
      art: { ...art, orientation: 'vertical' },
      feeCodeDetails: feeCodeDetails.map((plan) => ({ ...plan, label: '' })),
      benefits: benefits.map(({ title }) => ({ title: title[language] ?? title.en, text: '' })),
      eligibility: { ...eligibility, note: undefined },
    }),
  )

test.each(languages)('on a phone each card of the bank takes at most 300 px of the listing (%s)', async (language) => {
  const screen = await render(
    <ExampleFrame language={language} theme="pvrb">
      <Fixture screen="cards" application={null} master={{ ...master, getProductDetails: inLanguage(language) }}>
        <CardsScreen />
      </Fixture>
    </ExampleFrame>,
  )
  const tiles = [...screen.container.querySelectorAll('.tile')]
  expect(tiles).toHaveLength(Object.values(files).filter(({ isCardVisible }) => isCardVisible).length)
  expect(tiles[0]?.clientWidth).toBe(328)
  const high = tiles
    .map((tile) => [tile.querySelector('h2')?.textContent, tile.getBoundingClientRect().height] as const)
    .filter(([, height]) => height > 300)
  expect(high).toEqual([])
})

test.each(languages)(
  'on a desktop the bank’s listing begins high: a short head, each question in one row (%s)',
  async (language) => {
    const before = [window.innerWidth, window.innerHeight] as const
    await page.viewport(1280, 800)
    const getPreferenceDetails = preferences.map(({ code, label }) => ({ code, label: label[language as 'en'] }))
    const screen = await render(
      <ExampleFrame language={language} theme="pvrb">
        <Fixture
          screen="cards"
          application={null}
          master={{ getPreferenceDetails, getProductDetails: inLanguage(language) }}
        >
          <CardsScreen />
        </Fixture>
      </ExampleFrame>,
    )
    // The whole width is its own.
    screen.container.querySelector('.page')!.className = 'page page--wide'
    const boxOf = (part: string) => screen.container.querySelector(part)!.getBoundingClientRect()
    const heading = boxOf('h1')
    expect(boxOf('.listing__cards').top - heading.top).toBeLessThanOrEqual(210)
    const pills = [...screen.container.querySelectorAll('.chip')].map((chip) => chip.getBoundingClientRect())
    expect(new Set(pills.map(({ height }) => Math.round(height)))).toEqual(new Set([36]))
    expect(new Set(pills.map(({ top }) => Math.round(top))).size).toBe(2)
    const [way, count] = [boxOf('.listing__existing'), boxOf('.listing__count')]
    expect((way.top + way.bottom) / 2).toBeLessThan(heading.bottom)
    expect(count.bottom).toBeLessThanOrEqual(pills.at(-1)!.bottom)
    expect([way.right, count.right].map(Math.round)).toEqual(
      [boxOf('.listing').right, boxOf('.listing').right].map(Math.round),
    )
    await page.viewport(...before)
  },
)
