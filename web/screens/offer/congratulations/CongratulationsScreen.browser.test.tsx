import { texts } from '@card-journey/journey/texts/en/congratulations.ts'
import { texts as fields } from '@card-journey/journey/texts/en/fields.ts'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { Fixture, type FixtureProps } from '../../../examples/examples.tsx'
import { ExampleFrame } from '../../../gallery/ExampleFrame.tsx'
import { besideOnADesktop } from '../../../layout/side-panel-for-tests.ts'
import { approved, offerMaster } from '../../person-for-tests.ts'
import '../../../styles/critical.css'
import { examples } from './CongratulationsScreen.examples.tsx'
import { CongratulationsScreen } from './CongratulationsScreen.tsx'

test.for([
  ['accepted', texts['heading.accepted']],
  ['referred on the first run', texts['heading.referred']],
  ['shown again', texts['heading.again']],
  ['empty', 'You’re approved, Asha'],
] as const)(
  '[BR-20] %s: the words follow the decision, and ask again only once it ran again',
  async ([state, heading]) => {
    const screen = await render(examples[state])
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading)
    const approved = screen.getByText(/^You’re approved/).elements().length
    expect(approved).toBe(heading.startsWith('You’re approved') ? 1 : 0)
  },
)

test('an approved offer says where the card goes; after a referral that is asked later, so nothing is said yet', async () => {
  const screen = await render(examples['to the home'])
  await expect.element(screen.getByText(/^We’ll deliver your card to/)).toBeVisible()
  await screen.unmount()

  const referred = await render(examples['referred on the first run'])
  await expect.element(referred.getByRole('heading', { level: 1 })).toHaveTextContent(texts['heading.referred'])
  expect(referred.getByText(/^We’ll deliver your card to/).elements()).toEqual([])
})

test.for([
  [360, 44],
  [1280, 48],
] as const)(
  'at %i pixels the limit is the one large figure, and where the card goes is a row of its box',
  async ([width, size]) => {
    await page.viewport(width, 740)
    const screen = await render(examples['to the home'])
    const limit = screen.container.querySelector('.amount--large') as Element
    expect(Number.parseFloat(getComputedStyle(limit).fontSize)).toBe(size)
    expect(getComputedStyle(limit).fontVariantNumeric).toBe('tabular-nums')
    const box = screen.getByRole('region', { name: texts.limit })
    const delivery = box.getByText(/^We’ll deliver your card to/)
    await expect.element(delivery).toBeVisible()
    expect(getComputedStyle(delivery.element()).borderTopWidth).toBe('1px')
    await page.viewport(360, 740)
  },
)

test('on a phone the card is as wide as 72% of it, on the ground that its limit has everywhere', async () => {
  const screen = await render(examples['to the home'])
  const card = screen.container.querySelector('.card-art') as Element
  expect(card.getBoundingClientRect().width).toBe(258)
  const ground = (part: Element) => getComputedStyle(part).backgroundColor
  const box = screen.getByRole('region', { name: texts.limit }).element()
  const tinted = screen.container.appendChild(document.createElement('div'))
  tinted.className = 'panel--tinted'
  expect(ground(box)).toBe(ground(tinted))
})

test('a lower limit is said back before it is accepted; one that the offer does not allow is refused', async () => {
  const screen = await render(examples['empty'])
  const field = screen.getByLabelText(fields['lowerLimit.label'])
  await expect.element(field).not.toBeVisible()
  await screen.getByText(texts['limit.lower']).click()
  await expect.element(screen.getByText('Your card will have a limit of ₹1,50,000.')).toBeVisible()
  await field.fill('50,000')
  await expect.element(screen.getByText('Your card will have a limit of ₹50,000.')).toBeVisible()
  await field.fill('50,500')
  await field.fill('')
  await expect.element(field).toBeVisible()
  await field.fill('50,500')
  await screen.getByRole('button', { name: texts.submit }).click({ force: true })
  await expect.element(screen.getByText('Enter an amount in the range and steps shown.')).toBeVisible()
  // Nothing promises another limit below it.
  expect(screen.getByText(/^Your card will have a limit of/).elements()).toEqual([])
})

