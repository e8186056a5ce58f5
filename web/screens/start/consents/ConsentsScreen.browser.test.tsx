import { texts } from '@card-journey/journey/texts/en/consents.ts'
import { useEffect } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { record } from '../../../analytics/events.ts'
import { blankApplication } from '../../../engine/blank-application.ts'
import type { Journey } from '../../../engine/journey.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { Fixture } from '../../../examples/examples.tsx'
import { readCookie } from '../../../session/cookies.ts'
import { referred, startConsents } from '../../customer-for-tests.ts'
import { ConsentsScreen } from './ConsentsScreen.tsx'
import { examples, givenHere } from './ConsentsScreen.examples.tsx'

/** Hands the journey of the page to a test. */
function Take({ take }: { take: (journey: Journey) => void }) {
  const here = useJourney()
  useEffect(() => {
    take(here)
  }, [here, take])
  return null
}

/** Opens every consent that the applicant has answered. */
async function unfold(screen: Awaited<ReturnType<typeof render>>) {
  for (const { title } of givenHere) await screen.getByRole('heading', { name: title, exact: true }).click()
}

test('how each consent stands is said first: given, not given, on since when, or off', async () => {
  const screen = await render(examples['consents given'])
  await expect.element(screen.getByText('Given on 19 November 2026')).toBeVisible()
  const names = [...screen.container.querySelectorAll('summary')].filter(({ textContent }) =>
    givenHere.some(({ title }) => textContent.startsWith(title)),
  )
  expect(names.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
    'Terms and conditionsGiven on 19 November 2026',
    'Credit reportNot given',
    'Updates on WhatsAppOff',
    'Share my status with Example StoreOn since 19 November 2026',
  ])
  // What has not been asked yet says so, and opened, whether it is required.
  const keyFacts = [...screen.container.querySelectorAll('summary')].find(({ textContent }) =>
    textContent.startsWith('Key facts'),
  )
  expect(keyFacts?.textContent).toBe(`Key facts${texts.unasked}`)
  expect(keyFacts?.parentElement?.querySelector('.small')?.textContent).toBe('Required')
})

test('WhatsApp has the one button that changes it, which keeps the focus; both while nobody knows how it stands', async () => {
  const screen = await render(
    <Fixture
      screen="consents"
      application={referred}
      master={{ 'getConsentDetails?notices=Y': startConsents }}
      calls={{ givenConsents: { ok: true, response: givenHere }, sendNotification: { ok: true, response: {} } }}
    >
      <ConsentsScreen />
    </Fixture>,
  )
  const [start, stop] = [texts['whatsapp.start'], texts['whatsapp.stop']].map((name) =>
    screen.getByRole('button', { name: `${name}: Updates on WhatsApp` }),
  )
  await expect.poll(() => stop?.query()).toBeNull()
  await start?.click()
  await expect.element(screen.getByText(texts['whatsapp.on'])).toBeVisible()
  await expect.element(stop!).toHaveFocus()
  expect(start?.query()).toBeNull()
  await screen.unmount()
  const unknown = await render(examples['signed in'])
  for (const name of [texts['whatsapp.start'], texts['whatsapp.stop']])
    await expect.element(unknown.getByRole('button', { name: `${name}: Updates on WhatsApp` })).toBeVisible()
})

test('the reminders of an unfinished application are ended here, once, and the page says so', async () => {
  const asked: string[] = []
  const screen = await render(
    <Fixture
      screen="consents"
      application={referred}
      master={{ 'getConsentDetails?notices=Y': startConsents }}
      calls={{ endReminders: { ok: true, response: {} } }}
      on={({ did, what }) => did === 'ask' && asked.push(what)}
    >
      <ConsentsScreen />
    </Fixture>,
  )
  await screen.getByRole('button', { name: texts['reminders.stop'] }).click()
  await expect.element(screen.getByText(texts['reminders.stopped'])).toBeVisible()
  await expect.element(screen.getByRole('status').filter({ hasText: texts['reminders.stopped'] })).toHaveFocus()
  expect(asked.filter((call) => call === 'endReminders')).toHaveLength(1)
  expect(screen.getByRole('button', { name: texts['reminders.stop'] }).elements()).toEqual([])
})

test('a reminder of the day to apply again is named with its day, and nobody else sees reminders', async () => {
  const screen = await render(examples['a reminder asked for'])
  await expect.element(screen.getByText(/we’ll text you on Thursday, 20\sMay\s2027/)).toBeVisible()
  const without = await render(examples['for everybody'])
  expect(without.container.textContent).not.toContain(texts['reminders.heading'])
})

