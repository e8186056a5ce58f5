import { texts } from '@card-journey/journey/texts/en/continue.ts'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { BrowserAddress } from '../../../layout/address.tsx'
import { Fixture, type FixtureProps } from '../../../examples/examples.tsx'
import { ContinueScreen } from './ContinueScreen.tsx'

const token = 'k'.repeat(43)

async function open(calls: FixtureProps['calls'], fragment = `#token=${token}`) {
  history.replaceState(null, '', `/continue${fragment}`)
  const did: unknown[] = []
  const screen = await render(
    <Fixture screen="continue" application={null} calls={calls ?? {}} on={(event) => did.push(event)}>
      <BrowserAddress port={{ navigate: () => {} }}>
        <ContinueScreen />
      </BrowserAddress>
    </Fixture>,
  )
  return { screen, did }
}

const sent = { ok: true, response: { maskedMobile: '98****0001', delivery: 'sent', resendInSeconds: 90 } } as const
const notFound = { ok: false, call: 'continueApplication', problem: 'NOT_FOUND', detail: {}, message: '' } as const

test('[RT-75, T22] nothing is posted by opening the link; its token leaves the address at once; a press asks for a code', async () => {
  const { screen, did } = await open({ continueApplication: sent })
  await expect.poll(() => location.hash).toBe('')
  expect(did).toEqual([])
  await screen.getByRole('button', { name: texts.open }).click()
  await expect
    .poll(() => did)
    .toEqual([
      { did: 'ask', what: 'continueApplication', answers: { token, language: 'en' } },
      { did: 'go', what: 'verify-otp' },
    ])
})

test('a link that was used, has expired or never was: one page, which leads to signing in', async () => {
  const { screen } = await open({ continueApplication: notFound })
  await screen.getByRole('button', { name: texts.open }).click()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(texts.spent)
  await expect.element(screen.getByRole('link', { name: texts.signIn })).toBeVisible()
})

test('reminders end by a press, the page says so, and the link still opens the application', async () => {
  const { screen, did } = await open({ stopReminders: { ok: true, response: {} } })
  await screen.getByRole('button', { name: texts.stop }).click()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(texts.stopped)
  expect(did).toEqual([{ did: 'ask', what: 'stopReminders', answers: { token } }])
  await expect.element(screen.getByRole('button', { name: texts.open })).toBeVisible()
})

test('after a reload, which has lost the token, nothing is said to be used up: the link can be opened again', async () => {
  const { screen } = await open({}, '')
  const heading = screen.getByRole('heading', { level: 1 })
  await expect.element(heading).toHaveTextContent(texts.absent)
  await expect.element(screen.getByRole('link', { name: texts.signIn })).toBeVisible()
})

test('[AP-12] who comes back from another page beside the bank’s app is sent to the app, and signs in nowhere else', async () => {
  history.replaceState(null, '', '/continue?in=app')
  const did: unknown[] = []
  const screen = await render(
    <Fixture screen="continue" application={null} query={{ in: 'app' }} on={(event) => did.push(event)}>
      <BrowserAddress port={{ navigate: () => {} }}>
        <ContinueScreen />
      </BrowserAddress>
    </Fixture>,
  )
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(texts.inApp)
  await expect.element(screen.getByText(texts['inApp.text'])).toBeVisible()
  expect(screen.container.querySelectorAll('a, button')).toHaveLength(0)
  expect(did).toEqual([])
})
