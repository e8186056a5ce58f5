import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@card-journey/ui/styles/index.css'
import { blankApplication } from '../engine/blank-application.ts'
import { useJourney } from '../engine/use-journey.ts'
import { Fixture } from '../examples/examples.tsx'
import { working } from '../screens/person-for-tests.ts'
import '../styles/critical.css'
import { Shell } from './Shell.tsx'

function Arrive() {
  const { take } = useJourney()
  const application = {
    ...blankApplication,
    ...working,
    productName: 'Example Card',
    applicationReferenceNo: 'EX26K7Q3M9',
  }
  return (
    <button type="button" onClick={() => take(application)}>
      Arrive
    </button>
  )
}

test('the steps beside a screen stand where they will be before the card is known, and the card comes above them', async () => {
  await page.viewport(1280, 800)
  const { container, getByRole } = await render(
    <Fixture screen="work-details" application={null}>
      <Shell onLanguage={() => {}} report={() => {}}>
        <h1>Work</h1>
        <Arrive />
      </Shell>
    </Fixture>,
  )
  const top = () => Math.round(container.querySelector('.page__side > .progress')?.getBoundingClientRect().top ?? 0)
  const before = top()
  expect(before).toBeGreaterThan(250)
  await expect.poll(() => container.querySelector('.page__side-help')).not.toBeNull()
  expect(top()).toBe(before)
  await getByRole('button', { name: 'Arrive' }).click()
  await expect.poll(() => container.querySelector('.page__side-card > .card-art')).not.toBeNull()
  expect(Math.abs(top() - before)).toBeLessThanOrEqual(1)
})
