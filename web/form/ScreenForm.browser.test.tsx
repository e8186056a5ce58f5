import { Suspense, use, useContext, useEffect } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@card-journey/ui/styles/index.css'
import { Fixture } from '../examples/examples.tsx'
import { blankApplication } from '../engine/blank-application.ts'
import type { Journey } from '../engine/journey.ts'
import { JourneyContext, useJourney } from '../engine/use-journey.ts'
import { BrowserAddress, useAddress, type AddressPort } from '../layout/address.tsx'
import { PersonalDetailsScreen } from '../screens/identity/personal-details/PersonalDetailsScreen.tsx'
import { CrnScreen } from '../screens/identity/crn/CrnScreen.tsx'

const page = (on?: (what: string) => void) => (
  <Fixture screen="crn" application={{ customerType: 'ETB' }} on={({ did, what }) => did === 'act' && on?.(what)}>
    <CrnScreen />
  </Fixture>
)
const leave = (): boolean => {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

test('[VA-44] submit stays disabled until the required field is filled without an error; pressed before, it says what is missing', async () => {
  const did: string[] = []
  const screen = await render(page((what) => did.push(what)))
  const submit = screen.getByRole('button', { name: 'Continue' })
  const crn = screen.getByRole('textbox')
  const press = () => (submit.element() as HTMLElement).click()

  await expect.element(submit).toHaveAttribute('aria-disabled', 'true')
  ;(submit.element() as HTMLElement).focus()
  expect(document.activeElement).toBe(submit.element())
  press()
  await expect.element(crn).toHaveAttribute('aria-invalid', 'true')
  await expect.poll(() => document.activeElement).toBe(crn.element())
  expect(did).toEqual([])

  await crn.fill('8801234X')
  await userEvent.tab()
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true')
  press()
  expect(did).toEqual([])

  await crn.fill('88012345')
  await expect.element(submit).not.toHaveAttribute('aria-disabled')
  press()
  await expect.poll(() => did).toEqual(['submit'])
})

test('[VA-44] in the first HTML the submit is an ordinary button', () => {
  const html = renderToString(page())
  const [button = ''] = html.match(/<button type="submit"[^>]*>/) ?? []
  expect(button).toMatch(/type="submit"/)
  expect(button).not.toMatch(/disabled/)
})

test('[SC-35] the browser asks before the page is left while something typed is not kept, and not before', async () => {
  const screen = await render(page())
  expect(leave()).toBe(false)
  await screen.getByRole('textbox').fill('88012345')
  expect(leave()).toBe(true)
})

test('the summary of a submit that came before the record stays when the record arrives', async () => {
  function Arrive() {
    const { take } = useJourney()
    return (
      <button type="button" onClick={() => take({ ...blankApplication, applicationReferenceNo: 'EX26K7Q3M9' })}>
        Arrive
      </button>
    )
  }
  const screen = await render(
    <Fixture screen="personal-details" application={null}>
      <PersonalDetailsScreen />
      <Arrive />
    </Fixture>,
  )
  ;(screen.getByRole('button', { name: 'Continue' }).element() as HTMLElement).click()
  const summary = screen.getByRole('group', { name: /things to fix|answers/ })
  await expect.element(summary).toBeVisible()
  const place = () => screen.getByRole('textbox').first().element().getBoundingClientRect().top + window.scrollY
  const before = place()
  await screen.getByRole('button', { name: 'Arrive' }).click()
  await new Promise((resolve) => setTimeout(resolve, 300))
  await expect.element(summary).toBeVisible()
  expect(place()).toBe(before)
})

test('the first press on a link below a field that it leaves wrong hits, whichever way the field is bound', async () => {
  const pressed: string[] = []
  const screen = await render(
    <Fixture screen="personal-details">
      <PersonalDetailsScreen />
      <a href="#below" onClick={() => pressed.push('link')}>
        Below
      </a>
    </Fixture>,
  )
  const link = screen.getByRole('link', { name: 'Below' })
  await screen.getByRole('textbox', { name: 'PAN' }).fill('ABC')
  await link.click({ delay: 150 })
  expect(pressed).toEqual(['link'])
  await expect.element(screen.getByRole('textbox', { name: 'PAN' })).toHaveAttribute('aria-invalid', 'true')

  await screen.getByRole('textbox', { name: 'Day' }).fill('31')
  await link.click({ delay: 150 })
  expect(pressed).toEqual(['link', 'link'])
  await expect.element(screen.getByRole('textbox', { name: 'Day' })).toHaveAttribute('aria-invalid', 'true')
})

test('a saved form stays busy until the next screen is there; a way elsewhere does not make it so', async () => {
  const port: AddressPort = { navigate: () => undefined }
  const start = location.pathname + location.search
  const around: { journey?: Journey | null } = {}
  const never = new Promise<void>(() => undefined)
  function Screens() {
    const { pathname } = useAddress()
    const journey = useContext(JourneyContext)
    useEffect(() => void (around.journey = journey), [journey])
    if (pathname === '/next') use(never)
    return <CrnScreen />
  }
  const screen = await render(
    <Fixture screen="crn" application={{ customerType: 'ETB' }}>
      <BrowserAddress port={port}>
        <Suspense>
          <Screens />
        </Suspense>
      </BrowserAddress>
    </Fixture>,
  )
  const submit = screen.getByRole('button', { name: 'Continue' })
  try {
    port.navigate('/next')
    await new Promise((passed) => setTimeout(passed, 100))
    await expect.element(submit).not.toHaveAttribute('data-busy')
    port.navigate(start)
    around.journey?.update({ pending: true })
    const busy = () => document.querySelector('button[type=submit]')?.hasAttribute('data-busy')
    await expect.poll(busy).toBe(true)
    port.navigate('/next')
    around.journey?.update({ pending: false })
    await new Promise((passed) => setTimeout(passed, 100))
    expect(busy()).toBe(true)
    port.navigate(start)
    await expect.poll(busy).toBe(false)
  } finally {
    history.replaceState(null, '', start)
  }
})
