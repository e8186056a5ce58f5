import { axeFindings } from '@card-journey/ui/accessibility-for-tests.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useContext, useEffect, type ReactNode } from 'react'
import { JourneyContext, useJourney } from '../engine/use-journey.ts'
import type { Journey } from '../engine/journey.ts'
import { Fixture, type FixtureProps } from '../examples/examples.tsx'
import { LanguageContext, say } from '../texts/screen-texts.ts'
import { SessionEnding } from './SessionEnding.tsx'

const minute = 60_000
const start = Date.parse('2026-11-20T12:00:00+05:30')
const iso = (at: number) => new Date(at).toISOString()

/** Words that come after the first HTML, as the fixture has loaded them. */
const words = (key: string, language: 'en' | 'hi' = 'en'): string => say(language, 'shell', key) ?? key

afterEach(() => vi.restoreAllMocks())

function Take({ journey }: { journey: (here: Journey) => void }) {
  const here = useJourney()
  useEffect(() => journey(here), [here, journey])
  return null
}

/** Answers the question whether the session lives, where the fixture should not. */
function Checked({ by, children }: { by: Journey['checkSession'] | undefined; children: ReactNode }) {
  const journey = useContext(JourneyContext)
  if (!by || !journey) return children
  return <JourneyContext value={{ ...journey, checkSession: by }}>{children}</JourneyContext>
}

/** A session of half an hour, seen by a clock that the test moves. */
async function signedIn(
  different: Partial<FixtureProps> = {},
  language: 'en' | 'hi' = 'en',
  checkSession?: Journey['checkSession'],
) {
  let at = start
  const did: unknown[] = []
  let journey: Journey | undefined
  const take = (here: Journey): void => {
    journey = here
  }
  const screen = await render(
    <LanguageContext value={language}>
      <Fixture
        screen="work-details"
        state={{ sessionEndsAt: iso(start + 30 * minute) }}
        now={() => at}
        on={(event) => did.push(event.what)}
        {...different}
      >
        <button type="button">Beneath</button>
        <Checked by={checkSession}>
          <SessionEnding />
        </Checked>
        <Take journey={take} />
      </Fixture>
    </LanguageContext>,
  )
  return {
    screen,
    did,
    dialog: screen.getByRole('alertdialog'),
    update: (change: Parameters<Journey['update']>[0]) => journey?.update(change),
    /** The device wakes that many minutes after the session began. */
    wakes: async (minutes: number) => {
      at = start + minutes * minute
      window.dispatchEvent(new Event('focus'))
    },
  }
}

test('three minutes before its end the session asks whether the applicant is still there, and says how long it lasts', async () => {
  const { dialog, wakes } = await signedIn()
  await wakes(26)
  expect(dialog.query()).toBeNull()
  await wakes(27)
  await expect.element(dialog).toBeVisible()
  await expect.element(dialog).toHaveAccessibleName(words('sessionEnding.heading'))
  await expect
    .element(dialog)
    .toHaveAccessibleDescription(/sign you out in about\s3\sminutes\..*Your answers are saved/)
  const left = dialog.getByRole('status').first()
  await wakes(28.5)
  await expect.poll(() => left.element().textContent).toMatch(/about\s2\sminutes/)
  await wakes(29)
  await expect.poll(() => left.element().textContent).toMatch(/about\s1\sminute\./)
  await wakes(29.5)
  await expect.poll(() => left.element().textContent).toMatch(/in less than a minute/)
})

test.for(['{Enter}', '{Escape}'])(
  '%s stays signed in: the server is asked, the focus returns to where it was',
  async (key) => {
    const { screen, dialog, wakes, did, update } = await signedIn()
    const beneath = screen.getByRole('button', { name: 'Beneath' })
    ;(beneath.element() as HTMLElement).focus()
    await wakes(28)
    await expect.element(dialog).toBeVisible()
    expect(dialog.element().contains(document.activeElement)).toBe(true)
    await userEvent.keyboard(key)
    await expect.poll(() => did).toEqual(['checkSession'])
    update({ sessionEndsAt: iso(start + 58 * minute) })
    await expect.poll(() => dialog.query()).toBeNull()
    await expect.element(beneath).toHaveFocus()
  },
)

test('a press in another tab closes the dialog here', async () => {
  const { dialog, wakes, update, did } = await signedIn()
  await wakes(28)
  await expect.element(dialog).toBeVisible()
  update({ sessionEndsAt: iso(start + 58 * minute) })
  await expect.poll(() => dialog.query()).toBeNull()
  expect(did).toEqual([])
})

test('a session that lasts no longer says so, with its time, and lets the applicant finish', async () => {
  const { dialog, wakes, did } = await signedIn()
  await wakes(28)
  await dialog
    .getByRole('button', { name: words('sessionEnding.stay') })
    .last()
    .click()
  await expect
    .poll(() => dialog.getByRole('status').first().element().textContent)
    .toMatch(/we’ll sign you out at\s12:30/)
  await dialog.getByRole('button', { name: words('sessionEnding.understood') }).click()
  await expect.poll(() => dialog.query()).toBeNull()
  await wakes(29)
  expect(dialog.query()).toBeNull()
  expect(did).toEqual(['checkSession'])
})

test('without an answer the dialog says that it did not work, and the next press may', async () => {
  const results = [false, true]
  const asked: boolean[] = []
  const checkSession = async () => {
    const answered = results.shift() ?? true
    asked.push(answered)
    return answered
  }
  const { dialog, wakes } = await signedIn({}, 'en', checkSession)
  await wakes(28)
  const stay = dialog.getByRole('button', { name: words('sessionEnding.stay') }).last()
  await stay.click()
  await expect.element(dialog.getByRole('status').filter({ hasText: words('toast.failed') })).toBeVisible()
  expect(dialog.element().textContent).not.toContain('12:30')
  await stay.click()
  await expect.poll(() => asked).toEqual([false, true])
  await expect.element(dialog.getByRole('status').filter({ hasText: /12:30/ })).toBeVisible()
  expect(dialog.getByText(words('toast.failed')).query()).toBeNull()
})

test('a device that slept past the end asks the server once, without a dialog', async () => {
  const { dialog, wakes, did } = await signedIn()
  await wakes(600)
  await expect.poll(() => did).toEqual(['checkSession'])
  expect(dialog.query()).toBeNull()
  await wakes(601)
  expect(did).toEqual(['checkSession'])
})

test('the applicant may sign out at once', async () => {
  const { dialog, wakes, did } = await signedIn()
  await wakes(28)
  await dialog.getByRole('button', { name: words('header.signOut') }).click()
  expect(did).toEqual(['signOut'])
})

test('during maintenance nothing asks: no session can be extended then', async () => {
  const { dialog, wakes, did } = await signedIn({
    state: { sessionEndsAt: iso(start + 30 * minute), downUntil: iso(start + 90 * minute) },
  })
  await wakes(28)
  expect(dialog.query()).toBeNull()
  await wakes(31)
  expect(did).toEqual([])
})

test.for([
  ['en', 360, 740],
  ['hi', 360, 740],
  ['en', 1280, 800],
  ['hi', 1280, 800],
] as const)(
  'the dialog in %s at %d by %d: accessible, and nothing wider than the page',
  async ([language, width, height]) => {
    await page.viewport(width, height)
    const { dialog, wakes } = await signedIn({}, language)
    await wakes(28)
    await expect.element(dialog).toHaveAccessibleName(words('sessionEnding.heading', language))
    const { left, right } = dialog.element().getBoundingClientRect()
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(width)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    const found = await axeFindings(dialog.element(), { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] })
    expect(found).toEqual([])
  },
)