test('on a desktop limit, costs and delivery stand below the card, beside the consents; a phone has no second copy', async () => {
  const panel = await besideOnADesktop()
  const screen = await render(examples['to the home'])
  await expect.poll(() => panel.textContent).toContain('3.5%\u00a0a\u00a0month (42%\u00a0a\u00a0year)')
  expect(panel.textContent).toMatch(/^Your credit limit₹1,50,000Joining fee/)
  expect(panel.textContent).toContain('We’ll deliver your card to')
  // Who hears the page has no panel.
  await expect.element(screen.getByRole('definition').filter({ hasText: '3.5% a month' })).toBeInTheDocument()
  await page.viewport(360, 740)
  await expect.poll(() => panel.textContent).toBe('')
})

test.for(
  (['en', 'hi'] as const).flatMap((language) =>
    [360, 390].flatMap((width) =>
      ['ASHA', 'Venkatanarasimharajuvaripeta'].map((name) => [language, width, name] as const),
    ),
  ),
)('in %s, %i px wide, the heading breaks at the name of %s and nowhere else', async ([language, width, name]) => {
  await page.viewport(width, 740)
  onTestFinished(() => page.viewport(360, 740))
  const screen = await render(
    <ExampleFrame language={language} theme="pvrb">
      <Fixture
        screen="congratulations"
        application={{ ...approved, applicantDetails: [{ ...approved.applicantDetails![0], firstName: name }] }}
        master={offerMaster}
      >
        <main className="page__main">
          <CongratulationsScreen />
        </main>
      </Fixture>
    </ExampleFrame>,
  )
  await expect.poll(() => screen.container.querySelector('.amount--large')).not.toBeNull()
  const parts = [...screen.container.querySelectorAll<HTMLElement>('h1 > span')]
  expect(parts.length).toBe(2)
  for (const part of parts) {
    const { fontSize } = getComputedStyle(part)
    expect(part.offsetHeight, part.textContent).toBeLessThan(Number.parseFloat(fontSize) * 1.7)
    expect(part.scrollWidth).toBeLessThanOrEqual(width)
  }
})

test('an approval is good news: a check before its heading, on a desktop the size of the listing’s', async () => {
  onTestFinished(() => page.viewport(360, 740))
  const screen = await render(
    <ExampleFrame language="en" theme="pvrb">
      <main className="page__main">{examples['empty']}</main>
    </ExampleFrame>,
  )
  await expect.poll(() => screen.container.querySelector('.approved')).not.toBeNull()
  const seen = () => ({
    check: getComputedStyle(screen.container.querySelector('.approved__mark')!).display,
    size: getComputedStyle(screen.container.querySelector('.approved')!).fontSize,
  })
  await page.viewport(360, 740)
  expect(seen()).toEqual({ check: 'inline-flex', size: '28px' })
  await page.viewport(1280, 800)
  expect(seen()).toEqual({ check: 'inline-flex', size: '40px' })
})

test('on a desktop the bar covers the shadow of a panel that passes under it, its buttons begin where the panel does', async () => {
  await page.viewport(1280, 800)
  const screen = await render(examples['empty'])
  await expect.element(screen.getByRole('heading', { name: texts.consents })).toBeInTheDocument()
  const boxOf = (part: string) => screen.container.querySelector(part)?.getBoundingClientRect() ?? new DOMRect()
  expect(boxOf('.panel').left - boxOf('.action-bar').left).toBeGreaterThanOrEqual(16)
  expect(boxOf('.action-bar').right - boxOf('.panel').right).toBeGreaterThanOrEqual(16)
  expect(boxOf('.action-bar .button').left).toBe(boxOf('.panel').left)
  await page.viewport(360, 740)
})

test('the card against a deposit names the deposit, and its limit is not asked about', async () => {
  const screen = await render(examples['secured'])
  await expect.element(screen.getByText(/^Backed by your fixed deposit of ₹28,000\./)).toBeVisible()
  await expect.element(screen.getByText(texts['lead.office.deposit'])).toBeVisible()
  expect(screen.getByLabelText(fields['lowerLimit.label']).elements()).toEqual([])
})

