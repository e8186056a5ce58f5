import { texts } from '@card-journey/journey/texts/en/agent-waiting.ts'
import { testLine } from '@card-journey/ui/call/line-for-tests.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { ExampleResult, FixtureProps } from '../../../examples/examples.tsx'
import { devicesAnswer, film } from '../video-kyc-for-tests.ts'
import { callScreen, desk, joined } from './room-for-tests.tsx'

afterEach(() => vi.restoreAllMocks())

async function call(calls: FixtureProps['calls']) {
  const did: Parameters<NonNullable<FixtureProps['on']>>[0][] = []
  const { line, sent, tell } = testLine()
  const open = () => (setTimeout(() => tell(joined())), line)
  const screen = await render(callScreen(calls, open, (event) => did.push(event)))
  return { screen, did, sent }
}

test('[VK-10] leaving is asked first; staying changes nothing, leaving tells the desk and completes later', async () => {
  devicesAnswer(() => film('#c8c8c8'))
  const { screen, did, sent } = await call(desk('inCall'))
  await expect.element(screen.getByRole('button', { name: texts['controls.leave'] })).toBeVisible()
  await screen.getByRole('button', { name: texts['controls.leave'] }).click()
  await screen.getByRole('button', { name: texts['leave.stay'] }).click()
  expect(sent.map(({ type }) => type)).not.toContain('leave')
  // The call has one way out, which completes later.
  expect(screen.getByRole('button', { name: texts.later }).elements()).toEqual([])
  await screen.getByRole('button', { name: texts['controls.leave'] }).click()
  await screen.getByRole('button', { name: texts['leave.go'] }).click()
  await expect.poll(() => did.at(-1)).toEqual({ did: 'go', what: 'kyc-later' })
  expect(sent.at(-1)).toEqual({ type: 'leave' })
})

test('[VK-01] before the call its way out completes later at once, and keeps the focus when the room opens', async () => {
  devicesAnswer(() => film('#c8c8c8'))
  let opens = (_: ExampleResult) => {}
  const room = desk('inCall')?.['vkycCustomerHandshake'] as (request: never) => ExampleResult
  const { screen, did } = await call({
    ...desk('ringing'),
    vkycCustomerHandshake: () => new Promise<ExampleResult>((done) => (opens = done)),
  })
  const later = screen.getByRole('button', { name: texts.later })
  await expect.element(later).toBeVisible()
  const way = later.element() as HTMLElement
  way.focus()
  opens(room(undefined as never))
  const leave = screen.getByRole('button', { name: texts['controls.leave'] })
  await expect.element(leave).toHaveFocus()
  expect(leave.element()).toBe(way)
  expect(did).not.toContainEqual({ did: 'go', what: 'kyc-later' })
})
