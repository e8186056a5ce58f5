import { texts as fields } from '@card-journey/journey/texts/en/fields.ts'
import { texts } from '@card-journey/journey/texts/en/more-personal-details.ts'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture } from '../../../examples/examples.tsx'
import { identified, lists } from '../../person-for-tests.ts'
import { MorePersonalDetailsScreen } from './MorePersonalDetailsScreen.tsx'

const screenOf = (airline: boolean) =>
  render(
    <Fixture screen="more-personal-details" application={{ ...identified, isAirlineCobrand: airline }} master={lists}>
      <MorePersonalDetailsScreen />
    </Fixture>,
  )
const holder = () => document.querySelector('.card-art__holder')?.textContent

test('[VA-51, VA-53] the card shows the name while it is typed, proposed from the names; the 20th letter is refused at once', async () => {
  const screen = await screenOf(false)
  const name = screen.getByLabelText(fields['nameOnCard.label'])
  await expect.element(name).toHaveValue('Asha Devi Menon')
  expect(holder()).toBe('ASHA DEVI MENON')
  await name.fill('Asha D Menon')
  await expect.poll(holder).toBe('ASHA D MENON')
  await name.fill('Asha Devi Menon Rao')
  await expect.element(name).not.toHaveAttribute('aria-invalid')
  await name.fill('Asha Devi Menon Raos')
  await expect
    .element(screen.getByText('Uh oh! Looks like you have exceeded the limit of 19 characters.'))
    .toBeVisible()
  expect(holder()).toHaveLength(19)
})

test('the frequent flyer number is asked on the airline’s card only', async () => {
  const plain = await screenOf(false)
  await expect.element(plain.getByLabelText(fields['frequentFlyerNumber.label'])).not.toBeInTheDocument()
  await plain.unmount()
  const airline = await screenOf(true)
  await expect.element(airline.getByLabelText(fields['frequentFlyerNumber.label'])).toBeVisible()
})

test('a “No” to tax residency says what follows and asks for a tick; “Yes” takes both away again', async () => {
  const screen = await screenOf(false)
  const question = screen.getByRole('group', { name: fields['taxIndiaOnly.label'] })
  const tick = screen.getByLabelText(fields['taxElsewhere.label'])
  await expect.element(tick).not.toBeInTheDocument()
  await question.getByText(fields['yesNo.N'], { exact: true }).click()
  await expect.element(tick).toBeVisible()
  await expect.element(screen.getByText(texts['taxElsewhere.next'])).toBeVisible()
  await question.getByText(fields['yesNo.Y'], { exact: true }).click()
  await expect.element(tick).not.toBeInTheDocument()
})
