import { Dialog } from '@card-journey/ui/Dialog.tsx'
import { axeFindings } from '@card-journey/ui/accessibility-for-tests.ts'
import { useEffect, useState, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Journey } from '../engine/journey.ts'
import { useJourney } from '../engine/use-journey.ts'
import { Fixture } from '../examples/examples.tsx'
import { LanguageContext, say } from '../texts/screen-texts.ts'
import { Shell } from './Shell.tsx'

const downUntil = '2026-11-20T18:00:00+05:30'

function Take({ journey }: { journey: (here: Journey) => void }) {
  const here = useJourney()
  useEffect(() => journey(here), [here, journey])
  return null
}

/** The whole app around a screen with one field. */
async function open(language: 'en' | 'hi' = 'en', more?: ReactNode) {
  let journey: Journey | undefined
  const take = (here: Journey): void => {
    journey = here
  }
  const screen = await render(
    <LanguageContext value={language}>
      <Fixture screen="cards" application={null}>
        <Take journey={take} />
        <Shell onLanguage={() => {}} report={() => {}}>
          <h1>Screen</h1>
          <input aria-label="Name" />
          {more}
        </Shell>
      </Fixture>
    </LanguageContext>,
  )
  return { screen, update: (change: Parameters<Journey['update']>[0]) => journey?.update(change) }
}

test('[SC-27] inside a maintenance window the downtime screen, with its heading and until when, is all there is', async () => {
  const { screen, update } = await open()
  update({ downUntil })
  await expect.element(screen.getByRole('heading')).toHaveTextContent('Applications are paused')
  await expect.element(screen.getByRole('heading')).toHaveFocus()
  await expect.element(screen.getByText(/20\sNovember\s2026/)).toBeVisible()
  expect(screen.getByRole('banner').query()).toBeNull()
  expect(screen.getByRole('contentinfo').query()).toBeNull()
  expect(screen.getByRole('textbox').query()).toBeNull()
  expect(document.title).toBe('We’ll be back soon')
  // The screen beneath goes on rendering.
  update({ savedAt: 1 })
  await expect.poll(() => document.title).toBe('We’ll be back soon')
})

test('[SC-27] afterwards what was typed is there again, saved or not, and the page is read from its heading', async () => {
  const { screen, update } = await open()
  const name = screen.getByLabelText('Name')
  await name.fill('Asha')
  update({ downUntil })
  await expect.poll(() => name.element().checkVisibility()).toBe(false)
  await expect.element(screen.getByRole('heading', { name: 'Applications are paused' })).toHaveFocus()
  update({ downUntil: undefined })
  await expect.element(name).toBeVisible()
  await expect.element(name).toHaveValue('Asha')
  await expect.element(screen.getByRole('heading', { name: 'Screen' })).toHaveFocus()
  expect(document.title).not.toBe('We’ll be back soon')
})

const popUp = (onClose: () => void, isOpen = true) => (
  <Dialog open={isOpen} heading="Pop-up" closeLabel="Close" onClose={onClose}>
    <input aria-label="Code" />
  </Dialog>
)

test('[SC-27] an open pop-up does not lock the downtime screen, and comes back with what was typed in it', async () => {
  const closed = vi.fn()
  const { screen, update } = await open(
    'en',
    popUp(() => closed()),
  )
  const dialog = screen.getByRole('dialog', { name: 'Pop-up' })
  const code = dialog.getByLabelText('Code')
  await code.fill('ASHA-7')
  const box = dialog.element()
  const field = code.element()
  update({ downUntil })
  await expect.element(screen.getByRole('heading', { name: 'Applications are paused' })).toHaveFocus()
  expect(box.matches(':modal')).toBe(false)
  // The browser tells of the closing late.
  await new Promise((later) => setTimeout(later, 100))
  update({ downUntil: undefined })
  await expect.element(dialog).toBeVisible()
  expect(box.matches(':modal')).toBe(true)
  expect(code.element()).toBe(field)
  await expect.element(code).toHaveValue('ASHA-7')
  await expect.element(code).toHaveFocus()
  expect(closed).not.toHaveBeenCalled()
})

test('[SC-27] a pop-up that its screen opens during planned work does not lock the downtime screen, and is there afterwards', async () => {
  const tell = { open: (): void => undefined }
  function Asking() {
    const [asks, setAsks] = useState(false)
    tell.open = () => setAsks(true)
    return popUp(() => setAsks(false), asks)
  }
  const { screen, update } = await open('en', <Asking />)
  update({ downUntil })
  const heading = screen.getByRole('heading', { name: 'Applications are paused' })
  await expect.element(heading).toHaveFocus()
  tell.open()
  const box = document.querySelector('dialog')
  await expect.poll(() => box?.dataset).toHaveProperty('parked')
  expect(document.querySelector(':modal')).toBeNull()
  await expect.element(heading).toHaveFocus()
  update({ downUntil: undefined })
  await expect.element(screen.getByRole('dialog', { name: 'Pop-up' })).toBeVisible()
  expect(box?.matches(':modal')).toBe(true)
  await expect.element(screen.getByLabelText('Code')).toHaveFocus()
})

test('a pop-up that its screen closes during planned work stays closed', async () => {
  const tell = { close: (): void => undefined }
  function Asking() {
    const [asks, setAsks] = useState(true)
    tell.close = () => setAsks(false)
    return popUp(() => undefined, asks)
  }
  const { screen, update } = await open('en', <Asking />)
  const box = screen.getByRole('dialog', { name: 'Pop-up' }).element() as HTMLElement
  update({ downUntil })
  await expect.element(screen.getByRole('heading', { name: 'Applications are paused' })).toHaveFocus()
  expect(box.dataset).toHaveProperty('parked')
  tell.close()
  await expect.poll(() => box.dataset).not.toHaveProperty('parked')
  update({ downUntil: undefined })
  await expect.element(screen.getByRole('heading', { name: 'Screen' })).toHaveFocus()
  expect(box.hasAttribute('open')).toBe(false)
})

test.for([
  ['en', 360, 740],
  ['hi', 360, 740],
  ['en', 1280, 800],
  ['hi', 1280, 800],
] as const)(
  '[SC-27] the downtime screen in %s at %d by %d: accessible, nothing wider than the page',
  async ([language, width, height]) => {
    await page.viewport(width, height)
    const { screen, update } = await open(language)
    update({ downUntil })
    const heading = screen.getByRole('heading')
    await expect.poll(() => heading.element().textContent).toBe(say(language, 'shell', 'downtime.heading'))
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    const found = await axeFindings(screen.container, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] })
    expect(found).toEqual([])
  },
)
