import { texts } from '@card-journey/journey/texts/en/agent-unavailable.ts'
import { texts as ahead } from '@card-journey/journey/texts/en/call-ahead.ts'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture, type FixtureProps } from '../../../examples/examples.tsx'
import { kycClosed, kycMaster, proven, queued } from '../../kyc/kyc-person-for-tests.ts'
import { KycUnableToProceedScreen } from '../kyc-unable-to-proceed/KycUnableToProceedScreen.tsx'
import { AgentUnavailableScreen } from './AgentUnavailableScreen.tsx'

/** What a forged link would make the page say. */
const made = { until: '2031-12-24T09:30:00+05:30' }

const unavailable = (master: FixtureProps['master']) =>
  render(
    <Fixture screen="agent-unavailable" application={queued} query={made} master={master}>
      <AgentUnavailableScreen />
    </Fixture>,
  )

test('[VK-08] a closed desk names its next opening by the bank’s hours, not by the address', async () => {
  const screen = await unavailable(kycClosed)
  await expect.element(screen.getByText(/Saturday, 21\sNovember, 9:30\sam/)).toBeVisible()
  expect(screen.container.textContent).not.toContain('2031')
})

test('[VK-08] a closed desk is called closed, and trying again is not offered before it opens', async () => {
  const screen = await unavailable(kycClosed)
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(texts['heading.until'])
  expect(screen.getByRole('button', { name: texts.again }).elements()).toHaveLength(0)
  await screen.unmount()
  const open = await unavailable(kycMaster)
  await expect.element(open.getByRole('heading', { level: 1 })).toHaveTextContent(texts.heading)
  await expect.element(open.getByRole('button', { name: texts.again })).toBeVisible()
})

test('[VK-08] while the desk is open, or its hours are unknown, no time is named', async () => {
  for (const master of [kycMaster, {}]) {
    const screen = await unavailable(master)
    await expect.element(screen.getByText(texts.lead)).toBeVisible()
    expect(screen.container.textContent).not.toMatch(/20\d\d|November/)
    await screen.unmount()
  }
})

test('[VK-05] a call outside the hours names the next opening in the same way', async () => {
  const screen = await render(
    <Fixture screen="kyc-unable-to-proceed" application={proven} query={{ unmet: 'hours', ...made }} master={kycClosed}>
      <KycUnableToProceedScreen />
    </Fixture>,
  )
  await expect.element(screen.getByText(/Saturday, 21\sNovember, 9:30\sam/)).toBeVisible()
  expect(screen.container.textContent).not.toContain('2031')
})

test.each([
  ['agent-unavailable', {}, AgentUnavailableScreen],
  ['kyc-unable-to-proceed', { unmet: 'hours' }, KycUnableToProceedScreen],
] as const)(
  'a desk that opens while %s is watched makes the call its one primary action',
  async (id, query, Screen) => {
    let at = Date.parse('2026-11-20T23:00:00+05:30')
    const screen = await render(
      <Fixture screen={id} application={queued} query={query} master={kycClosed} now={() => at}>
        <Screen />
      </Fixture>,
    )
    const primary = () =>
      [...screen.container.querySelectorAll('.button--primary')].map(({ textContent }) => textContent)
    await expect.element(screen.getByRole('button', { name: ahead['opens.text'] })).toBeVisible()
    expect(primary()).toHaveLength(1)
    at = Date.parse('2026-11-21T09:31:00+05:30')
    window.dispatchEvent(new Event('focus'))
    await expect.element(screen.getByRole('status').getByText(ahead['opens.now'])).toBeVisible()
    expect(primary()).toEqual([ahead['opens.start']])
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(ahead['opens.heading'])
    expect(screen.container.textContent).not.toMatch(/closed|9:30/)
  },
)
