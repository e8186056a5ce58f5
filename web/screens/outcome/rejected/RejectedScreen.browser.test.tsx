import { blocksOf } from '@card-journey/journey/rules/notice/letter-blocks.ts'
import { texts as ending } from '@card-journey/journey/texts/en/ending.ts'
import { texts } from '@card-journey/journey/texts/en/rejected.ts'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture } from '../../../examples/examples.tsx'
import { besideOnADesktop } from '../../../layout/side-panel-for-tests.ts'
import { withHome } from '../../person-for-tests.ts'
import { letterPage } from '../decision/letter-file.ts'
import { noticed, noticeIn } from '../decision/notice-for-tests.ts'
import { examples } from './RejectedScreen.examples.tsx'
import { RejectedScreen } from './RejectedScreen.tsx'

const rejected = { ...withHome, completedScreen: 'BRE_REJECT', rejectedDate: '2026-11-20' } as const

const show = () =>
  render(
    <Fixture screen="rejected" application={rejected} calls={{ decisionNotice: noticed() }}>
      <RejectedScreen />
    </Fixture>,
  )

const folded: readonly string[] = ['bureau', 'complain']

/** What the page says of a part: its heading has said that it is not this card, and a question asks for a person's look. */
const shown = noticeIn('en')
  .parts.filter(({ part }) => part !== 'contest')
  .map((each) => {
    if (each.part === 'decision') return { ...each, paragraphs: each.paragraphs.slice(1) }
    const points = each.points.map((point) => (point === each.asking ? (each.doubt ?? point) : point))
    return { ...each, points }
  })

test('the page says the parts of the notice under their headings, what is read once or never behind them', async () => {
  const screen = await show()
  for (const { part, heading, paragraphs, points } of shown) {
    if (folded.includes(part)) {
      await expect.element(screen.getByText([...paragraphs, ...points][0]!, { exact: false })).not.toBeVisible()
      await screen.getByText(heading).click()
    } else if (part !== 'decision' && part !== 'again')
      await expect.element(screen.getByRole('heading', { name: heading })).toBeVisible()
    for (const words of [...paragraphs, ...points])
      await expect.element(screen.getByText(words, { exact: false })).toBeVisible()
  }
})

test('a decision that a person lifted is good news: the way on stands below it, what was decided is folded', async () => {
  const screen = await render(examples['contested, lifted'])
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(ending['lifted.heading'])
  await expect.poll(() => document.title).toContain(ending['lifted.heading'])
  const lead = screen.getByText(ending['contest.lifted'])
  await expect.element(lead).toHaveClass('lead')
  expect(screen.container.querySelector('.drawing')).toHaveClass('drawing--success')
  const apply = screen.getByRole('link', { name: ending['lifted.apply'] })
  await expect.element(apply).toHaveClass('button--primary')
  expect(lead.element().nextElementSibling).toContainElement(apply.element() as HTMLElement)
  const why = screen.getByText('The income you entered is below the minimum', { exact: false })
  await expect.element(why).not.toBeVisible()
  await screen.getByText(ending.before).click()
  await expect.element(why).toBeVisible()
  expect(screen.getByText(/You can apply again from|ask for a person to look|Did you choose/).elements()).toEqual([])
})

const asking = /Ask us to review it|wrong income range|we got it wrong/

