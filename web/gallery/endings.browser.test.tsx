import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { texts as english } from '@card-journey/journey/texts/en/ending.ts'
import { texts as hindi } from '@card-journey/journey/texts/hi/ending.ts'
import { expect, onTestFinished, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles/critical.css'
import '../styles/print.css'
import { ExampleFrame } from './ExampleFrame.tsx'
import { ExamplePage } from './ExamplePage.tsx'
import { exampleLoaders } from './all-examples.ts'
import { ownTextCodes } from '@card-journey/journey/errors/error-codes.ts'

/** Screens that end the way online, by a rejection or at a branch, and the states in which they do not. */
const endings: Readonly<Partial<Record<ScreenId, RegExp>>> = {
  // Once it is lifted or withdrawn, or the offer declined, there is one way on, and the door is it.
  rejected: /^(loading|failed|on its way|contested, lifted|withdrawn by the applicant|offer declined)$/,
  regret: /^(loading|failed)$/,
  vkycRejection: /^(loading|failed)$/,
  'not-sourcing': /^(loading|failed)$/,
  'invalid-pincode': /^(loading|failed|on its way)$/,
  'visit-branch': /^$/,
  reject811Customer: /^$/,
  'pan-registered': /^$/,
  'no-registered-mobile': /^$/,
  'email-verification-unsuccessful': /^$/,
  // On a computer the hand-off to a phone is the way.
  'kyc-unable-to-proceed': /^on a computer$/,
  // Whoever may try again in a minute reads it in the lead, and the doors do it.
  'agent-unavailable': /^busy$/,
  submitted: /^(?!los reject$)/,
  'submitted-crm': /^(?!declined$)/,
}

const sources = import.meta.glob<string>('../screens/*/*/*Screen.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

test('every screen that is built as an ending, or shows the notice of a decision, is looked at below', () => {
  const built = Object.entries(sources).flatMap(([file, source]) =>
    /<(Ending|DecidedEnding|RevokedNumber)\b/.test(source) ? [file.split('/').at(-2)] : [],
  )
  expect(new Set(built)).toEqual(new Set(Object.keys(endings)))
})

const said = (element: Element | null | undefined) => (element?.textContent ?? '').trim()

/** A reference to quote that stands in a sentence instead of its row; a list of what to bring may name it too. */
const looseReference = (page: HTMLElement): boolean =>
  [...page.querySelectorAll('.page__screen > p')].some((each) => /[0-9A-Z]{4}-[0-9A-Z]{4}/.test(said(each)))

/** A door to a wall: who can be reminded of the day on which another application is taken gets to no cards before (LG-28). */
const leadsToWall = (page: HTMLElement): boolean =>
  page.querySelector('.reminder') !== null && page.querySelector('main [href="/cards"]') !== null

/** What an ending lacks, by name. */
function lacking(page: HTMLElement, ways: readonly string[]): string[] {
  const list = [...page.querySelectorAll('section')].find((each) => ways.includes(said(each.querySelector('h2'))))
  const doors = [...page.querySelectorAll<HTMLElement>('.action-bar .button')].filter((each) => !each.ariaDisabled)
  return [
    ...(said(page.querySelector('h1')) ? [] : ['a heading']),
    ...(said(page.querySelector('.lead')) ? [] : ['a reason']),
    ...(list && [...list.querySelectorAll('li, .decision__way')].some(said) ? [] : ['what can be done']),
    ...(looseReference(page) ? ['the one form of a reference'] : []),
    ...(doors.length > 0 && doors.every((door) => said(door)) ? [] : ['a door']),
    ...(page.querySelector('.decision') && doors[0]?.matches('[href^="tel:"]') && !page.querySelector('.reminder')
      ? ['a door before the call']
      : []),
    ...(leadsToWall(page) ? ['a door that opens'] : []),
  ]
}

for (const [screen, others] of Object.entries(endings))
  test.for([
    ['en', [english.ways, english['contest.asked.otherwise']]],
    ['hi', [hindi.ways, hindi['contest.asked.otherwise']]],
  ] as const)(`${screen} (%s): each ending says why, what can be done, and has a door`, async ([language, ways]) => {
    const { examples } = (await exampleLoaders.get(screen)?.()) ?? { examples: {} }
    const states = Object.entries(examples).filter(([state]) => !others.test(state))
    expect(states.length).toBeGreaterThan(0)
    for (const [state, example] of states) {
      const { container, unmount } = await render(
        <ExampleFrame language={language} theme="pvrb">
          {example}
        </ExampleFrame>,
      )
      await expect.poll(() => [state, lacking(container, ways)]).toEqual([state, []])
      await unmount()
    }
  })

test('each error has a door, also one whose catalogue names no button', async () => {
  const { examples } = (await exampleLoaders.get('auth-error')?.()) ?? { examples: {} }
  for (const code of ownTextCodes) {
    const { container, unmount } = await render(
      <ExampleFrame language="en" theme="pvrb">
        {examples[`type ${code}`]}
      </ExampleFrame>,
    )
    await expect.poll(() => [code, said(container.querySelector('.action-bar .button'))]).not.toEqual([code, ''])
    await unmount()
  }
})

/** Each that the notice of a decision explains, in its first state of that kind. */
const declined = [
  ['rejected', 'with a date'],
  ['regret', 'offer declined'],
  ['not-sourcing', 'message'],
  ['vkycRejection', 'message'],
  ['submitted-crm', 'declined'],
] as const

const whole = async (screen: ScreenId, state: string, width: number) => {
  await page.viewport(width, 740)
  onTestFinished(() => page.viewport(414, 896))
  const { examples } = (await exampleLoaders.get(screen)?.()) ?? { examples: {} }
  const { container } = await render(
    <ExamplePage language="en" theme="pvrb">
      {examples[state]}
    </ExamplePage>,
  )
  await expect.poll(() => said(container.querySelector('.decision__rows'))).toContain('complain')
  return container
}

test.for(declined)(
  '%s (%s): on a phone the page of a decision is a window and a half long, and whom to complain to is one press away',
  async ([screen, state]) => {
    const container = await whole(screen, state, 360)
    await expect.poll(() => container.querySelector('.decision__rows details[open]')).toBeNull()
    // Its lead says two decisions: the applicant's own about the other card, and the bank's.
    const most = screen === 'regret' ? 1275 : 1200
    expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(most)
  },
)

test.for(declined)(
  '%s (%s): on a phone the reference stands apart from the last row, and no second line follows that row’s',
  async ([screen, state]) => {
    const container = await whole(screen, state, 360)
    const [last, reference] = ['.decision__rows > :last-child', '.copy-reference'].map((part) =>
      container.querySelector(part)!,
    )
    expect([getComputedStyle(last!).borderBottomWidth, getComputedStyle(reference!).borderTopWidth]).toEqual([
      '1px',
      '0px',
    ])
    expect(reference!.getBoundingClientRect().top - last!.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(20)
  },
)

test.for([
  ['visit-branch', 'KYC to be updated'],
  ['no-registered-mobile', 'message'],
] as const)('%s (%s): on paper, too, the number to call is there', async ([screen, state]) => {
  const printed = (media: string) => cdp().send('Emulation.setEmulatedMedia', { media })
  await page.viewport(800, 1100)
  await printed('print')
  onTestFinished(async () => {
    await printed('')
    await page.viewport(414, 896)
  })
  const { examples } = (await exampleLoaders.get(screen)?.()) ?? { examples: {} }
  const { container } = await render(
    <ExamplePage language="en" theme="pvrb">
      {examples[state]}
    </ExamplePage>,
  )
  await expect.poll(() => container.innerText).toMatch(/1800\s000\s0000/)
})

/** Every ending, and an error with a call of its own, in a state that has the call as a door. */
const calling = [
  ...declined,
  ['pan-registered', 'two ways on'],
  ['not-sourcing', 'revoked number'],
  ['visit-branch', 'KYC to be updated'],
  ['no-registered-mobile', 'message'],
  ['email-verification-unsuccessful', 'first view'],
  ['reject811Customer', 'message'],
] as const

test.for(calling.flatMap((each) => [360, 1280].map((width) => [...each, width] as const)))(
  '%s (%s): the number to call is on the page once, %i wide',
  async ([screen, state, width]) => {
    await page.viewport(width, 800)
    onTestFinished(() => page.viewport(414, 896))
    const { examples } = (await exampleLoaders.get(screen)?.()) ?? { examples: {} }
    const { container } = await render(
      <ExamplePage language="en" theme="pvrb">
        {examples[state]}
      </ExamplePage>,
    )
    if (width === 1280) await expect.poll(() => container.querySelector('.page__side-help')).not.toBeNull()
    await expect.poll(() => container.querySelector('.call-door')).not.toBeNull()
    await expect.poll(() => container.querySelector('.skeleton')).toBeNull()
    const seen = () => container.innerText.match(/1800\s000\s0000/g)
    await expect.poll(seen).toHaveLength(1)
  },
)

test.for(declined)(
  '%s (%s): on a desktop the reference and help stand in the panel below the drawing, and once on the page',
  async ([screen, state]) => {
    const container = await whole(screen, state, 1280)
    await expect.poll(() => container.querySelectorAll('.page__side .copy-reference').length).toBe(1)
    await expect.poll(() => container.querySelectorAll('.page__side-help').length).toBe(1)
    expect(container.querySelectorAll('.copy-reference')).toHaveLength(1)
    const box = (part: string) => container.querySelector(part)!.getBoundingClientRect()
    await expect
      .poll(() => {
        const gap = box('.page__side > .page__side-part').top - box('.drawing').bottom
        return gap >= 24 && gap <= 48
      })
      .toBe(true)
    expect(box('.page__side-help').bottom).toBeLessThanOrEqual(740)
  },
)

test.each([
  [360, 1],
  [1280, 0],
] as const)(
  'thank you: beside the card the heading has its line, and no second card is drawn: %i',
  async (width, drawings) => {
    await page.viewport(width, 800)
    onTestFinished(() => page.viewport(414, 896))
    const { examples } = (await exampleLoaders.get('submitted')?.()) ?? { examples: {} }
    const { container } = await render(
      <ExamplePage language="en" theme="pvrb">
        {examples['los push']}
      </ExamplePage>,
    )
    await expect.poll(() => said(container.querySelector('h1'))).toContain('Thank you')
    await expect.poll(() => container.querySelectorAll('.drawing').length).toBe(drawings)
    const heading = container.querySelector('h1')!
    const line = Number.parseFloat(getComputedStyle(heading).lineHeight)
    if (width === 1280) expect(heading.getBoundingClientRect().height).toBeLessThan(line * 1.5)
  },
)
