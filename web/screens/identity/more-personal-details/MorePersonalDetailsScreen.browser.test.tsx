import { texts as membership } from '@card-journey/journey/texts/en/airline.ts'
import { texts as fields } from '@card-journey/journey/texts/en/fields.ts'
import { texts } from '@card-journey/journey/texts/en/more-personal-details.ts'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture, type FixtureProps } from '../../../examples/examples.tsx'
import { identified, lists, person } from '../../person-for-tests.ts'
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
  await name.fill('Asha देवी')
  await expect.poll(holder).toBe('ASHA')
})

test('[VA-52] a name that had to be shortened says so until it is changed; one that fits says nothing', async () => {
  const shortened = /^Shortened to fit: a card has room for 19 letters/
  const names = { firstName: 'Venkata', middleName: 'Narasimha', lastName: 'Rajagopalan' }
  const [known] = identified.applicantDetails ?? []
  const screen = await render(
    <Fixture
      screen="more-personal-details"
      application={{ ...identified, applicantDetails: [{ ...person, ...known, ...names }] }}
      master={lists}
    >
      <MorePersonalDetailsScreen />
    </Fixture>,
  )
  const name = screen.getByLabelText(fields['nameOnCard.label'])
  await expect.element(name).toHaveValue('Venkata Rajagopalan')
  await expect.element(screen.getByText(shortened)).toBeVisible()
  await name.fill('Venkata N')
  await expect.element(screen.getByText(shortened)).not.toBeInTheDocument()
  await screen.unmount()
  const fits = await screenOf(false)
  await expect.element(fits.getByLabelText(fields['nameOnCard.label'])).toHaveValue('Asha Devi Menon')
  await expect.element(fits.getByText(shortened)).not.toBeInTheDocument()
})

test.for([
  ['motherMaidenName.label', 19],
  ['fatherName.label', 30],
] as const)('the limit of %s is said only near it', async ([label, most]) => {
  const screen = await screenOf(false)
  const name = screen.getByLabelText(fields[label])
  await name.fill('M'.repeat(most - 7))
  expect(screen.getByText('7 characters left').query()).toBeNull()
  await name.fill('M'.repeat(most - 6))
  await expect.element(screen.getByText('6 characters left')).toBeVisible()
})

test('the frequent flyer number is asked on the airline’s card only', async () => {
  const plain = await screenOf(false)
  await expect.element(plain.getByLabelText(fields['frequentFlyerNumber.label'])).not.toBeInTheDocument()
  await plain.unmount()
  const airline = await screenOf(true)
  await expect.element(airline.getByLabelText(fields['frequentFlyerNumber.label'])).toBeVisible()
})

const consentOfAirline = {
  code: 'AIRLINE',
  version: '1.0',
  kind: 'consent',
  mandatory: 'N',
  title: 'Your number',
  text: 'I allow the bank to send my name to Example Air.',
}
const airlineCard = (calls: FixtureProps['calls'], on: FixtureProps['on']) =>
  render(
    <Fixture
      screen="more-personal-details"
      application={{ ...identified, isAirlineCobrand: true }}
      master={{ ...lists, 'getConsentDetails?code=AIRLINE': [consentOfAirline] }}
      calls={calls}
      on={on}
    >
      <MorePersonalDetailsScreen />
    </Fixture>,
  )

test.for([
  ['Y', 'Example Air confirms this number.'],
  ['N', /^Example Air doesn’t recognise this number\./],
  ['UNCHECKED', /^We can’t reach Example Air right now\. You can continue/],
] as const)(
  '[SP-11] a whole number is looked up once, and what the airline says (%s) is told',
  async ([member, words]) => {
    const asked: unknown[] = []
    const screen = await airlineCard(
      { frequentFlyer: { ok: true, response: { member } } },
      ({ what, answers }) => what === 'frequentFlyer' && asked.push(answers),
    )
    const number = screen.getByLabelText(fields['frequentFlyerNumber.label'])
    await number.fill('12345678')
    await number.fill('123 456 789')
    await expect.element(screen.getByText(words)).toBeVisible()
    expect(asked).toEqual([{ frequentFlyerNumber: '123456789' }])
  },
)

test.for([
  ['712345678', /^Your ExampleMiles number is 712345678\./],
  [undefined, /^Example Air can’t give you a number right now\. You can continue/],
] as const)(
  '[EP-63] somebody without a number gets number %s from the airline, by the consent that is shown',
  async ([frequentFlyerNumber, words]) => {
    const asked: unknown[] = []
    const applicantDetails = [{ ...identified.applicantDetails?.[0], frequentFlyerNumber }]
    const screen = await airlineCard(
      {
        registermember: { ok: true, response: [{ ...identified, isAirlineCobrand: true, applicantDetails }] },
        frequentFlyer: { ok: true, response: { member: 'Y' } },
      },
      ({ what, answers }) => what === 'registermember' && asked.push(answers),
    )
    await expect.element(screen.getByText(consentOfAirline.text)).toBeVisible()
    await screen.getByRole('button', { name: membership.join }).click()
    await expect.element(screen.getByText(words)).toBeVisible()
    expect(asked).toMatchObject([{ consent: { code: 'AIRLINE', version: '1.0', value: 'Y' }, language: 'en' }])
    await expect
      .element(screen.getByLabelText(fields['frequentFlyerNumber.label']))
      .toHaveValue(frequentFlyerNumber ?? '')
  },
)

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
