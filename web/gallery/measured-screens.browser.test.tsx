import { analyticsEvent } from '@card-journey/contract/shapes/analytics-event.ts'
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { consentToAnalytics } from '../analytics/events.ts'
import { startAnalytics } from '../analytics/start-analytics.ts'
import type { Journey } from '../engine/journey.ts'
import type { Examples } from '../examples/examples.tsx'
import '../styles/critical.css'
import { ExamplePage } from './ExamplePage.tsx'

const files = import.meta.glob<{ examples: Examples }>('../screens/**/*.examples.tsx', { eager: true })

afterEach(() => {
  consentToAnalytics(undefined)
  document.cookie = 'analytics=; max-age=0; path=/'
})

const person = {
  firstName: 'Zubeneschamali',
  lastName: 'Rao',
  mobileNumber: '9876543210',
  emailId: 'asha@example.in',
  panNumber: 'ABCPE1234F',
  dateOfBirth: '1991-02-03',
}

test('[T18, ER-34] no screen has an event sent with anything of the person in it', async () => {
  const sent: unknown[] = []
  document.cookie = 'analytics=1.0; path=/'
  startAnalytics({
    state: () => ({ application: { applicantDetails: [person] } }),
    today: () => '2026-11-20',
    measure: async (event: unknown) => void sent.push(event),
  } as unknown as Pick<Journey, 'state' | 'today' | 'measure'>)
  for (const [path, { examples }] of Object.entries(files)) {
    const screens = sent.length
    // An event depends on the screen and the type of an error; of others two states will do.
    const shown = path.includes('error') ? Object.values(examples) : Object.values(examples).slice(0, 2)
    for (const example of shown) {
      const { unmount } = await render(
        <ExamplePage language="en" theme="pvrb">
          {example}
        </ExamplePage>,
      )
      await unmount()
    }
    expect(sent.length, path).toBeGreaterThan(screens)
  }
  for (const event of sent)
    expect(analyticsEvent.safeParse(event), JSON.stringify(event)).toMatchObject({ success: true })
  expect(sent).toContainEqual({ name: 'page-load', screen: 'cards', ageBand: '35-44' })
  const all = JSON.stringify(sent)
  // A digit stands in types of errors and in the band alone.
  for (const value of Object.values(person)) expect(all).not.toContain(value)
  expect(all.replaceAll(/"(errorType|ageBand)":"[^"]*"/g, '')).not.toMatch(/\d{4}|@/)
}, 240_000)