test('the text that was agreed to is shown in its own words, and every consent is kept as a file that can be printed', async () => {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:kept'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const screen = await render(examples['consents given'])
  await unfold(screen)
  await screen.getByText(texts['history.agreed']).click()
  await expect.element(screen.getByText('I have read the terms & conditions <1.0> and agree to them.')).toBeVisible()
  await expect.element(screen.getByText('Version 1.0, English.', { exact: true })).toBeVisible()
  await screen.getByRole('button', { name: texts['file.save'] }).click()
  const page = new DOMParser().parseFromString((await files[0]?.text()) ?? '', 'text/html')
  expect(page.documentElement.lang).toBe('en')
  expect([...page.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual(
    givenHere.map(({ title }) => title),
  )
  expect(page.querySelector('blockquote')?.textContent).toBe(
    'I have read the terms & conditions <1.0> and agree to them.',
  )
  const said = page.body.textContent
  for (const answer of [
    /Given on\s19\sNovember\s2026, 11:00\sam when you started your application. Version\s1.0, English/,
    /Withdrawn on\s20\sNovember\s2026, 11:40\sam on this page/,
    /Not given on\s19\sNovember\s2026/,
  ])
    expect(said).toMatch(answer)
  expect(page.querySelectorAll('script, link, img, iframe')).toHaveLength(0)
  vi.restoreAllMocks()
})

test('withdrawing by phone is one press on the number', async () => {
  const screen = await render(examples['for everybody'])
  await expect
    .element(screen.getByRole('link', { name: /^1800\s000\s0000$/ }))
    .toHaveAttribute('href', 'tel:18000000000')
})

test('a consent that was given is listed with each answer, and withdrawn by one press that says so', async () => {
  const asked: string[] = []
  const screen = await render(
    <Fixture
      screen="consents"
      application={referred}
      master={{ 'getConsentDetails?notices=Y': startConsents }}
      calls={{ givenConsents: { ok: true, response: givenHere }, withdrawConsent: { ok: true, response: [] } }}
      on={({ did, what }) => did === 'ask' && asked.push(what)}
    >
      <ConsentsScreen />
    </Fixture>,
  )
  await unfold(screen)
  for (const answer of [
    /Given on\s19\sNovember\s2026, 11:00\sam when you started your application./,
    /Given on\s20\sNovember\s2026, 11:30\sam with the terms of your card. Version\s1.0, हिन्दी/,
    /Withdrawn on\s20\sNovember\s2026, 11:40\sam on this page/,
    /Not given on\s19\sNovember\s2026, 11:00\sam when you started/,
  ])
    await expect.element(screen.getByText(answer)).toBeVisible()
  const buttons = screen.getByRole('button', { name: /^Withdraw: / })
  expect(buttons.elements().map(({ textContent }) => textContent)).toEqual([
    'Withdraw: Share my status with Example Store',
  ])
  await buttons.click()
  await expect.element(screen.getByText(texts['withdraw.withdrawn'])).toBeVisible()
  expect(asked.filter((call) => call !== 'givenConsents')).toEqual(['withdrawConsent'])
  // What is recorded now is read again.
  expect(asked.filter((call) => call === 'givenConsents')).toHaveLength(2)
})

test('a row that was opened stays open, in its place, when the answers arrive', async () => {
  let journey: Journey | undefined
  const screen = await render(
    <Fixture
      screen="consents"
      application={null}
      master={{ 'getConsentDetails?notices=Y': startConsents }}
      calls={{ givenConsents: { ok: true, response: givenHere } }}
    >
      <Take take={(here) => (journey = here)} />
      <ConsentsScreen />
    </Fixture>,
  )
  const rows = () => [...screen.container.querySelectorAll('summary h3')].map(({ textContent }) => textContent)
  const before = rows()
  await screen.getByRole('heading', { name: 'Updates on WhatsApp' }).click()
  const words = screen.getByText(/^Send me updates about my application on WhatsApp/)
  await expect.element(words).toBeVisible()
  journey?.update({ application: { ...blankApplication, ...referred }, status: 'ready' })
  await expect.element(screen.getByText('Given on 19 November 2026')).toBeVisible()
  await expect.element(words).toBeVisible()
  expect(rows()).toEqual(before)
})

test('a partner’s consent is asked with its own cards only: another card’s applicant does not see it', async () => {
  const status = 'Share my status with Example Store'
  const everybody = await render(examples['for everybody'])
  await expect.element(everybody.getByText('Asked only with Example Store cards.')).toBeVisible()
  await everybody.unmount()
  const own = await render(examples['signed in'])
  await expect.element(own.getByRole('heading', { name: 'Updates on WhatsApp' })).toBeVisible()
  expect(own.getByRole('heading', { name: status }).elements()).toEqual([])
  await own.unmount()
  // What was answered once is shown, whatever the card is now.
  const answered = await render(examples['consents given'])
  await expect.element(answered.getByRole('heading', { name: status })).toBeVisible()
})

test('a browser that refuses cookies does not say that analytics is allowed', async () => {
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined)
  const measured = {
    code: 'ANALYTICS',
    version: '1.0',
    kind: 'consent',
    mandatory: 'N',
    title: 'Usage',
    text: 'Count.',
  }
  const screen = await render(
    <Fixture screen="consents" application={null} master={{ 'getConsentDetails?notices=Y': [measured] }}>
      <ConsentsScreen />
    </Fixture>,
  )
  const allow = screen.getByRole('button', { name: texts['usage.allow'], exact: true })
  await allow.click()
  await expect.element(screen.getByText(texts['usage.off'])).toBeVisible()
  expect(screen.getByText(texts['usage.on']).query()).toBeNull()
  vi.restoreAllMocks()
})

test('the personal history goes with the session that ends while the page is open', async () => {
  let journey: Journey | undefined
  const screen = await render(
    <Fixture
      screen="consents"
      application={referred}
      master={{ 'getConsentDetails?notices=Y': startConsents }}
      calls={{ givenConsents: { ok: true, response: givenHere } }}
    >
      <Take take={(here) => (journey = here)} />
      <ConsentsScreen />
    </Fixture>,
  )
  const given = screen.getByText(/Given on\s20\sNovember\s2026, 11:30\sam with the terms of your card/)
  await unfold(screen)
  await expect.element(given).toBeVisible()
  journey?.update({ application: undefined, status: 'absent' })
  await expect.poll(() => given.query()).toBeNull()
  expect(screen.getByRole('button', { name: texts['file.save'] }).query()).toBeNull()
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
})

test('analytics is off until it is allowed in this browser, and allowing and refusing are equal', async () => {
  const version = '1.0'
  const measured = {
    code: 'ANALYTICS',
    version,
    kind: 'consent',
    mandatory: 'N',
    title: 'Usage',
    text: 'Count pages.',
  } as const
  const sent: string[] = []
  const screen = await render(
    <Fixture
      screen="consents"
      application={null}
      master={{ 'getConsentDetails?notices=Y': [...startConsents, measured] }}
      on={({ what }) => sent.push(what)}
    >
      <ConsentsScreen />
    </Fixture>,
  )
  await expect.element(screen.getByText(texts['usage.off'])).toBeVisible()
  const [allow, refuse] = [texts['usage.allow'], texts['usage.refuse']].map((name) =>
    screen.getByRole('button', { name, exact: true }),
  )
  const looks = [allow, refuse].map((button) => button?.element().className)
  expect(new Set(looks).size).toBe(1)
  record({ name: 'page-load', screen: 'consents' })
  expect(readCookie('analytics')).toBe('')
  await allow?.click()
  await expect.element(screen.getByText(texts['usage.on'])).toBeVisible()
  expect(readCookie('analytics')).toBe(version)
  await refuse?.click()
  await expect.element(screen.getByText(texts['usage.off'])).toBeVisible()
  expect(readCookie('analytics')).toBe('')
  expect(sent).not.toContain('measure')
})

test('what a consent is for is folded beside it, item by item, and is kept with the file', async () => {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:kept'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const screen = await render(examples['consents given'])
  const kept = 'With the record of your application'
  await expect.element(screen.getByText(kept).first()).not.toBeVisible()
  const folded = screen.getByText(texts['notice.summary'])
  // The privacy notice is no consent, and has none.
  expect(folded.elements()).toHaveLength(8)
  await unfold(screen)
  await folded.first().click()
  await expect.element(screen.getByText(kept).first()).toBeVisible()
  await expect.element(screen.getByText('Sent: your name, mobile number and PAN').first()).toBeVisible()
  await screen.getByRole('button', { name: texts['file.save'] }).click()
  const page = new DOMParser().parseFromString((await files[0]?.text()) ?? '', 'text/html')
  for (const item of ['purpose', 'data', 'kept', 'receivers', 'withdraw', 'complain'] as const)
    expect(page.body.textContent).toContain(`${texts[`notice.${item}`]}: `)
  expect(page.body.textContent).toContain(`${texts['notice.kept']}: ${kept}`)
  vi.restoreAllMocks()
})
