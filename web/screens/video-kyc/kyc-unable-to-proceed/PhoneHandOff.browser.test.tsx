import { texts } from '@card-journey/journey/texts/en/call-ahead.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Fixture, type ExampleResult, type FixtureProps } from '../../../examples/examples.tsx'
import { proven } from '../../kyc/kyc-person-for-tests.ts'
import { KycUnableToProceedScreen } from './KycUnableToProceedScreen.tsx'

const token = 'A'.repeat(43)
const handed = {
  ok: true,
  response: { token, link: `https://bank.example/continue#token=${token}`, expiresAt: '2026-11-20T12:10:00+05:30' },
} as const
const held = { ok: false, call: 'takeBack', problem: 'E_INVALID_SESSION', detail: {}, message: '' } as const

async function open(state: string, takeBack: ExampleResult = held) {
  const did: Parameters<NonNullable<FixtureProps['on']>>[0][] = []
  const screen = await render(
    <Fixture
      screen="kyc-unable-to-proceed"
      application={proven}
      query={{ unmet: 'smartphone' }}
      calls={{ handOff: handed, followHandOff: { ok: true, response: { state } }, takeBack }}
      on={(event) => did.push(event)}
    >
      <KycUnableToProceedScreen />
    </Fixture>,
  )
  return { screen, did }
}

test('[VK-04] on a computer a QR code takes the call to the phone, and says how long', async () => {
  const { screen, did } = await open('waiting')
  await screen.getByRole('button', { name: texts['phone.qr'] }).click()
  await expect.element(screen.getByRole('img', { name: texts['phone.qr.alt'] })).toBeVisible()
  await expect.element(screen.getByText('12:10', { exact: false })).toBeVisible()
  await expect.poll(() => did.map(({ what }) => what)).toContain('followHandOff')
  expect(did).toContainEqual({ did: 'ask', what: 'handOff', answers: { by: 'qr', language: 'en' } })
})

test('the way to the phone is the one primary action of the page', async () => {
  const { screen } = await open('waiting')
  await expect.element(screen.getByRole('button', { name: texts['phone.qr'] })).toHaveClass('button--primary')
  expect(screen.container.querySelectorAll('.button--primary')).toHaveLength(1)
})

test('on a desktop both ways to the phone share a row, and so does all else, a time first', async () => {
  await page.viewport(1280, 800)
  const { screen } = await open('waiting')
  const top = (each: Element) => Math.round(each.getBoundingClientRect().top)
  const ways = [texts['phone.qr'], texts['phone.sms']].map((name) => screen.getByRole('button', { name }).element())
  expect(new Set(ways.map(top)).size).toBe(1)
  const rest = [...screen.container.querySelectorAll('.action-bar > .button')]
  expect(rest.map(({ classList }) => classList.contains('button--quiet'))).toEqual([false, true, true])
  expect(new Set(rest.map(top)).size).toBe(1)
})

test('two ways to the phone, one below the other, do not touch', async () => {
  await page.viewport(360, 740)
  const { screen } = await open('waiting')
  const bottom = screen.getByRole('button', { name: texts['phone.qr'] }).element().getBoundingClientRect().bottom
  const top = screen.getByRole('button', { name: texts['phone.sms'] }).element().getBoundingClientRect().top
  expect(top - bottom).toBe(8)
})

test('the computer follows, and gets the application back once the phone lets it go', async () => {
  const { screen } = await open('onPhone')
  await screen.getByRole('button', { name: texts['phone.sms'] }).click()
  await expect.element(screen.getByText(texts['phone.onPhone'])).toBeVisible()
  await screen.getByRole('button', { name: texts['phone.back'] }).click()
  await expect.element(screen.getByRole('alert').getByText(texts['phone.held'])).toBeVisible()
})

test('a link that ran out can be replaced', async () => {
  const { screen } = await open('expired')
  await screen.getByRole('button', { name: texts['phone.qr'] }).click()
  await expect.element(screen.getByText(texts['phone.expired'])).toBeVisible()
  await expect.element(screen.getByRole('button', { name: texts['phone.qr'] })).toBeVisible()
})

test('a link that a phone has opened, and gone no further with, can be replaced', async () => {
  const { screen } = await open('opened')
  await screen.getByRole('button', { name: texts['phone.qr'] }).click()
  await expect.element(screen.getByText(texts['phone.opened'])).toBeVisible()
  await expect.element(screen.getByRole('button', { name: texts['phone.sms'] })).toBeVisible()
  await screen.getByRole('button', { name: texts['phone.qr'] }).click()
  await expect.element(screen.getByRole('img', { name: texts['phone.qr.alt'] })).toBeVisible()
})