test('the card’s terms that were agreed to at the start have no box while they hold', async () => {
  const version = offerMaster.getConsentDetails.find(({ code }) => code === 'TNC')?.version ?? ''
  const boxes = async (agreed: { TNC: string }) => {
    const screen = await render(
      <Fixture
        screen="congratulations"
        application={{ ...approved, facts: { ...approved.facts, agreed } }}
        master={offerMaster}
      >
        <CongratulationsScreen />
      </Fixture>,
    )
    return () => screen.getByRole('checkbox').elements().length
  }
  await expect.poll(await boxes({ TNC: version })).toBe(3)
  await cleanup()
  await expect.poll(await boxes({ TNC: 'older' })).toBe(4)
})

test('turning the offer down says what that means before anything happens', async () => {
  const screen = await render(examples['empty'])
  await screen.getByRole('button', { name: texts.decline }).click()
  await expect.element(screen.getByText(texts['decline.text'])).toBeVisible()
  await screen.getByRole('button', { name: texts['decline.keep'] }).click()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You’re approved, Asha')
})

const straightFromTheDecision = () =>
  render(
    <Fixture screen="congratulations" application={approved} master={offerMaster} state={{ decided: 'limitSet' }}>
      <CongratulationsScreen />
    </Fixture>,
  )

test('straight from the decision the limit counts up once; a screen reader hears only what it comes to', async () => {
  const screen = await straightFromTheDecision()
  const limit = screen.container.querySelector('.amount--large') as Element
  const [seen, heard] = [limit.querySelector('[aria-hidden]'), limit.querySelector('.amount__total')]
  // The first frames may have passed.
  expect(Number(seen?.textContent.replace(/\D/g, ''))).toBeLessThan(150_000)
  expect(heard?.textContent).toBe('₹1,50,000')
  await expect.poll(() => seen?.textContent).toBe('₹1,50,000')
  expect(screen.container.querySelector('.card-art--arrived')).not.toBeNull()
})

test('a frame of the count lays out the digits and nothing else', async () => {
  const screen = await straightFromTheDecision()
  const counting = screen.container.querySelector('.amount__counting') as HTMLElement
  const total = screen.container.querySelector('.amount__total') as HTMLElement
  expect(getComputedStyle(counting).contain).toBe('strict')
  expect(counting.getBoundingClientRect()).toEqual(total.getBoundingClientRect())
  expect(total.getBoundingClientRect().height).toBeGreaterThan(30)
})

test('costs of a card that the listing has shown are not asked for again', async () => {
  const asked: string[] = []
  const { 'getProductDetails?productLogo=example-card': getProductDetails, ...others } = offerMaster
  const screen = await render(
    <Fixture
      screen="congratulations"
      application={approved}
      master={{ ...others, getProductDetails }}
      on={({ did, what }) => did === 'ask' && asked.push(what)}
    >
      <CongratulationsScreen />
    </Fixture>,
  )
  await expect.element(screen.getByText(texts['costs.annual']).first()).toBeVisible()
  expect(asked).not.toContain('getProductDetails')
})

test('a limit that was chosen before is not folded away', async () => {
  const screen = await render(examples['lower limit'])
  await expect.element(screen.getByLabelText(fields['lowerLimit.label'])).toBeVisible()
  await expect.element(screen.getByText('Your card will have a limit of ₹50,000.')).toBeVisible()
  expect(screen.container.querySelector('.amount--large')?.textContent).toBe('₹50,000')
})

const acceptedOffer = (limit: { lowest?: number; chosen?: number }, on?: FixtureProps['on']) =>
  render(
    <Fixture
      screen="congratulations"
      application={{
        ...approved,
        creditLimit: limit.chosen ?? approved.creditLimit,
        facts: {
          ...approved.facts,
          offer: { acceptedAt: '2026-11-20T11:00:00+05:30' },
          offerTerms: { limit: { offered: 150_000, lowest: 20_000, step: 1000, ...limit } },
        },
      }}
      master={offerMaster}
      {...(on && { on })}
    >
      <CongratulationsScreen />
    </Fixture>,
  )

