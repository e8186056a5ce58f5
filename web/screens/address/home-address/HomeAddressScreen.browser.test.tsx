import { texts as fields } from '@card-journey/journey/texts/en/fields.ts'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture, type ExampleResult, type FixtureProps } from '../../../examples/examples.tsx'
import { working } from '../../person-for-tests.ts'
import { HomeAddressScreen } from './HomeAddressScreen.tsx'

const directory: Readonly<Record<string, ExampleResult>> = {
  '560001': { ok: true, response: { city: 'Bengaluru', state: 'Karnataka', message: '', serviceable: 'Y' } },
  '744301': {
    ok: true,
    response: { city: 'Car Nicobar', state: 'Andaman and Nicobar', message: '', serviceable: 'N' },
  },
  '999998': { ok: false, call: 'getPinCodeDetails', problem: 'PINCODE_NOT_FOUND', detail: {}, message: '' },
}

async function open() {
  const sent: unknown[] = []
  const on: FixtureProps['on'] = ({ did, answers }) => did === 'act' && sent.push(answers)
  const calls: FixtureProps['calls'] = {
    getPinCodeDetails: ({ pinCode }: { pinCode: string }) => directory[pinCode] as ExampleResult,
  }
  const screen = await render(
    <Fixture
      screen="home-address"
      application={{ ...working, completedScreen: 'RESIDENCE_ADDRESS' }}
      calls={calls}
      on={on}
    >
      <HomeAddressScreen />
    </Fixture>,
  )
  await screen.getByLabelText(fields['addressLine1.label']).fill('Flat 12')
  await screen.getByLabelText(fields['addressLine2.label']).fill('4th Cross, Indiranagar')
  return { screen, sent, pincode: screen.getByLabelText(fields['pincode.label'], { exact: true }) }
}

test('[PC-14] a served pincode fills city and state in, and the address is sent without a question', async () => {
  const { screen, sent, pincode } = await open()
  await pincode.fill('560001')
  await expect.element(screen.getByText('City and state: Bengaluru, Karnataka')).toBeVisible()
  await screen.getByRole('button', { name: 'Continue' }).click()
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ pincode: '560001', city: 'Bengaluru', pincodeConfirmed: '' })
})

test('[VA-25, PC-12] an unserved pincode says so while typing; Next asks, and only the confirmed one is sent', async () => {
  const { screen, sent, pincode } = await open()
  await pincode.fill('744301')
  await expect.element(screen.getByText('PinCode is not serviceable')).toBeVisible()
  await expect.element(pincode).toHaveAttribute('aria-invalid', 'true')
  const next = screen.getByRole('button', { name: 'Continue' })
  await expect.element(next).not.toHaveAttribute('aria-disabled')

  await next.click()
  const question = screen.getByRole('dialog', { name: 'Is this pincode right?' })
  await expect.element(question).toBeVisible()
  // 180 days from the fixture's day, 20 November 2026.
  await expect.element(question.getByText(/apply again from Thursday, 20\sMay\s2027/)).toBeVisible()
  await screen.getByRole('button', { name: fields['pincode.question.no'] }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(pincode).toHaveFocus()
  expect(sent).toEqual([])

  await next.click()
  await screen.getByRole('button', { name: fields['pincode.question.yes'] }).click()
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ pincode: '744301', pincodeConfirmed: 'Y' })
})

test('[VA-25, PC-12] a pincode that is in no directory says so too; city and state can be typed', async () => {
  const { screen, sent, pincode } = await open()
  await pincode.fill('999998')
  await expect.element(screen.getByText('PinCode is not serviceable')).toBeVisible()
  await expect.element(screen.getByText(/army post offices/)).toBeVisible()
  await screen.getByLabelText(fields['city.label']).fill('Nowhere')
  await screen.getByLabelText(fields['state.label']).fill('Kerala')
  await screen.getByRole('button', { name: 'Continue' }).click()
  await screen.getByRole('button', { name: fields['pincode.question.yes'] }).click()
  await expect.poll(() => sent).toHaveLength(1)
})

test('[PC-14] what one pincode filled in does not stay beside another that nobody knows', async () => {
  const { screen, pincode } = await open()
  await pincode.fill('560001')
  await expect.element(screen.getByText('City and state: Bengaluru, Karnataka')).toBeVisible()
  await pincode.fill('999998')
  await expect.element(screen.getByLabelText(fields['city.label'])).toHaveValue('')
  await expect.element(screen.getByLabelText(fields['state.label'])).toHaveValue('')
})

test('[PC-14] city and state are one line; "Change" opens them for typing', async () => {
  const { screen, sent, pincode } = await open()
  await pincode.fill('560001')
  await expect.element(screen.getByText('City and state: Bengaluru, Karnataka')).toBeVisible()
  await expect.element(screen.getByLabelText(fields['city.label'])).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Change: city and state' }).click()
  const city = screen.getByLabelText(fields['city.label'])
  await expect.element(city).toHaveFocus()
  await city.fill('Whitefield')
  await screen.getByRole('button', { name: 'Continue' }).click()
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ pincode: '560001', city: 'Whitefield', state: 'Karnataka' })
})

test('[PC-14] a state that is not the pincode’s: the page says where the pincode is, and takes it on request', async () => {
  const { screen, pincode } = await open()
  await pincode.fill('560001')
  await screen.getByRole('button', { name: 'Change: city and state' }).click()
  await screen.getByLabelText(fields['state.label']).fill('Kerala')
  await expect.element(screen.getByText('This state doesn’t match the pincode.')).toBeVisible()
  await expect.element(screen.getByText('560001 is in Bengaluru, Karnataka.')).toBeVisible()
  await screen.getByRole('button', { name: fields['place.take'] }).click()
  await expect.element(screen.getByText('City and state: Bengaluru, Karnataka')).toBeVisible()
})

test('[PC-14] after a reload city and state are still one line, without a keystroke', async () => {
  const calls: FixtureProps['calls'] = { getPinCodeDetails: () => directory['560001'] as ExampleResult }
  const answers = { addressLine1: 'Flat 12', pincode: '560001', city: 'Bengaluru', state: 'Karnataka' }
  const screen = await render(
    <Fixture
      screen="home-address"
      application={{ ...working, completedScreen: 'RESIDENCE_ADDRESS' }}
      calls={calls}
      answers={answers}
    >
      <HomeAddressScreen />
    </Fixture>,
  )
  await expect.element(screen.getByText('City and state: Bengaluru, Karnataka')).toBeVisible()
  await expect.element(screen.getByLabelText(fields['city.label'], { exact: true })).not.toBeInTheDocument()
})
