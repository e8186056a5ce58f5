import { deliveryStates } from '@card-journey/journey/rules/address/delivery-pace.ts'
import { texts } from '@card-journey/journey/texts/en/virtual-card.ts'
import { texts as timeline } from '@card-journey/journey/texts/en/timeline.ts'
import { texts as hindi } from '@card-journey/journey/texts/hi/virtual-card.ts'
import { texts as shell } from '@card-journey/journey/texts/en/shell.ts'
import { useEffect } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useJourney } from '../../../engine/use-journey.ts'
import { Fixture, type FixtureProps } from '../../../examples/examples.tsx'
import {
  activation,
  cardCalls,
  cardCallsWithoutPin,
  holder,
  holderWithoutPin,
  secrets,
  shownCard,
  rowNamed,
  withCard,
} from './card-for-tests.ts'
import { offerMaster } from '../../person-for-tests.ts'
import { activationConsent } from '../card-consents-for-tests.ts'
import { ExamplePage } from '../../../gallery/ExamplePage.tsx'
import '../../../styles/critical.css'
import { examples } from './VirtualCardScreen.examples.tsx'
import { VirtualCardScreen } from './VirtualCardScreen.tsx'

type Did = Parameters<NonNullable<FixtureProps['on']>>[0]

const grouped = secrets.cardNumber.replace(/(.{4})(?=.)/g, '$1 ')
const visibleFor = (visibleSeconds: number): FixtureProps['calls'] => ({
  ...cardCalls,
  fetchCardNumber: { ok: true, response: { cardNumber: secrets.cardNumber, grant: 'example', visibleSeconds } },
})

async function open(props: Pick<FixtureProps, 'application' | 'calls' | 'master'>) {
  const did: Did[] = []
  const screen = await render(
    <Fixture screen="virtual-card" {...props} on={(event) => did.push(event)}>
      <VirtualCardScreen />
    </Fixture>,
  )
  await screen.getByRole('button', { name: texts.show }).click()
  return { screen, did }
}

async function enterPin(
  screen: Awaited<ReturnType<typeof open>>['screen'],
  words: Readonly<Record<'pin' | 'ask.show', string>> = texts,
) {
  await screen.getByLabelText(words.pin).fill('270518')
  await screen.getByRole('button', { name: words['ask.show'] }).click()
}

/** The card's frame, once it listens: what the page hands it. */
async function frameOf(handed: unknown[]): Promise<HTMLIFrameElement> {
  const frame = await vi.waitFor(() => {
    const found = document.querySelector<HTMLIFrameElement>('iframe.secret-frame')
    if (!found?.contentWindow) throw new Error('no frame')
    return found
  }, 20_000)
  // A sandboxed frame's own window can't be listened in on: a port stands in for it.
  const { port1: inPlace } = new MessageChannel()
  inPlace.postMessage = (message: unknown) => void handed.push(message)
  Object.defineProperty(frame, 'contentWindow', { value: inPlace })
  dispatchEvent(new MessageEvent('message', { data: 'card frame is ready', source: inPlace }))
  return frame
}

// Not its head: the test runner writes its settings there, and a number of a run may be that of a card.
const everythingOnPage = () => document.body.outerHTML