test('Back to an offer that was accepted says so, and goes on without asking anything twice', async () => {
  const did: unknown[] = []
  const screen = await acceptedOffer({}, (event) => did.push(event))
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(texts['heading.accepted'])
  await expect.element(screen.getByText(texts['costs.annual']).first()).toBeVisible()
  expect(screen.getByRole('checkbox').elements()).toEqual([])
  // It names what is next, and what is left after that.
  await expect.element(screen.getByText(texts['lead.accepted.office'], { exact: true })).toBeVisible()
  const ahead = screen.getByRole('list', { name: texts.ahead })
  expect(
    ahead
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^Offer accepted, doneFriday, 20\sNovember/),
    'Your office address, now',
    'A quick identity check, not yet',
    'Your card, not yet',
  ])
  await screen.getByRole('button', { name: texts['accepted.next'] }).click()
  expect(did.at(-1)).toEqual({ did: 'go', what: 'office-address' })
  await screen.unmount()
  const first = await render(examples['empty'])
  await expect.element(first.getByRole('heading', { level: 1 })).toHaveTextContent('You’re approved, Asha')
})

test('another limit than the accepted one is asked for at once, and is agreed to as an offer of its own', async () => {
  const screen = await acceptedOffer({ chosen: 50_000 })
  await screen.getByRole('button', { name: texts['accepted.change'] }).click()
  await expect.element(screen.getByLabelText(fields['lowerLimit.label'])).toHaveFocus()
  await expect.element(screen.getByLabelText(fields['lowerLimit.label'])).toHaveValue('50,000')
  await expect.poll(() => screen.getByRole('checkbox').elements().length).toBe(4)
  await expect.element(screen.getByRole('button', { name: texts.submit })).toBeVisible()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(texts['heading.change'])
  // Or the accepted one is kept.
  await screen.getByRole('button', { name: 'Keep ₹50,000' }).click()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(texts['heading.accepted'])
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  expect(screen.getByRole('checkbox').elements()).toEqual([])
  await screen.unmount()
  // Where there is no other limit, none is offered.
  const only = await acceptedOffer({ lowest: 150_000 })
  await expect.element(only.getByRole('button', { name: texts['accepted.next'] })).toBeVisible()
  expect(only.getByRole('button', { name: texts['accepted.change'] }).elements()).toEqual([])
})

test('a lower limit that was accepted is the limit that Back shows', async () => {
  const terms = { offered: 200_000, lowest: 20_000, step: 1000, chosen: 50_000 }
  const screen = await render(
    <Fixture
      screen="congratulations"
      application={{ ...approved, creditLimit: 50_000, facts: { ...approved.facts, offerTerms: { limit: terms } } }}
      master={offerMaster}
    >
      <CongratulationsScreen />
    </Fixture>,
  )
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  expect(screen.container.querySelector('.amount--large')?.textContent).toBe('₹50,000')
})

const costsOf = async (productFeecode: string) => {
  const screen = await render(
    <Fixture screen="congratulations" application={{ ...approved, productFeecode }} master={offerMaster}>
      <CongratulationsScreen />
    </Fixture>,
  )
  await expect.element(screen.getByText(texts['costs.annual'])).toBeVisible()
  return screen.getByRole('region', { name: texts.limit }).element().textContent
}

test('with the limit stand the fees, the interest and the interest-free days of the applicant’s own fee plan', async () => {
  const standard = await costsOf('Festival1000')
  for (const fact of [
    '₹1,50,000',
    '₹1,000',
    'Interest on unpaid amounts3.5%\u00a0a\u00a0month (42%\u00a0a\u00a0year)',
    'Up to\u00a048\u00a0days',
    'Joining fee₹1,000Annual fee₹1,000',
  ])
    expect(standard).toContain(fact)
  expect(standard).toContain('No annual fee next year if you spend ₹2,00,000 in a year.')
  await cleanup()
  const another = await costsOf('FestivalFREE')
  expect(another).toContain('₹1,000')
  expect(another).not.toMatch(/Joining fee|next year/)
})

test('all fees are one press away, and on the page before it', async () => {
  const screen = await render(examples['empty'])
  const late = screen.getByText('up to ₹700')
  await expect.element(late).not.toBeVisible()
  await screen.getByText(texts.facts, { exact: true }).click()
  await expect.element(late).toBeVisible()
})
