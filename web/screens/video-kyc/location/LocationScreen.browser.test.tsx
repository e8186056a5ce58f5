import { texts } from '@card-journey/journey/texts/en/location.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture, type ExampleResult, type FixtureProps } from '../../../examples/examples.tsx'
import { proven } from '../../kyc/kyc-person-for-tests.ts'
import { placeAnswer } from '../video-kyc-for-tests.ts'
import { examples } from './LocationScreen.examples.tsx'
import { LocationScreen } from './LocationScreen.tsx'

const bengaluru = { latitude: 12.9716, longitude: 77.5946 }

afterEach(() => vi.restoreAllMocks())

async function share(answer?: ExampleResult) {
  const did: Parameters<NonNullable<FixtureProps['on']>>[0][] = []
  const screen = await render(
    <Fixture
      screen="location"
      application={proven}
      calls={answer && { getLocationDetails: answer }}
      on={(event) => did.push(event)}
    >
      <LocationScreen />
    </Fixture>,
  )
  await screen.getByRole('button', { name: texts.share }).click()
  return { screen, did }
}

test('[EC-35] a refused position says how to fix it, sends nothing, and can be retried', async () => {
  placeAnswer('denied')
  const { screen, did } = await share()
  await expect.element(screen.getByRole('alert').getByText(texts.denied)).toBeVisible()
  await expect.element(screen.getByText(texts['denied.site'])).toBeVisible()
  await expect.element(screen.getByRole('button', { name: texts['share.again'] })).toBeVisible()
  expect(did).toEqual([])
})

test('a phone without a position is told what helps', async () => {
  placeAnswer('unavailable')
  const { screen } = await share()
  await expect.element(screen.getByRole('alert').getByText(texts['unavailable.text'])).toBeVisible()
})

test('who is asked again because an agent is there is told so, and what was not found', async () => {
  const screen = await render(<>{examples['an agent waits']}</>)
  await expect.element(screen.getByText(texts.agent)).toBeVisible()
  await expect.element(screen.getByText(texts['unavailable.text'])).toBeVisible()
  await expect.element(screen.getByRole('button', { name: texts['share.again'] })).toBeVisible()
})

test('[VK-02, CO-32] the position is measured again, dated by the server’s clock, and the application continues', async () => {
  const measured = placeAnswer(bengaluru)
  const { did } = await share({ ok: true, response: [] })
  await expect.poll(() => did.at(-1)).toEqual({ did: 'go', what: 'next' })
  expect(measured.mock.calls[0]?.[2]).toMatchObject({ maximumAge: 0 })
  const { takenAt, ...place } = (did[0]?.answers ?? {}) as Record<string, string>
  expect(place).toEqual({ ...bengaluru, accuracyMetres: 20 })
  // The fixture's clock is set to noon on 20 November 2026 in India.
  expect(Math.abs(Date.parse(takenAt ?? '') - Date.parse('2026-11-20T12:00:00+05:30'))).toBeLessThan(2000)
})

test.each(['P105', 'P106'] as const)(
  '[VK-02] outside India (%s) the requirement is named on its own screen',
  async (problem) => {
    placeAnswer(bengaluru)
    const { did } = await share({ ok: false, call: 'getLocationDetails', problem, detail: {}, message: '' })
    await expect.poll(() => did.at(-1)).toEqual({ did: 'go', what: 'kyc-unable-to-proceed' })
  },
)
