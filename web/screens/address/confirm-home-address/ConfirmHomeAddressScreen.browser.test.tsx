import { texts } from '@card-journey/journey/texts/en/confirm-home-address.ts'
import { texts as fields } from '@card-journey/journey/texts/en/fields.ts'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { blankApplication } from '../../../engine/blank-application.ts'
import { Fixture, type FixtureProps } from '../../../examples/examples.tsx'
import { servedPincode, unservedPincode } from '../../customer-for-tests.ts'
import { announced, home, withHome, reported, working, message } from '../../person-for-tests.ts'
import '../../../styles/critical.css'
import { ConfirmHomeAddressScreen } from './ConfirmHomeAddressScreen.tsx'

type Event = Parameters<NonNullable<FixtureProps['on']>>[0]

async function open(props: Omit<FixtureProps, 'screen' | 'children' | 'on'>) {
  const events: Event[] = []
  const screen = await render(
    <Fixture screen="confirm-home-address" {...props} on={(event) => events.push(event)}>
      <ConfirmHomeAddressScreen />
    </Fixture>,
  )
  return { screen, events, named: (what: string) => events.filter((event) => event.what === what) }
}

const bureau = (addresses: typeof reported) => ({
  bureauCheck: {
    ok: true as const,
    response: {
      application: {
        ...blankApplication,
        ...working,
        applicationReferenceNo: 'EX26K7Q3M9',
        facts: { bureau: { day: '2026-11-20', bureau: 'first', addresses } },
      },
    },
  },
})

test('[BU-05] first the pincode: the bureaus are named and none is asked', async () => {
  const { screen, named } = await open({ application: working, calls: { getPinCodeDetails: servedPincode } })
  await expect.element(screen.getByText(/ask Example Bureau/)).toBeVisible()
  await expect.element(screen.getByText(/text or email you/)).toBeVisible()
  await screen.getByLabelText(texts['pincode.label']).fill('560001')
  await expect.element(screen.getByText('City and state: Bengaluru, Karnataka')).toBeVisible()
  expect(named('bureauCheck')).toEqual([])
  await screen.getByRole('button', { name: 'Continue' }).click()
  await expect.poll(() => named('pincode').map(({ answers }) => answers)).toMatchObject([{ pincode: '560001' }])
})

test('what comes next is smaller than the question: nothing in its panel is larger than the field’s label', async () => {
  const { screen } = await open({ application: working })
  const label = screen.getByText(texts['pincode.label'], { exact: true }).element()
  const panel = screen.getByRole('region', { name: texts['enquiry.heading'] }).element()
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
  expect(Math.max(...[...panel.querySelectorAll('h2, p')].map(sizeOf))).toBe(sizeOf(label))
  expect([...panel.querySelectorAll('p')].map(sizeOf)).toEqual([14, 14, 14, 14])
})

test('[PC-12] an unserved pincode is asked about before it ends the application, and no bureau is asked', async () => {
  const { screen, named } = await open({ application: working, calls: { getPinCodeDetails: unservedPincode } })
  const pincode = screen.getByLabelText(texts['pincode.label'])
  await pincode.fill('744301')
  await expect.element(screen.getByText('PinCode is not serviceable')).toBeVisible()
  await screen.getByRole('button', { name: 'Continue' }).click()
  const question = screen.getByRole('dialog', { name: 'Is this pincode right?' })
  await expect.element(question.getByText(/apply again from Thursday, 20\sMay\s2027/)).toBeVisible()
  await screen.getByRole('button', { name: fields['pincode.question.no'] }).click()
  await expect.element(pincode).toHaveFocus()
  expect(named('pincode')).toEqual([])
  await screen.getByRole('button', { name: 'Continue' }).click()
  await screen.getByRole('button', { name: fields['pincode.question.yes'] }).click()
  await expect
    .poll(() => named('pincode').map(({ answers }) => answers))
    .toMatchObject([{ pincode: '744301', pincodeConfirmed: 'Y' }])
  expect(named('bureauCheck')).toEqual([])
})

test('an announced enquiry fetches the addresses once; their houses are masked', async () => {
  const { screen, named } = await open({ application: announced, calls: bureau(reported) })
  await expect.element(screen.getByText(/4th Cross Indiranagar/)).toBeVisible()
  expect(named('bureauCheck')).toHaveLength(1)
  expect(screen.container.textContent).not.toContain(home.addressLine1)
})

test('without a usable address the applicant types one', async () => {
  const { named } = await open({ application: announced, calls: bureau([]) })
  await expect.poll(() => named('next')).toHaveLength(1)
  expect(named('bureauCheck')).toHaveLength(1)
})

test('[SC-40] the referral code is in a pop-up: a wrong one stays there, cancelling changes nothing', async () => {
  const { screen, events } = await open({ application: withHome })
  await screen.getByRole('button', { name: texts['referral.open'] }).click()
  const popUp = screen.getByRole('dialog', { name: texts['referral.heading'] })
  await expect.element(popUp).toBeVisible()
  const code = screen.getByLabelText(fields['referralCode.label'])
  await code.fill('ab1')
  await screen.getByRole('button', { name: texts['referral.use'] }).click()
  await expect.element(screen.getByText(message('referralCodeInvalid'))).toBeVisible()
  await screen.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(popUp).not.toBeInTheDocument()
  await expect.element(code).toHaveValue('')

  await screen.getByRole('button', { name: texts['referral.open'] }).click()
  await code.fill('friend26')
  await screen.getByRole('button', { name: texts['referral.use'] }).click()
  await expect.element(screen.getByText('Referral code: FRIEND26')).toBeVisible()
  await screen.getByRole('button', { name: 'Continue' }).click()
  await expect
    .poll(() => events.at(-1))
    .toMatchObject({ did: 'act', what: 'submit', answers: { addressChoice: '0', referralCode: 'FRIEND26' } })
})

test('[PC-12] an address whose pincode the server does not serve is asked about and sent again, confirmed', async () => {
  const { screen, named } = await open({ application: withHome, refuses: { addressChoice: 'pincodeNotServiceable' } })
  await screen.getByRole('button', { name: 'Continue' }).click()
  const question = screen.getByRole('dialog', { name: 'Is this pincode right?' })
  await expect.element(question.getByText(new RegExp(home.pincode))).toBeVisible()
  await screen.getByRole('button', { name: fields['pincode.question.yes'] }).click()
  await expect
    .poll(() => named('submit').map(({ answers }) => answers))
    .toMatchObject([
      { addressChoice: '0', pincodeConfirmed: '' },
      { addressChoice: '0', pincodeConfirmed: 'Y' },
    ])
})

test('[PC-12] "No, change it" leads to the form of another address: the report’s one has no pincode to type', async () => {
  const { screen, named } = await open({ application: withHome, refuses: { addressChoice: 'pincodeNotServiceable' } })
  await screen.getByRole('button', { name: 'Continue' }).click()
  await screen.getByRole('button', { name: fields['pincode.question.no'] }).click()
  await expect.poll(() => named('another')).toHaveLength(1)
})
