import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { Fixture } from '../../../examples.tsx'
import { messageOf } from '../../../journey/catalogues.ts'
import { masterKey } from '../../../journey/master-key.ts'
import { master } from '../products-for-tests.ts'
import { CardsScreen } from './CardsScreen.tsx'
import { watchFilter } from './early-filter.ts'

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
    texts: { cards: { count: messageOf('en', 'cards', 'count') } },
  }
  place = document.createElement('div')
  place.innerHTML = `<div>${renderToString(app)}</div><script type="application/json" id="page-data">${JSON.stringify(data)}</script>`
  document.body.append(place)
  watchFilter()
}

afterEach(() => {
  window.takeEarlyFilter?.()
  root?.unmount()
  root = undefined
  place.remove()
})

const chip = (name: string) =>
  Array.from(place.querySelectorAll('button')).find((button) => button.textContent === name) as HTMLButtonElement
const names = () =>
  Array.from(place.querySelectorAll('li.tile'))
    .filter((tile) => !(tile as HTMLElement).hidden)
    .map((tile) => tile.querySelector('h2')?.textContent)
const counted = () => place.querySelector('.listing__count')?.textContent

test('before React is there chips narrow the listing and count anew; React goes on from there', async () => {
  arrive()
  const all = names()
  chip('Travel').click()
  expect(names()).toEqual(['Example Miles'])
  expect(chip('Travel').getAttribute('aria-pressed')).toBe('true')
  expect(counted()).toBe('1 card')
  chip('Travel').click()
  expect(names()).toEqual(all)
  chip('Travel').click()

  const mismatches: unknown[] = []
  root = hydrateRoot(place.firstElementChild as HTMLElement, app, {
    onRecoverableError: (error) => mismatches.push(error),
  })
  // React takes the tiles out that were only hidden.
  await expect.poll(() => place.querySelectorAll('li.tile').length).toBe(1)
  expect(names()).toEqual(['Example Miles'])
  expect(counted()).toBe('1 card')
  expect(mismatches).toEqual([])

  chip('Travel').click()
  await expect.poll(names).toEqual(all)
  expect(chip('Travel').getAttribute('aria-pressed')).toBe('false')
})
