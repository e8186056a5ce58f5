import { texts as shell } from '@card-journey/journey/texts/en/shell.ts'
import { texts } from '@card-journey/journey/texts/en/virtual-card.ts'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture, type ExampleResult, type FixtureProps } from '../../../../examples/examples.tsx'
import { activationConsent, autopayConsent, upiConsent } from '../../card-consents-for-tests.ts'
import { cardCalls, holder, secrets, rowNamed, withUpi } from '../card-for-tests.ts'
import { VirtualCardScreen } from '../VirtualCardScreen.tsx'

const refused = { ok: false, call: 'spendUpdate', problem: 'UNAVAILABLE', detail: {}, message: '' } as const

/** The card's page, where one call is answered when the test says so. */
async function open(late: string, master: FixtureProps['master'] = {}, calls = cardCalls) {
  const { promise, resolve } = Promise.withResolvers<ExampleResult>()
  const screen = await render(
    <Fixture screen="virtual-card" application={holder} calls={{ ...calls, [late]: () => promise }} master={master}>
      <VirtualCardScreen />
    </Fixture>,
  )
  const dialog = screen.getByRole('dialog')
  return {
    screen,
    dialog,
    answer: resolve,
    proves: async (button: string) => {
      await dialog.getByLabelText(texts.pin).fill('270518')
      await dialog.getByRole('button', { name: button }).click()
    },
    closes: async () => {
      await dialog.getByRole('button', { name: shell['action.close'] }).click()
      await expect.element(dialog).not.toBeInTheDocument()
    },
  }
}

type Page = Awaited<ReturnType<typeof open>>

async function turnsOn({ screen, dialog }: Page, kind: 'INTERNATIONAL' | 'ONLINE') {
  await screen.getByRole('switch', { name: texts[`spend.${kind}`] }).click()
  await dialog.getByRole('button', { name: shell['action.continue'] }).click()
}

async function loosens(page: Page) {
  await turnsOn(page, 'INTERNATIONAL')
  await page.proves(texts['spend.save'])
}

test('a change that is made after its pop-up was closed is said, and leaves another pop-up open', async () => {
  const page = await open('spendUpdate')
  const { screen, dialog, answer, closes } = page
  await loosens(page)
  await closes()
  await turnsOn(page, 'ONLINE')
  await dialog.getByLabelText(texts.pin).fill('2705')
  const control = { kind: 'INTERNATIONAL', enabled: true, limit: 150_000, highest: 150_000 }
  answer({ ok: true, response: { control } })
  await expect.poll(() => screen.container.textContent).toContain(texts['spend.saved'])
  await expect.element(dialog.getByLabelText(texts.pin)).toHaveValue('2705')
})

test('a change that fails after its pop-up was closed is said by the page', async () => {
  const page = await open('spendUpdate')
  await loosens(page)
  await page.closes()
  page.answer(refused)
  await expect.element(page.screen.getByText(texts['spend.failed'])).toBeVisible()
})

test('nor is a change of the statement, whose pop-up was closed while the card host was asked once more', async () => {
  const { promise, resolve } = Promise.withResolvers<ExampleResult>()
  let asked = 0
  const screen = await render(
    <Fixture
      screen="virtual-card"
      application={holder}
      calls={{
        ...cardCalls,
        statementInquiry: () => (++asked === 1 ? cardCalls['statementInquiry']! : promise),
        statementUpdate: { ...refused, call: 'statementUpdate' },
      }}
    >
      <VirtualCardScreen />
    </Fixture>,
  )
  const dialog = screen.getByRole('dialog')
  await screen.getByRole('button', { name: rowNamed(texts['statement.by']) }).click()
  await dialog.getByRole('radio', { name: texts['statement.post'] }).click()
  await dialog.getByRole('button', { name: texts['statement.save'] }).click()
  await expect.poll(() => asked).toBe(2)
  await dialog.getByRole('button', { name: shell['action.close'] }).click()
  resolve(cardCalls['statementInquiry']!)
  await expect.element(screen.getByText(texts['billing.failed'])).toHaveRole('status')
})

