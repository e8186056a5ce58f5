import { useContext } from 'react'
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture } from '../examples/examples.tsx'
import type { Journey } from '../engine/journey.ts'
import { JourneyContext } from '../engine/use-journey.ts'
import { Gate } from './Gate.tsx'

const { state } = history
afterEach(() => {
  delete document.documentElement.dataset['gated']
  history.replaceState(state, '')
})

function At({ journey }: { journey: Partial<Journey> }) {
  const known = useContext(JourneyContext)
  return known ? (
    <JourneyContext value={{ ...known, ...journey }}>
      <Gate screen="congratulations">
        <h1>Congratulations</h1>
      </Gate>
    </JourneyContext>
  ) : null
}

const open = (journey: Partial<Journey>) =>
  render(
    <Fixture screen="congratulations">
      <At journey={journey} />
    </Fixture>,
  )

test('a screen that is not open to the applicant is never rendered; they are led elsewhere', async () => {
  const entered: string[] = []
  const screen = await open({
    mayEnter: () => false,
    enter: async (to) => void entered.push(to),
  })
  expect(entered).toEqual(['congratulations'])
  expect(screen.container.textContent).not.toContain('Congratulations')
})

test('a screen that is open appears immediately, and stays when its own save moves the applicant on', async () => {
  let standsThere = true
  const journey: Partial<Journey> = { mayEnter: () => standsThere }
  document.documentElement.dataset['gated'] = ''
  const screen = await open(journey)
  expect(screen.container.textContent).toContain('Congratulations')
  expect(document.documentElement.dataset['gated']).toBeUndefined()
  standsThere = false
  await screen.rerender(
    <Fixture screen="congratulations">
      <At journey={{ ...journey }} />
    </Fixture>,
  )
  expect(screen.container.textContent).toContain('Congratulations')
})