test('while a person looks again that is the news: no heading refuses, and what was decided is folded', async () => {
  const screen = await render(examples['contested'])
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(ending['contest.asked.heading'])
  await expect.poll(() => document.title).toContain(ending['contest.asked.heading'])
  await expect.element(screen.getByText(ending['contest.asked'])).toHaveClass('lead')
  await expect.element(screen.getByText(ending['contest.asked.leave'])).toBeVisible()
  const advice = screen.getByText(/^When you apply again, compare/)
  await expect.element(advice).toBeVisible()
  expect(advice.element().closest('.panel')?.textContent).toContain(ending['contest.asked.otherwise'])
  // What was decided is read before what would follow from it.
  const before = screen.getByText(ending.before).element()
  expect(before.compareDocumentPosition(advice.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  const why = screen.getByText('The income you entered is below the minimum', { exact: false })
  await expect.element(why).not.toBeVisible()
  await screen.getByText(ending.before).click()
  await expect.element(why).toBeVisible()
  expect(screen.getByText(asking).elements()).toEqual([])
})

test('a decision that stays: what became of the request comes first, and nobody is told to ask once more', async () => {
  const screen = await render(examples['contested, stays'])
  const panel = screen.getByRole('heading', { name: ending['contest.stays.heading'] }).element().closest('.panel')
  expect(panel).toContainElement(screen.getByText(ending['contest.stays']).element() as HTMLElement)
  const todo = screen.getByRole('heading', { name: 'What you can do' }).element().closest('.panel')
  expect(panel?.nextElementSibling).toBe(todo)
  expect(screen.getByText(asking).elements()).toEqual([])
})

test('where asking was all that could be done, who has asked reads no panel of it', async () => {
  const screen = await render(
    <Fixture
      screen="rejected"
      application={{ ...rejected, facts: { ...rejected.facts, contest: { of: '2026-11-20T05:30:00.000Z' } } }}
      calls={{ decisionNotice: noticed({ reason: 'employer' }) }}
    >
      <RejectedScreen />
    </Fixture>,
  )
  await expect.element(screen.getByText(/^You can apply again from/)).toBeVisible()
  expect(screen.getByText(/What you can do|look again|wrong company/).elements()).toEqual([])
})

test('a withdrawal says in its lead that one can apply again: there is no box of one sentence', async () => {
  const screen = await render(examples['withdrawn by the applicant'])
  await expect.element(screen.getByText(/You can apply again whenever you like\.$/)).toHaveClass('lead')
  expect(screen.container.querySelector('main .panel')).toBeNull()
})

test('a withdrawal has no decision: nothing to mend or to look at again, and its letter is one of a withdrawal', async () => {
  const screen = await render(examples['withdrawn by the applicant'])
  await screen.getByText(ending['letter.heading']).click()
  await expect.element(screen.getByText(ending['letter.about.withdrawn'])).toBeVisible()
  expect(screen.getByText(/income|look again|This decision/).elements()).toEqual([])
})

test('an offer that was declined is told as that, by the page and by its letter, and not as a withdrawal', async () => {
  const screen = await render(examples['offer declined'])
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(texts['declined.heading'])
  await expect.element(screen.getByText(/^You declined our offer of Example Card\./)).toBeVisible()
  await screen.getByText(ending['letter.heading']).click()
  await expect.element(screen.getByText(ending['letter.about.declined'])).toBeVisible()
  expect(screen.getByText(/withdr/i).elements()).toEqual([])
})

test('on paper the folded rows are open, but for the letter, which is printed alone', async () => {
  const screen = await show()
  const complain = screen.getByText(/Banking Ombudsman/)
  await expect.element(complain).not.toBeVisible()
  dispatchEvent(new Event('beforeprint'))
  await expect.element(complain).toBeVisible()
  expect(screen.getByRole('article').elements()).toEqual([])
  dispatchEvent(new Event('afterprint'))
  await expect.element(complain).not.toBeVisible()
})

test('beside the page on a desktop stands the reference, and the day stays with what can be done', async () => {
  const panel = await besideOnADesktop()
  const screen = await show()
  await expect.poll(() => panel.textContent).toMatch(/Reference number/)
  expect(panel.textContent).not.toMatch(/2027/)
  expect(screen.container.textContent).not.toMatch(/Reference number/)
  const day = screen.getByText(/You can apply again from\sThursday, 20\sMay\s2027/)
  expect(day.element().closest('.panel')).toContainElement(
    screen.getByRole('button', { name: /Remind me/ }).element() as HTMLElement,
  )
})

test('the reminder names its day beside it, and nothing leads to cards that can’t be applied for before it', async () => {
  const screen = await show()
  const remind = screen.getByRole('button', { name: 'Remind me on 20\u00a0May\u00a02027' })
  await expect.element(remind).toBeVisible()
  const todo = screen.getByRole('heading', { name: 'What you can do' }).element().closest('.panel')
  expect(todo).toContainElement(remind.element() as HTMLElement)
  const bar = [...screen.container.querySelectorAll('.action-bar > .button')]
  expect(bar).toHaveLength(1)
  expect(bar[0]).toHaveClass('button--quiet')
  expect(screen.container.querySelector('main [href="/cards"]')).toBeNull()
  expect(screen.getByRole('link', { name: ending.cards }).elements()).toEqual([])
})

test('each thing to do has its own button beside it, and a single piece of advice is a sentence', async () => {
  const screen = await show()
  const box = screen.getByRole('region', { name: 'What you can do' })
  const ways = [...box.element().querySelectorAll('.decision__way')].map((way) =>
    [way.querySelector('.decision__what')?.textContent, way.querySelector('summary, button')?.textContent].map(
      (words) => words?.replace(/\s/g, ' '),
    ),
  )
  expect(ways).toEqual([
    ['Did you choose the wrong income range?', 'Ask us to review it'],
    ['You can apply again from Thursday, 20 May 2027.', 'Remind me on 20 May 2027'],
  ])
  expect(box.element().querySelector('ul')).toBeNull()
  await box.getByText('Ask us to review it').click()
  await expect.element(box.getByRole('button', { name: 'Send request' })).toBeVisible()
})

test('where the bank’s advice doesn’t ask for a person’s look, the page does', async () => {
  const withoutAsking = noticeIn('en').parts.map((each) =>
    each.part === 'todo'
      ? { ...each, asking: undefined, doubt: undefined, points: ['Pay on time.', 'Owe less.'] }
      : each,
  )
  const screen = await render(
    <Fixture screen="rejected" application={rejected} calls={{ decisionNotice: noticed({ parts: withoutAsking }) }}>
      <RejectedScreen />
    </Fixture>,
  )
  await expect.element(screen.getByText(ending['contest.doubt'])).toBeVisible()
  const points = [...screen.container.querySelectorAll('.decision__way li')].map(({ textContent }) => textContent)
  expect(points).toEqual(['Pay on time.', 'Owe less.'])
})

test('the lead is the reason in two sentences at most: the heading has said that it is not this card', async () => {
  const screen = await show()
  await expect.element(screen.getByText('Our letter to you')).toBeVisible()
  expect(screen.container.querySelector('.lead')?.textContent).toBe(
    'The income you entered is below the minimum for this card.',
  )
})

test('what to do comes first, a person’s look in it, then the letter, whom the bank asked and where to complain', async () => {
  const screen = await show()
  await expect.element(screen.getByText('Our letter to you')).toBeVisible()
  const headings = [...screen.container.querySelectorAll('.decision :is(.panel h2, summary)')]
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'What you can do',
    'Ask us to review it',
    'Our letter to you',
    'Your credit report',
    'If you’d like to complain',
  ])
})