test('[SC-43, SC-49] one PIN shows number, expiry and CVV, in a sandboxed frame and nowhere on the page, until the time is over', async () => {
  const { screen, did } = await open({ application: holder, calls: visibleFor(10) })
  await enterPin(screen)
  const handed: unknown[] = []
  const frame = await frameOf(handed)
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts')
  await expect.poll(() => handed).toHaveLength(1)
  expect(handed[0]).toMatchObject({
    what: 'card',
    lines: [{ value: grouped, copy: secrets.cardNumber }, { value: secrets.expiry }, { value: secrets.cvv }],
    words: { copy: texts.copy, copied: texts.copied },
  })
  for (const secret of [grouped, ...Object.values(secrets)]) expect(everythingOnPage()).not.toContain(secret)
  // The back, where the details are, is shown; turned over they are covered, and not handed over again.
  const turn = screen.getByRole('button', { name: texts.turn })
  await expect.element(turn).toHaveAttribute('aria-pressed', 'true')
  const onItsStrip = { position: { x: 40, y: 12 } }
  await turn.click(onItsStrip)
  expect(frame.getClientRects()).toHaveLength(0)
  await turn.click(onItsStrip)
  expect(frame.getClientRects()).toHaveLength(1)
  expect(handed).toHaveLength(1)
  const asked = did.filter(({ what }) => what.startsWith('fetch')).map(({ what, answers }) => ({ what, answers }))
  expect(asked).toEqual([
    { what: 'fetchCardNumber', answers: { mpin: '270518' } },
    { what: 'fetchCardCVV', answers: { grant: 'example' } },
    { what: 'fetchExpiryDetails', answers: { grant: 'example' } },
  ])
  await vi.waitFor(() => expect(document.querySelector('iframe')).toBeNull(), 20_000)
  await expect.element(screen.getByRole('button', { name: texts.show })).toBeVisible()
})

test('what the card’s back shows for a short time is in the card’s own ink, on the card; only what is printed masked is gone', async () => {
  const colours = { base: '#c6ea58', glow: '#e6fb9f', ink: '#141c12', foil: '#4f7010' }
  const [light] = offerMaster['getProductDetails?productLogo=example-card']
  const { screen } = await open({
    application: holder,
    calls: cardCalls,
    master: { 'getProductDetails?productLogo=example-card': [{ ...light, art: { ...light?.art, colours } }] },
  })
  await enterPin(screen)
  const handed: unknown[] = []
  await frameOf(handed)
  await expect.poll(() => handed).toHaveLength(1)
  expect(handed[0]).toMatchObject({ ink: colours.ink })
  const back = screen.container.querySelector('.card-art__face--back') as Element
  const isSeen = (element: Element) => getComputedStyle(element).visibility === 'visible'
  const grounds = [...back.querySelectorAll(`path[fill="${colours.base}"]`)]
  expect(grounds).toHaveLength(1)
  expect(grounds.every(isSeen)).toBe(true)
  const words = [...back.querySelectorAll('text')]
  expect(words.length).toBeGreaterThan(0)
  expect(words.some(isSeen)).toBe(false)
})

test('the card is turned over by pressing it, with a name for those who do not see it; its frame lies on its back', async () => {
  const { screen } = await open({ application: holder, calls: cardCalls })
  await screen.getByRole('button', { name: shell['action.close'] }).click()
  const turn = screen.getByRole('button', { name: texts.turn })
  const card = screen.container.querySelector('.card-art') as Element
  expect(turn.element().getBoundingClientRect().width).toBeCloseTo(card.getBoundingClientRect().width, 0)
  await turn.click()
  expect(card.classList.contains('card-art--turned')).toBe(true)
  expect(card.getAttribute('aria-label')).toMatch(/^The back of your card/)
  await turn.click()
  expect(card.classList.contains('card-art--turned')).toBe(false)
  await screen.getByRole('button', { name: texts.show }).click()
  await enterPin(screen)
  const frame = screen.getByTitle(texts.frame)
  await expect.element(frame).toBeVisible()
  expect(card.classList.contains('card-art--turned')).toBe(true)
  const [inner, outer] = [frame.element().getBoundingClientRect(), card.getBoundingClientRect()]
  expect(inner.bottom).toBeLessThanOrEqual(outer.bottom + 1)
  expect(inner.top).toBeGreaterThan(outer.top)
  expect(inner.width).toBeLessThanOrEqual(outer.width)
})

