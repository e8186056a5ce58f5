import { noWishes } from '@card-journey/journey/rules/product/wishes.ts'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { Fixture } from '../../../examples/examples.tsx'
import { messageOf } from '../../../texts/catalogues.ts'
import { keepCompared } from '../../../master/compared-cards.ts'
import { masterKey } from '../../../master/master-key.ts'
import { master } from '../products-for-tests.ts'
import { CardsScreen } from './CardsScreen.tsx'
import { compareId, watchFilter } from './early-filter.ts'
import { rememberChosen } from './listing-place.ts'

const app = (
  <Fixture screen="cards" application={null} master={master}>
    <main>
      <CardsScreen />
    </main>
  </Fixture>
)
let place: HTMLElement
let root: Root | undefined

function arrive(): void {
  const data = {
    master: Object.fromEntries(
      Object.entries(master).map(([call, answer]) => [masterKey(call, { language: 'en' }), answer]),
    ),
    texts: {
      cards: { count: messageOf('en', 'cards', 'count'), 'count.best': messageOf('en', 'cards', 'count.best') },
    },
  }
  place = document.createElement('div')
  place.innerHTML = `<div>${renderToString(app)}</div><script type="application/json" id="page-data">${JSON.stringify(data)}</script>`
  document.body.append(place)
  watchFilter()
}

afterEach(() => {
  window.earlyListing?.stop()
  keepCompared([])
  rememberChosen(noWishes)
  root?.unmount()
  root = undefined
  place.remove()
})

const chip = (name: string) =>
  Array.from(place.querySelectorAll('button')).find(
    (button) => button.textContent.replaceAll('\u00a0', ' ') === name,
  ) as HTMLButtonElement
const names = () =>
  Array.from(place.querySelectorAll('li.tile'))
    .filter((tile) => !(tile as HTMLElement).hidden)
    .map((tile) => tile.querySelector('h2')?.textContent)
const counted = () => place.querySelector('.listing__count')?.textContent.replaceAll('\u00a0', ' ')

const box = (logo: string) => document.getElementById(compareId(logo)) as HTMLInputElement

test('before React has loaded, chips filter the listing and update the count; React continues from there', async () => {
  arrive()
  const all = names()
  chip('Travel').click()
  expect(names()).toEqual(['Example Miles'])
  expect(chip('Travel').getAttribute('aria-pressed')).toBe('true')
  expect(counted()).toBe('1 card')
  chip('Travel').click()
  expect(names()).toEqual(all)
  chip('Travel').click()
  box('miles').click()

  const mismatches: unknown[] = []
  const warned = vi.spyOn(console, 'error')
  root = hydrateRoot(place.firstElementChild as HTMLElement, app, {
    onRecoverableError: (error) => mismatches.push(error),
  })
  await expect.poll(() => place.querySelector('.tray')?.textContent).toContain('Example Miles')
  expect(box('miles').checked).toBe(true)
  expect(names()).toEqual(['Example Miles'])
  expect(counted()).toBe('1 card')
  expect(mismatches).toEqual([])
  expect(warned.mock.calls).toEqual([])

  chip('Travel').click()
  await expect.poll(names).toEqual(all)
  expect(chip('Travel').getAttribute('aria-pressed')).toBe('false')
})

test('before React has loaded, what for and income name the best card; React moves it to the front', async () => {
  arrive()
  chip('₹4 lakh+').click()
  chip('Shopping').click()
  chip('Travel').click()
  chip('Shopping').click()
  expect(chip('₹4 lakh+').getAttribute('aria-pressed')).toBe('true')
  expect(names()).toEqual(['Example Miles'])
  expect(counted()).toBe('1 card. Best for you: Example Miles')

  const mismatches: unknown[] = []
  root = hydrateRoot(place.firstElementChild as HTMLElement, app, {
    onRecoverableError: (error) => mismatches.push(error),
  })
  await expect.poll(() => place.querySelector('.tile__best')?.closest('li')?.textContent).toContain('Example Miles')
  expect(place.querySelector('li.tile h2')?.textContent).toBe('Example Miles')
  expect(mismatches).toEqual([])
  chip('₹4 lakh+').click()
  await expect.poll(counted).toBe('1 card')
})

test('of four cards ticked before React has loaded, three are kept, as React would keep them', async () => {
  arrive()
  for (const logo of ['miles', 'festival', 'style', 'first']) box(logo).click()
  expect(box('first').checked).toBe(false)
  root = hydrateRoot(place.firstElementChild as HTMLElement, app)
  await expect
    .poll(() => place.querySelector('.tray a')?.getAttribute('href'))
    .toBe('/compare-cards?cards=miles%2Cfestival%2Cstyle')
  expect(['miles', 'festival', 'style', 'first'].map((logo) => box(logo).checked)).toEqual([true, true, true, false])
})
