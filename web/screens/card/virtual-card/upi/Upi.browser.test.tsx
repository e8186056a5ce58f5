import { texts as shell } from '@card-journey/journey/texts/en/shell.ts'
import { texts } from '@card-journey/journey/texts/en/virtual-card.ts'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { useJourney } from '../../../../engine/use-journey.ts'
import { Fixture, type FixtureProps } from '../../../../examples/examples.tsx'
import { cardCalls, holder, withUpi, rowNamed } from '../card-for-tests.ts'
import { upiConsent } from '../../card-consents-for-tests.ts'
import { VirtualCardScreen } from '../VirtualCardScreen.tsx'

type Did = Parameters<NonNullable<FixtureProps['on']>>[0]

async function openPage(calls: NonNullable<FixtureProps['calls']>) {
  const did: Did[] = []
  const screen = await render(
    <Fixture
      screen="virtual-card"
      application={holder}
      calls={calls}
      master={upiConsent}
      on={(event) => did.push(event)}
    >
      <VirtualCardScreen />
    </Fixture>,
  )
  return { screen, asked: () => did.filter(({ what }) => what === 'upiUpdate').map(({ answers }) => answers) }
}

test('UPI is turned on by a consent and the PIN; then the page says how an app gets the card, and that one has it', async () => {
  let state: 'off' | 'allowed' | 'linked' = 'off'
  const upi = () => ({ ok: true, response: { upi: { state, mobile: '******0010' } } }) as const
  const { screen, asked } = await openPage({
    ...cardCalls,
    upiInquiry: upi,
    upiUpdate: () => {
      state = 'allowed'
      return upi()
    },
  })
  const row = screen.getByRole('button', { name: rowNamed(texts.upi) })
  await expect.element(row).toMatchTextContent(texts['upi.state.off'])
  await row.click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByText('+91\u00a0******0010', { exact: false })).toBeVisible()
  await dialog.getByRole('button', { name: texts['upi.on'] }).click()
  await expect.element(dialog.getByText('Let a UPI app', { exact: false })).toBeVisible()
  await dialog.getByRole('button', { name: texts.agree }).click()
  await dialog.getByLabelText(texts.pin).fill('270518')
  expect(asked()).toEqual([])
  await dialog.getByRole('button', { name: texts['upi.on'] }).click()
  // The sheet stays, and says what comes next.
  await expect.element(dialog.getByText('Now add this card in your UPI app', { exact: false })).toBeVisible()
  expect(asked()).toMatchObject([{ on: true, consent: { code: 'UPI', version: '1.0', value: 'Y' }, mpin: '270518' }])
  state = 'linked'
  await screen.getByRole('button', { name: texts['upi.check'] }).click()
  await expect.element(screen.getByText(texts['upi.linked'])).toBeVisible()
  await dialog.getByRole('button', { name: shell['action.close'] }).click()
  await expect.element(row).toMatchTextContent(texts['upi.state.linked'])
  await expect.element(row).toHaveFocus()
})

test.each([
  ['linked', texts['upi.linked']],
  ['off', texts['upi.failed']],
] as const)(
  'what was done elsewhere meanwhile: the proof goes, and the sheet says that UPI is %s',
  async (then, words) => {
    let state: 'off' | 'linked' = 'off'
    const { screen } = await openPage({
      ...cardCalls,
      upiInquiry: () => ({ ok: true, response: { upi: { state, mobile: '******0010' } } }),
      upiUpdate: () => {
        state = then
        return { ok: false, call: 'upiUpdate', problem: 'WRONG_STATE', detail: {}, message: '' }
      },
    })
    await screen.getByRole('button', { name: rowNamed(texts.upi) }).click()
    const dialog = screen.getByRole('dialog')
    await dialog.getByRole('button', { name: texts['upi.on'] }).click()
    await dialog.getByRole('button', { name: texts.agree }).click()
    await dialog.getByLabelText(texts.pin).fill('270518')
    await dialog.getByRole('button', { name: texts['upi.on'] }).click()
    await expect.element(screen.getByText(words)).toHaveRole('status')
    await expect.element(dialog.getByLabelText(texts.pin)).not.toBeInTheDocument()
  },
)

test('UPI is turned off at once, without proof', async () => {
  const off = { ok: true, response: { upi: { state: 'off', mobile: '******0010' } } } as const
  const { screen, asked } = await openPage({ ...withUpi('linked'), upiUpdate: off })
  await screen.getByRole('button', { name: rowNamed(texts.upi) }).click()
  await screen.getByRole('button', { name: texts['upi.off'] }).click()
  await expect.element(screen.getByText(texts['upi.isOff'])).toBeVisible()
  expect(asked()).toEqual([{ on: false }])
})

test('UPI turned on and off too often: the sheet says so, and the page says it nowhere else', async () => {
  const problem = { ok: false, call: 'upiUpdate', problem: 'TOO_MANY', detail: {}, message: '' } as const
  const told: unknown[] = []
  function Told() {
    told.push(useJourney().problem)
    return null
  }
  const screen = await render(
    <Fixture screen="virtual-card" application={holder} calls={{ ...withUpi('linked'), upiUpdate: problem }}>
      <VirtualCardScreen />
      <Told />
    </Fixture>,
  )
  await screen.getByRole('button', { name: rowNamed(texts.upi) }).click()
  await screen.getByRole('button', { name: texts['upi.off'] }).click()
  await expect.element(screen.getByText(shell['notice.tooMany'])).toHaveRole('status')
  expect(told.filter(Boolean)).toEqual([])
})

test('looking again whether an app has the card, while the card host is away: it is said, and what is shown stays', async () => {
  let reachable = true
  const { screen } = await openPage({
    ...cardCalls,
    upiInquiry: () =>
      reachable
        ? { ok: true, response: { upi: { state: 'allowed', mobile: '******0010' } } }
        : { ok: false, call: 'upiInquiry', problem: 'C102', detail: {}, message: '' },
  })
  await screen.getByRole('button', { name: rowNamed(texts.upi) }).click()
  const check = screen.getByRole('button', { name: texts['upi.check'] })
  await expect.element(check).toBeVisible()
  reachable = false
  await check.click()
  await expect.element(screen.getByText(texts['upi.unavailable'])).toHaveRole('status')
  await expect.element(check).toHaveFocus()
})

test('of a card whose network has no UPI nothing is said of it', async () => {
  const { screen } = await openPage(cardCalls)
  await expect.element(screen.getByText(texts.safe)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: rowNamed(texts.upi) })).not.toBeInTheDocument()
})