test.each([
  ['en', 360],
  ['hi', 360],
  ['en', 1280],
  ['hi', 1280],
] as const)(
  'showing the details moves nothing below the card (%s, %i px); once turned it lies flat, and is turned back from there',
  async (language, width) => {
    await page.viewport(width, 740)
    onTestFinished(() => page.viewport(414, 896))
    const screen = await render(
      <ExamplePage language={language} theme="pvrb">
        {examples['masked']}
      </ExamplePage>,
    )
    const actions = () => screen.container.querySelector('.card-actions') as HTMLElement
    // Below the one that turns on online payments.
    const showing = () => [...actions().querySelectorAll('button')].at(-1)
    const below = () => screen.container.querySelector('.card-warnings')!.getBoundingClientRect()
    await expect.poll(() => screen.container.querySelector('.card-actions > button')).not.toBeNull()
    const from = (box: DOMRect) =>
      Math.round(box.top - screen.container.querySelector('h1')!.getBoundingClientRect().top)
    const before = [from(below()), Math.round(below().height), actions().offsetHeight]
    showing()!.click()
    await enterPin(screen, language === 'hi' ? hindi : texts)
    await expect.element(screen.getByTitle(language === 'hi' ? hindi.frame : texts.frame)).toBeVisible()
    expect([from(below()), Math.round(below().height), actions().offsetHeight]).toEqual(before)
    expect(actions().querySelector('.time-ring')).not.toBeNull()
    const body = screen.container.querySelector('.card-art__body') as HTMLElement
    const inSpace = () =>
      [body.parentElement!, body, ...body.querySelectorAll('.card-art__face--back')].some((part) => {
        const { transform, transformStyle, perspective, willChange } = getComputedStyle(part)
        return transform !== 'none' || transformStyle !== 'flat' || perspective !== 'none' || willChange !== 'auto'
      })
    expect(body.parentElement!.classList).toContain('card-art--turned')
    await expect.poll(inSpace).toBe(false)
    showing()!.click()
    await expect
      .element(screen.getByRole('button', { name: language === 'hi' ? hindi.show : texts.show }))
      .toBeVisible()
    expect(body.parentElement!.classList).not.toContain('card-art--turned')
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) expect(body.getAnimations().length).toBeGreaterThan(0)
    expect(getComputedStyle(body.querySelector('.card-art__face')!).visibility).toBe('visible')
  },
)

test('a message that does not come from the frame gets nothing', async () => {
  const { screen } = await open({ application: holder, calls: cardCalls })
  await enterPin(screen)
  await expect.element(screen.getByTitle(texts.frame)).toBeVisible()
  const sent = vi.spyOn(window, 'postMessage')
  dispatchEvent(new MessageEvent('message', { data: 'card frame is ready', source: window }))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(sent).not.toHaveBeenCalledWith(expect.objectContaining({ what: 'card' }), expect.anything())
  sent.mockRestore()
})

test('the details are hidden as soon as the tab is, and are in no storage', async () => {
  // Random ids of other tests may hold the three digits of a CVV.
  localStorage.clear()
  sessionStorage.clear()
  const { screen } = await open({ application: holder, calls: cardCalls })
  await enterPin(screen)
  await expect.element(screen.getByTitle(texts.frame)).toBeVisible()
  const stored = JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])
  for (const secret of Object.values(secrets)) expect(stored).not.toContain(secret)
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => document.querySelector('iframe')).toBeNull()
  state.mockRestore()
})

test('a wrong PIN says at its field how many tries are left, empties it and keeps the focus there', async () => {
  const wrong = {
    ok: false,
    call: 'fetchCardNumber',
    problem: 'PIN_WRONG',
    detail: { triesLeft: 2 },
    message: '',
  } as const
  const { screen } = await open({ application: holder, calls: { ...cardCalls, fetchCardNumber: wrong } })
  await enterPin(screen)
  const pin = screen.getByLabelText(texts.pin)
  await expect.element(pin).toHaveAccessibleDescription(/That PIN isn’t right. 2\sattempts left\./)
  await expect.element(pin).toBeInvalid()
  await expect.element(pin).toHaveValue('')
  expect(screen.container.ownerDocument.querySelector('dialog .notice')).toBeNull()
  await expect.element(screen.getByLabelText(texts.pin)).toHaveFocus()
})