test('what failed of UPI after its pop-up was closed is read out, not only shown in its row', async () => {
  const page = await open('upiUpdate', upiConsent, withUpi('off'))
  await page.screen.getByRole('button', { name: rowNamed(texts.upi) }).click()
  await page.dialog.getByRole('button', { name: texts['upi.on'] }).click()
  await page.dialog.getByRole('button', { name: texts.agree }).click()
  await page.proves(texts['upi.on'])
  await page.closes()
  page.answer({ ...refused, call: 'upiUpdate' })
  await expect.element(page.screen.getByRole('status').filter({ hasText: texts['upi.failed'] })).toBeInTheDocument()
})

test('autopay and activation, too, say on the page what failed after their pop-up was closed', async () => {
  const autopay = await open('statementUpdate', autopayConsent)
  await autopay.screen.getByRole('button', { name: rowNamed(texts.autopay) }).click()
  await autopay.dialog.getByRole('radio', { name: texts['autopay.total'] }).click()
  await autopay.dialog.getByRole('button', { name: shell['action.continue'] }).click()
  await autopay.dialog.getByRole('button', { name: texts.agree }).click()
  await autopay.proves(texts['autopay.do.on'])
  await autopay.closes()
  autopay.answer({ ...refused, call: 'statementUpdate' })
  await expect.element(autopay.screen.getByText(texts['billing.failed'])).toBeVisible()
  await autopay.screen.unmount()

  const activation = await open('activateCard', activationConsent)
  await activation.screen.getByRole('button', { name: rowNamed(texts['activation.arrives']) }).click()
  await activation.dialog.getByRole('button', { name: texts.agree }).click()
  await activation.proves(texts['activation.button'])
  await activation.closes()
  activation.answer({ ...refused, call: 'activateCard' })
  await expect.element(activation.screen.getByText(texts['activation.failed'])).toBeVisible()
})

test('the details of a card are not shown once their pop-up was closed', async () => {
  const { screen, proves, closes, answer } = await open('fetchExpiryDetails')
  await screen.getByRole('button', { name: texts.show }).click()
  await proves(texts['ask.show'])
  await closes()
  answer({ ok: true, response: { expiry: secrets.expiry } })
  // Longer than the answer takes to be shown.
  await new Promise((later) => setTimeout(later, 200))
  expect(document.querySelector('iframe')).toBeNull()
  await expect.element(screen.getByRole('button', { name: texts.show })).toBeVisible()
})

test('nor if they come while the tab is hidden', async () => {
  const { screen, dialog, proves, answer } = await open('fetchExpiryDetails')
  await screen.getByRole('button', { name: texts.show }).click()
  await proves(texts['ask.show'])
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  answer({ ok: true, response: { expiry: secrets.expiry } })
  await expect.element(dialog).not.toBeInTheDocument()
  state.mockRestore()
  expect(document.querySelector('iframe')).toBeNull()
  await expect.element(screen.getByRole('button', { name: texts.show })).toBeVisible()
})

test('details that a second proof shows stay, whatever comes late of a pop-up that was closed before', async () => {
  const answers: ((result: ExampleResult) => void)[] = []
  const fetchExpiryDetails = () => new Promise<ExampleResult>((resolve) => answers.push(resolve))
  const screen = await render(
    <Fixture screen="virtual-card" application={holder} calls={{ ...cardCalls, fetchExpiryDetails }}>
      <VirtualCardScreen />
    </Fixture>,
  )
  const dialog = screen.getByRole('dialog')
  const asks = async (times: number) => {
    await screen.getByRole('button', { name: texts.show }).click()
    await dialog.getByLabelText(texts.pin).fill('270518')
    await dialog.getByRole('button', { name: texts['ask.show'] }).click()
    await expect.poll(() => answers.length).toBe(times)
  }
  await asks(1)
  await dialog.getByRole('button', { name: shell['action.close'] }).click()
  await asks(2)
  const answer: ExampleResult = { ok: true, response: { expiry: secrets.expiry } }
  answers[1]?.(answer)
  await expect.poll(() => document.querySelector('iframe')).not.toBeNull()
  answers[0]?.(answer)
  await new Promise((later) => setTimeout(later, 200))
  expect(document.querySelector('iframe')).not.toBeNull()
})