test('the letter is read in another language without leaving the page, at 12 pt or more', async () => {
  const screen = await show()
  await screen.getByText('Our letter to you').click()
  const letter = screen.getByRole('article')
  await expect.element(letter).toHaveAttribute('lang', 'en')
  const size = Number.parseFloat(getComputedStyle(letter.element()).fontSize)
  expect(size).toBeGreaterThanOrEqual(16)
  await screen.getByRole('button', { name: 'हिन्दी' }).click()
  await expect.element(letter).toHaveAttribute('lang', 'hi')
  await expect.element(screen.getByText('आपकी बताई आय इस कार्ड के लिए ज़रूरी आय से कम है।')).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'What you can do', level: 2 })).toBeVisible()
})

test('the letter is downloaded as a PDF, in the language that is read', async () => {
  const saved: Blob[] = []
  const createObjectURL = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob)
    return '#saved'
  })
  const screen = await render(
    <Fixture
      screen="rejected"
      application={rejected}
      calls={{
        decisionNotice: noticed(),
        decisionLetter: ({ language }: { language: string }) => ({
          ok: true as const,
          response: { pdf: btoa(`%PDF in ${language} \u00ff`) },
        }),
      }}
    >
      <RejectedScreen />
    </Fixture>,
  )
  await screen.getByText('Our letter to you').click()
  await screen.getByRole('button', { name: 'हिन्दी' }).click()
  await screen.getByRole('button', { name: 'Download as PDF' }).click()
  await expect.poll(() => saved.length).toBe(1)
  createObjectURL.mockRestore()
  expect(saved[0]?.type).toBe('application/pdf')
  const bytes = new Uint8Array(await (saved[0] as Blob).arrayBuffer())
  expect(new TextDecoder('latin1').decode(bytes)).toBe('%PDF in hi \u00ff')
})

test('the reminder is asked for once, is ticked in its place, and is undone by the same button', async () => {
  const asked: unknown[] = []
  const answered = (facts: object) => ({ applicationReferenceNo: 'EX26K7Q3M9', version: 4, ...rejected, facts })
  const screen = await render(
    <Fixture
      screen="rejected"
      application={rejected}
      calls={{
        decisionNotice: noticed(),
        remindToApply: ({ wanted }: { wanted: string }) => ({
          ok: true as const,
          response: [answered(wanted === 'Y' ? { reminder: { day: '2027-05-20' } } : {})],
        }),
      }}
      on={({ what, answers }) => what === 'remindToApply' && asked.push(answers)}
    >
      <RejectedScreen />
    </Fixture>,
  )
  const remind = screen.getByRole('button', { name: /^Remind me on/ })
  await remind.click()
  await expect.element(screen.getByText('We’ll text you that day.')).toBeVisible()
  const undo = screen.getByRole('button', { name: 'Undo the reminder' })
  await expect.element(undo).toHaveFocus()
  const row = screen.getByText('We’ll text you that day.').element()
  expect(row.previousElementSibling?.tagName).toBe('svg')
  const bottom = (element: Element) => element.getBoundingClientRect().bottom
  const tick = row.previousElementSibling!
  // The tick's lowest point stands on the line that the words stand on.
  const line = bottom(row) - (row.getBoundingClientRect().height - 16) / 2
  expect(Math.abs(bottom(tick) - tick.getBoundingClientRect().height / 4 - line)).toBeLessThanOrEqual(3)
  await undo.click()
  await expect.element(remind).toBeVisible()
  expect(asked).toEqual([
    { wanted: 'Y', language: 'en' },
    { wanted: 'N', language: 'en' },
  ])
})

