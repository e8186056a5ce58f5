import { texts as deposit } from '@card-journey/journey/texts/en/credit-card.ts'
import { texts as pin } from '@card-journey/journey/texts/en/set-mpin.ts'
import { useContext, useMemo, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { JourneyContext } from '../engine/use-journey.ts'
import { ExampleSurroundings } from '../examples/examples.tsx'
import { examples as deposits } from '../screens/offer/credit-card/CreditCardScreen.examples.tsx'
import { examples as pins } from '../screens/card/set-mpin/SetMpinScreen.examples.tsx'

/** As the engine: something is under way as long as an action is. */
function Slowly({ children }: { children: ReactNode }) {
  const journey = useContext(JourneyContext)
  const slow = useMemo(
    () =>
      journey && {
        ...journey,
        act() {
          journey.update({ pending: true })
          return new Promise<never>(() => {})
        },
      },
    [journey],
  )
  return <JourneyContext value={slow}>{children}</JourneyContext>
}

test.each([
  ['set-mpin', Object.values(pins)[0], pin.later, pin['later.busy'], pin.submit],
  ['credit-card', deposits['filled'], deposit.decline, deposit['decline.busy'], deposit.accept],
])(
  '%s: the second action alone shows its progress, in its own words',
  async (_screen, example, second, busy, first) => {
    const screen = await render(<ExampleSurroundings value={Slowly}>{example}</ExampleSurroundings>)
    const submit = screen.getByRole('button', { name: first, exact: true })
    await screen.getByRole('button', { name: second, exact: true }).click()
    await expect.element(screen.getByRole('button', { name: busy, exact: true })).toHaveAttribute('data-busy')
    await expect.element(submit).not.toHaveAttribute('data-busy')
    expect(document.querySelectorAll('.spinner')).toHaveLength(1)
  },
)
