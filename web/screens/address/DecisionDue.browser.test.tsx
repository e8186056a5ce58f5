import { texts as shell } from '@card-journey/journey/texts/en/shell.ts'
import { useEffect } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Journey } from '../../engine/journey.ts'
import { useJourney } from '../../engine/use-journey.ts'
import { Fixture } from '../../examples/examples.tsx'
import { DecisionDue } from './DecisionDue.tsx'

test('the page is to be kept open while the decision runs, and offers another try only once it has failed', async () => {
  let journey: Journey | undefined
  function Held() {
    const held = useJourney()
    useEffect(() => {
      journey = held
    }, [held])
    return <DecisionDue decide={() => new Promise<never>(() => {})} />
  }
  const screen = await render(
    <Fixture screen="confirm-office-address">
      <Held />
    </Fixture>,
  )
  const keepOpen = screen.getByText(shell['loader.decision.subheading'])
  const again = screen.getByRole('button', { name: shell['action.again'] })
  await expect.element(keepOpen).toBeVisible()
  expect(again.query()).toBeNull()
  journey?.update({ pending: true })
  await expect.element(keepOpen).toBeVisible()
  journey?.update({ pending: false })
  await expect.element(screen.getByRole('heading', { name: shell['decision.due.heading'] })).toBeVisible()
  await expect.element(again).toBeVisible()
  expect(keepOpen.query()).toBeNull()
})