test('a person is asked to look again with the applicant’s words, and the page says so to everyone', async () => {
  const asked: unknown[] = []
  const screen = await render(
    <Fixture
      screen="rejected"
      application={rejected}
      calls={{
        decisionNotice: noticed(),
        contestDecision: () => ({
          ok: true as const,
          response: [
            {
              applicationReferenceNo: 'EX26K7Q3M9',
              version: 4,
              ...rejected,
              facts: { contest: { of: '2026-11-20T05:30:00.000Z' } },
            },
          ],
        }),
      }}
      on={({ what, answers }) => what === 'contestDecision' && asked.push(answers)}
    >
      <RejectedScreen />
    </Fixture>,
  )
  await screen.getByText('Ask us to review it').click()
  await screen.getByLabelText('What should we look at? (optional)').fill('My salary has changed.')
  const send = screen.getByRole('button', { name: 'Send request' })
  await expect.element(send).toHaveClass('button--primary')
  await send.click()
  const news = screen.getByText(/We’ve got your request/)
  await expect.element(news).toBeVisible()
  expect(document.activeElement?.textContent).toContain('We’ve got your request')
  expect(asked).toEqual([{ words: 'My salary has changed.', language: 'en' }])
})

test('while a person looks again the page looks for the answer, and says it without a reload', async () => {
  const contest = { of: '2026-11-20T05:30:00.000Z' }
  const answered = {
    applicationReferenceNo: 'EX26K7Q3M9',
    version: 5,
    ...rejected,
    facts: { contest: { ...contest, outcome: 'stays' } },
  }
  const screen = await render(
    <Fixture
      screen="rejected"
      application={{ ...rejected, facts: { contest } }}
      calls={{ decisionNotice: noticed(), applicationDetails: { ok: true, response: [answered] } }}
    >
      <RejectedScreen />
    </Fixture>,
  )
  await expect.element(screen.getByText(ending['contest.stays'])).toBeVisible()
})

test('words of a contest that were being written are there again after a reload, and are kept as they grow', async () => {
  const kept: unknown[] = []
  const screen = await render(
    <Fixture
      screen="rejected"
      application={{ ...rejected, drafts: { rejected: { contestWords: 'My salary' } } }}
      calls={{ decisionNotice: noticed() }}
      onDraft={(answers) => kept.push(answers)}
    >
      <RejectedScreen />
    </Fixture>,
  )
  const words = screen.getByLabelText('What should we look at? (optional)')
  await expect.element(words).toHaveValue('My salary')
  await words.fill('My salary has changed.')
  await expect.poll(() => kept.at(-1)).toEqual({ contestWords: 'My salary has changed.' })
})

test('words of a contest that were kept and then deleted are not kept any more', async () => {
  const kept: unknown[] = []
  const screen = await render(
    <Fixture
      screen="rejected"
      application={rejected}
      calls={{ decisionNotice: noticed() }}
      onDraft={(answers) => kept.push(answers)}
    >
      <RejectedScreen />
    </Fixture>,
  )
  await screen.getByText('Ask us to review it').click()
  const words = screen.getByLabelText('What should we look at? (optional)')
  await words.fill('My salary')
  await expect.poll(() => kept.at(-1)).toEqual({ contestWords: 'My salary' })
  await words.fill('')
  await expect.poll(() => kept.at(-1)).toEqual({ contestWords: '' })
})

test('the letter as a file says every line of the text, and nothing in it becomes mark-up', () => {
  const notice = noticeIn('en')
  const page = letterPage(notice)
  const shown = new DOMParser().parseFromString(page, 'text/html')
  expect(shown.documentElement.lang).toBe('en')
  for (const line of notice.text.split('\n')) expect(shown.body.textContent).toContain(line.replace(/^- /, ''))
  expect(blocksOf(notice).filter((block) => 'part' in block)).toHaveLength(notice.parts.length)
  const crafted = noticeIn('en', { text: 'Dear <img src=x onerror=alert(1)>,\n', parts: [] })
  expect(new DOMParser().parseFromString(letterPage(crafted), 'text/html').querySelector('img')).toBeNull()
})