test.each(['fetchCardNumber', 'fetchCardCVV', 'fetchExpiryDetails'] as const)(
  'a card host that is away at %s is said in the pop-up, which stays: no page of errors takes the card away',
  async (call) => {
    let journey: ReturnType<typeof useJourney> | undefined
    const Beside = () => {
      const here = useJourney()
      useEffect(() => void (journey = here))
      return null
    }
    const away = { ok: false, call, problem: 'C102', detail: {}, message: '' } as const
    const screen = await render(
      <Fixture screen="virtual-card" application={holder} calls={{ ...visibleFor(30), [call]: away }}>
        <VirtualCardScreen />
        <Beside />
      </Fixture>,
    )
    await screen.getByRole('button', { name: texts.show }).click()
    await enterPin(screen)
    await expect.element(screen.getByRole('alert')).toHaveTextContent(texts.failed)
    await expect.element(screen.getByLabelText(texts.pin)).toHaveFocus()
    // What the journey holds is for its error page.
    expect(journey?.state().problem).toBeUndefined()
  },
)

test('[SC-49] a holder without a PIN gets a code by SMS, once, and shows the card with it', async () => {
  const { screen, did } = await open({ application: holderWithoutPin, calls: cardCallsWithoutPin })
  await expect.element(screen.getByText('Enter the code we’ve texted to', { exact: false })).toBeVisible()
  // One lead, which says what to do.
  expect(screen.getByRole('dialog').element().querySelectorAll('.dialog__body > p')).toHaveLength(1)
  await screen.getByLabelText('6-digit code').fill('123456')
  await expect.element(screen.getByTitle(texts.frame)).toBeVisible()
  const asked = did.filter((event) => event.did === 'ask')
  expect(asked.filter(({ what }) => what === 'sendSms')).toHaveLength(1)
  expect(asked.find(({ what }) => what === 'fetchCardNumber')?.answers).toEqual({ otp: '123456' })
})

test('a stage that the physical card has passed reads as passed', async () => {
  const { screen } = await open({ application: holder, calls: cardCalls })
  const stages = screen.getByRole('list', { name: texts.physical }).getByRole('listitem')
  await expect.element(stages.nth(0)).toMatchTextContent(texts['physical.printing.done'])
  await expect.element(stages.nth(1)).toMatchTextContent(texts['physical.dispatched.now'])
  await expect.element(stages.nth(2)).toMatchTextContent(texts['physical.delivered'])
})

test('a card that is delivered reads as delivered, and nothing is said of its coming', async () => {
  const delivered = { state: 'delivered', expectedBy: '2026-12-01', pace: 'onTime' } as const
  const { screen } = await open({ application: holder, calls: withCard({ physicalCard: delivered }) })
  const stages = screen.getByRole('list', { name: texts.physical }).getByRole('listitem')
  const done = deliveryStates.map((name) => `${texts[`physical.${name}.done`]}, ${timeline.done}`)
  await expect.poll(() => stages.elements().map((stage) => stage.textContent)).toEqual(done)
  expect(screen.container.textContent).not.toContain('It arrives by')
})

test('the card is activated by a consent in the bank’s words and the PIN, and the page says what the host says then', async () => {
  const did: Did[] = []
  const asked = () => did.filter(({ what }) => what === 'activateCard')
  const active = { state: 'active', day: '2026-11-20', virtual: true, mayActivate: false, reminded: false } as const
  const screen = await render(
    <Fixture
      screen="virtual-card"
      application={holder}
      calls={{
        ...cardCalls,
        getVirtualCardDetails: () => shownCard(asked().length > 0 ? { activation: active } : {}),
        activateCard: { ok: true, response: { activated: true } },
      }}
      master={activationConsent}
      on={(event) => did.push(event)}
    >
      <VirtualCardScreen />
    </Fixture>,
  )
  await screen.getByRole('button', { name: rowNamed(texts['activation.arrives']) }).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByText('Please activate it.', { exact: false })).toBeVisible()
  await expect.element(dialog.getByText(texts['activation.reminders'], { exact: false })).toBeVisible()
  expect(asked()).toEqual([])
  await dialog.getByRole('button', { name: texts.agree }).click()
  await dialog.getByLabelText(texts.pin).fill('270518')
  await dialog.getByRole('button', { name: texts['activation.button'] }).click()
  await expect.element(screen.getByText(texts['activation.done'])).toBeVisible()
  expect(asked()).toHaveLength(1)
  expect(JSON.stringify(asked()[0])).toMatch(/"code":"ACTIVATION","version":"1.0".*"value":"Y".*"mpin":"270518"/)
  // What the page says afterwards is asked for again.
  await expect.element(screen.getByText('Active since', { exact: false })).toBeVisible()
  await expect.element(screen.getByText(texts['activation.state'])).toBeVisible()
  await expect.element(screen.getByText(texts['activation.reminders'], { exact: false })).not.toBeInTheDocument()
  // Longer than the page waits before it gives a lost focus to something else.
  await new Promise((later) => setTimeout(later, 200))
  await expect.element(screen.getByText(texts['activation.done'])).toHaveFocus()
  await expect.poll(() => did.filter(({ what }) => what === 'getVirtualCardDetails').length).toBe(2)
})

