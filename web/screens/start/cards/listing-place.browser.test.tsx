import { noWishes } from '@card-journey/journey/rules/product/wishes.ts'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture } from '../../../examples/examples.tsx'
import { master } from '../products-for-tests.ts'
import { CompareCardsScreen } from '../compare-cards/CompareCardsScreen.tsx'
import { CardsScreen } from './CardsScreen.tsx'
import { rememberChosen, useLeavingCard } from './listing-place.ts'

function Card() {
  useLeavingCard()
  return <p>One card</p>
}

const at = (shown: 'listing' | 'card' | 'comparison' | 'elsewhere') => (
  <Fixture screen="cards" application={null} master={master}>
    {shown === 'listing' && <CardsScreen key="listing" />}
    {shown === 'card' && <Card />}
    {shown === 'comparison' && <CompareCardsScreen />}
    <div
      className="room"
      ref={(room) => {
        room?.style.setProperty('height', '5000px')
      }}
    />
  </Fixture>
)

test('coming back from a card or the comparison keeps filter and place; coming from elsewhere starts at the top', async () => {
  rememberChosen(noWishes)
  const screen = await render(at('listing'))
  const chip = () => screen.getByRole('button', { name: 'Travel', exact: true })
  await chip().click()
  window.scrollTo(0, 300)
  await expect.poll(() => window.scrollY).toBe(300)
  await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)))

  await screen.rerender(at('card'))
  window.scrollTo(0, 0)
  await screen.rerender(at('listing'))
  await expect.poll(() => window.scrollY).toBe(300)
  await expect.element(chip()).toHaveAttribute('aria-pressed', 'true')

  await screen.rerender(at('comparison'))
  window.scrollTo(0, 0)
  await screen.rerender(at('listing'))
  await expect.poll(() => window.scrollY).toBe(300)

  await screen.rerender(at('card'))
  await screen.rerender(at('elsewhere'))
  window.scrollTo(0, 0)
  await screen.rerender(at('listing'))
  await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)))
  expect(window.scrollY).toBe(0)
  rememberChosen(noWishes)
})