test('activating a card that was about to be closed is confirmed, though its panel becomes a row', async () => {
  let state: 'overdue' | 'active' = 'overdue'
  const screen = await render(
    <Fixture
      screen="virtual-card"
      application={holder}
      calls={{
        ...cardCalls,
        getVirtualCardDetails: () =>
          shownCard({
            activation: { state, day: '2026-12-29', virtual: true, mayActivate: state === 'overdue', reminded: false },
          }),
        activateCard: () => {
          state = 'active'
          return { ok: true, response: { activated: true } }
        },
      }}
      master={activationConsent}
    >
      <VirtualCardScreen />
    </Fixture>,
  )
  await screen.getByRole('button', { name: texts['activation.button'] }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('button', { name: texts.agree }).click()
  await dialog.getByLabelText(texts.pin).fill('270518')
  await dialog.getByRole('button', { name: texts['activation.button'] }).click()
  await expect.element(screen.getByText('Active since', { exact: false })).toBeVisible()
  await expect.element(screen.getByText(texts['activation.done'])).toHaveFocus()
})

test('a closed card says so once, and whom to call; a consent that can’t be shown is no failed activation', async () => {
  const closed = activation({ state: 'closed', day: '2026-12-29', mayActivate: false, virtual: false })
  const page = (calls: FixtureProps['calls']) => (
    <Fixture screen="virtual-card" application={holder} calls={calls}>
      <VirtualCardScreen />
    </Fixture>
  )
  const screen = await render(page(closed))
  await expect.element(screen.getByText('If you’d still like a card, call', { exact: false })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Call 1800 000 0000' }))
    .toHaveAttribute('href', 'tel:18000000000')
  await expect.element(screen.getByRole('button', { name: texts['activation.closed.cards'] })).toBeVisible()
  const art = screen.container.querySelector('.card-object > .card-art') as Element
  expect(getComputedStyle(art).filter).toBe('grayscale(1)')
  // Nothing can be spent with it.
  expect(screen.getByText(texts.limit, { exact: true }).elements()).toEqual([])
  expect(screen.getByText(texts['activation.closed'], { exact: true }).elements()).toHaveLength(1)
  await screen.unmount()
  const away = { ok: false, call: 'getConsentDetails', problem: 'NETWORK', detail: {}, message: '' } as const
  const open = await render(page({ ...cardCalls, getConsentDetails: away }))
  await open.getByRole('button', { name: rowNamed(texts['activation.arrives']) }).click()
  await expect.element(open.getByText(texts['agree.unread'])).toBeVisible()
})

test('a card that cannot be shown is not called ready: what is wrong, what it means, and two ways on', async () => {
  const screen = await render(examples['failed'])
  await expect.element(screen.getByRole('alert')).toHaveTextContent(texts['lead.failed'])
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(texts['heading.failed'])
  await expect.element(screen.getByRole('button', { name: texts.again })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: /^Call / })).toHaveAttribute('href', 'tel:18000000000')
})
