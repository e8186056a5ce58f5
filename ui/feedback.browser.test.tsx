import { StrictMode, useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CardArt } from './card/CardArt.tsx'
import { CopyReference } from './CopyReference.tsx'
import { Dialog } from './Dialog.tsx'
import { Checkbox } from './inputs/Checkbox.tsx'
import { ErrorSummary } from './inputs/ErrorSummary.tsx'
import { Loader } from './Loader.tsx'
import { Progress } from './Progress.tsx'
import './styles/index.css'

function Question() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Ask</button>
      <Dialog open={open} heading="Sure?" closeLabel="Close" onClose={() => setOpen(false)}>
        <p>Think about it.</p>
      </Dialog>
    </>
  )
}

test('a dialog opens modal, closes by Escape and by its cross, and gives focus back', async () => {
  const screen = await render(<Question />)
  const ask = screen.getByRole('button', { name: 'Ask' })
  for (const close of [
    () => userEvent.keyboard('{Escape}'),
    () => screen.getByRole('button', { name: 'Close' }).click(),
  ]) {
    await ask.click()
    const dialog = screen.getByRole('dialog', { name: 'Sure?' })
    await expect.element(dialog).toBeVisible()
    expect(dialog.element().matches(':modal')).toBe(true)
    await close()
    await expect.element(screen.getByText('Think about it.')).not.toBeVisible()
    expect(document.activeElement).toBe(ask.element())
  }
})

const fill = (button: HTMLButtonElement | null) => {
  if (button) button.style.cssText = 'height: 90vh; width: 90vw'
}

/** Whose button appears where the pointer is. */
function SameSpot({ onAnswer }: { onAnswer: () => void }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button ref={fill} onClick={() => setOpen(true)}>
        Ask
      </button>
      <Dialog open={open} heading="Sure?" closeLabel="Close" onClose={() => setOpen(false)}>
        <button ref={fill} onClick={onAnswer}>
          Yes
        </button>
      </Dialog>
    </>
  )
}

test('a double click that opens a dialog does not answer it', async () => {
  let answers = 0
  const screen = await render(<SameSpot onAnswer={() => (answers += 1)} />)
  await screen.getByRole('button', { name: 'Ask' }).dblClick()
  const yes = screen.getByRole('button', { name: 'Yes' })
  await expect.element(yes).toBeVisible()
  expect(answers).toBe(0)
  await yes.click()
  expect(answers).toBe(1)
})

function AskWithField({ onSend }: { onSend: () => void }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Ask</button>
      <Dialog open={open} heading="Your code" closeLabel="Close" onClose={() => setOpen(false)}>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            onSend()
          }}
        >
          <input aria-label="Code" />
        </form>
      </Dialog>
    </>
  )
}

test('a second Enter that opens a dialog does not send its form', async () => {
  let sent = 0
  const screen = await render(<AskWithField onSend={() => (sent += 1)} />)
  ;(screen.getByRole('button', { name: 'Ask' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  const code = screen.getByLabelText('Code')
  await expect.element(code).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(sent).toBe(0)
  await new Promise((later) => setTimeout(later, 600))
  await userEvent.keyboard('{Enter}')
  expect(sent).toBe(1)
})

test('without a field the dialog itself has the focus, so that its heading is read first, not its cross', async () => {
  const screen = await render(<SameSpot onAnswer={() => {}} />)
  await screen.getByRole('button', { name: 'Ask' }).click()
  await expect.element(screen.getByRole('dialog')).toHaveFocus()
})

function InSteps({ onAgree }: { onAgree: () => void }) {
  const [agreeing, setAgreeing] = useState(false)
  return (
    <Dialog open heading="Sure?" closeLabel="Close" onClose={() => {}}>
      {agreeing ? (
        <button key="agree" onClick={onAgree}>
          Agree
        </button>
      ) : (
        <button key="on" onClick={() => setAgreeing(true)}>
          Turn on
        </button>
      )}
    </Dialog>
  )
}

test('what comes next in a dialog is as new as one that opens: the second half of a double press does not answer it', async () => {
  let agreed = 0
  const screen = await render(<InSteps onAgree={() => (agreed += 1)} />)
  await new Promise((later) => setTimeout(later, 600))
  await screen.getByRole('button', { name: 'Turn on' }).dblClick()
  await expect.element(screen.getByRole('button', { name: 'Agree' })).toBeVisible()
  expect(agreed).toBe(0)
  await new Promise((later) => setTimeout(later, 600))
  await screen.getByRole('button', { name: 'Agree' }).click()
  expect(agreed).toBe(1)
})

test('nor does the second half take the focus from the first field of what comes next, which would be refused untouched', async () => {
  let left = 0
  function Steps() {
    const [proving, setProving] = useState(false)
    return (
      <Dialog open heading="Sure?" closeLabel="Close" onClose={() => {}}>
        <div key={String(proving)}>
          <button onClick={() => setProving(true)}>{proving ? 'Save' : 'Go on'}</button>
          {proving && <input aria-label="PIN" onBlur={() => (left += 1)} />}
        </div>
      </Dialog>
    )
  }
  const screen = await render(<Steps />)
  await new Promise((later) => setTimeout(later, 600))
  await screen.getByRole('button', { name: 'Go on' }).dblClick()
  await expect.element(screen.getByLabelText('PIN')).toHaveFocus()
  expect(left).toBe(0)
  expect(String(getSelection())).toBe('')
})

test('what comes next in a dialog is read from its beginning', async () => {
  const screen = await render(<InSteps onAgree={() => {}} />)
  await screen.getByRole('button', { name: 'Turn on' }).click()
  await expect.element(screen.getByRole('button', { name: 'Agree' })).toBeVisible()
  await expect.element(screen.getByRole('dialog')).toHaveFocus()
})

test('a dialog that is open from its first render stays open when its effects run twice', async () => {
  let closings = 0
  const screen = await render(
    <StrictMode>
      <Dialog open heading="Sure?" closeLabel="Close" onClose={() => (closings += 1)}>
        <p>Think about it.</p>
      </Dialog>
    </StrictMode>,
  )
  await new Promise((later) => setTimeout(later, 100))
  await expect.element(screen.getByRole('dialog', { name: 'Sure?' })).toBeVisible()
  expect(closings).toBe(0)
})

test('[SC-28] the loader shows heading, card, text and sub-heading, announced together', async () => {
  const screen = await render(
    <Loader
      heading="We look at your application"
      art={<CardArt product="Banyan" motion="waiting" label="A card" />}
      text="Please wait..."
      subheading="About 20 seconds"
    />,
  )
  const loader = screen.getByRole('status')
  expect(loader.element().textContent).toMatch(/We look at your application.*Please wait\.\.\..*About 20 seconds/)
  await expect.element(screen.getByRole('img', { name: 'A card' })).toBeVisible()
  const box = loader.element().getBoundingClientRect()
  expect([box.width, box.height]).toEqual([innerWidth, innerHeight])
  const body = document.querySelector('.card-art__body') as Element
  expect(getComputedStyle(body).animationName).toBe('sway')
})

test.for([
  [360, 279, 279],
  [1280, 400, 400],
] as const)(
  'on a width of %i the loader has its card %i px wide, the line of its progress %i',
  async ([width, card, steps]) => {
    await page.viewport(width, 800)
    const { container } = await render(
      <Loader
        heading="We look at your application"
        art={<CardArt product="Banyan" motion="waiting" label="A card" />}
        steps={[{ id: 'limit', words: 'Setting your limit', done: false }]}
        text="Please wait..."
      />,
    )
    const widthOf = (part: string) => Math.round(container.querySelector(part)?.getBoundingClientRect().width ?? 0)
    expect(widthOf('.card-art')).toBe(card)
    expect(widthOf('.loader__progress')).toBe(steps)
    await page.viewport(360, 740)
  },
)

test('the line of the loader’s progress is moved, not painted anew: only its transform changes', async () => {
  const loader = (done: boolean) => (
    <Loader
      heading="We look at your application"
      steps={[
        { id: 'details', words: 'Details checked', done: true },
        { id: 'limit', words: 'Setting your limit', done },
      ]}
      text="Please wait..."
    />
  )
  const { container, rerender } = await render(loader(false))
  const line = () => container.querySelector('.loader__done')!
  const whole = container.querySelector('.loader__line')!.getBoundingClientRect().width
  expect(line().getBoundingClientRect().width).toBeCloseTo(whole / 2, 0)
  await rerender(loader(true))
  const moves = line().getAnimations() as CSSTransition[]
  expect(moves.map(({ transitionProperty }) => transitionProperty)).toEqual(['transform'])
  await Promise.all(moves.map(({ finished }) => finished))
  expect(line().getBoundingClientRect().width).toBeCloseTo(whole, 0)
})

test('a step that is done later has its tick with its words, at once; of what was known before, one follows the other', async () => {
  const loader = (done: boolean) => (
    <Loader
      heading="We look at your application"
      steps={[
        { id: 'details', words: 'Details checked', done: true },
        { id: 'limit', words: done ? 'Your limit is set' : 'Setting your limit', done },
      ]}
      text="Please wait..."
    />
  )
  const { container, rerender } = await render(loader(false))
  await rerender(loader(true))
  const sign = container.querySelectorAll('.loader__step > .icon')[1]!
  const ticked = sign.getAnimations().map(({ effect }) => effect as KeyframeEffect)
  expect(ticked.map((effect) => effect.getTiming())).toMatchObject([{ delay: 0, duration: 300 }])
  const frames = ticked.flatMap((effect) => effect.getKeyframes())
  expect(frames.flatMap((frame) => Object.keys(frame))).not.toContain('opacity')
  // The line arrives with it.
  expect(getComputedStyle(container.querySelector('.loader__done')!).transitionDuration).toBe('0.3s')
})

test('[PB-02] each step is completed, active or inactive, seen and heard', async () => {
  const screen = await render(
    <Progress
      label="Your application"
      position="Step 2 of 3"
      steps={[
        { name: 'Verification', state: 'completed', said: 'completed' },
        { name: 'Work', state: 'active', said: 'current step' },
        { name: 'Complete', state: 'inactive', said: 'to come' },
      ]}
    />,
  )
  const steps = [...screen.container.querySelectorAll('li')]
  expect(steps.map((step) => step.textContent)).toEqual([
    'Verification, completed',
    'Work, current step',
    'Complete, to come',
  ])
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null])
  expect(screen.container.querySelector('progress')).toBeNull()
})

test('[CO-06] the fill bar is for screens under 768 px; from there on the steps are in a row', async () => {
  const screen = await render(
    <Progress
      label="Your application"
      position="Step 1 of 2"
      percent={20}
      steps={[
        { name: 'Verification', state: 'active', said: 'current step' },
        { name: 'Complete', state: 'inactive', said: 'to come' },
      ]}
    />,
  )
  const shown = (selector: string) => {
    const box = (screen.container.querySelector(selector) as Element).getBoundingClientRect()
    return box.width > 1 && box.height > 1
  }
  await page.viewport(767, 800)
  expect([shown('progress'), shown('li:last-child')]).toEqual([true, false])
  expect(screen.container.querySelector('progress')?.value).toBe(20)
  await page.viewport(768, 800)
  expect([shown('progress'), shown('li:last-child')]).toEqual([false, true])
  await page.viewport(360, 740)
})

test('a line of the error summary names its field once, a consent by its short name, and takes the applicant to it', async () => {
  const mistakes = [
    { id: 'pan', message: 'Enter your PAN.' },
    { id: 'city', message: 'Please fill this in.' },
    { id: 'agreed', message: 'Tick this box to continue.' },
  ]
  const screen = await render(
    <>
      <ErrorSummary heading="Check this" mistakes={mistakes} takesFocus />
      <label htmlFor="pan">PAN</label>
      <input id="pan" />
      <label htmlFor="city">City</label>
      <input id="city" />
      <Checkbox id="agreed" label="I allow the bank to obtain my credit report." shortName="Credit report" />
    </>,
  )
  expect(document.activeElement?.className).toBe('error-summary')
  expect(
    screen
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Enter your PAN.', 'City: Please fill this in.', 'Credit report: Tick this box to continue.'])
  await screen.getByRole('link', { name: 'Enter your PAN.' }).click()
  expect(document.activeElement?.id).toBe('pan')
  expect(location.hash).toBe('')
})

test('a reference that may not be copied is selected instead', async () => {
  const screen = await render(<CopyReference label="Number" reference="AR26-1" copy="Copy" copied="Copied" />)
  const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard')
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined })
  await screen.getByRole('button', { name: 'Copy' }).click()
  expect(getSelection()?.toString()).toBe('AR26-1')
  if (own) Object.defineProperty(navigator, 'clipboard', own)
  else Reflect.deleteProperty(navigator, 'clipboard')
})

test('card art keeps the number to itself unless given, and turns to its back', async () => {
  const screen = await render(<CardArt product="Banyan" lastFour="4821" side="front" cvv="123" label="Card" />)
  const numbers = () => [...screen.container.querySelectorAll('.card-art__number')].map((text) => text.textContent)
  expect(numbers()).toEqual(['•••• 4821'])
  await screen.rerender(<CardArt product="Banyan" number="5090 1234 5678 4821" side="back" cvv="123" label="Card" />)
  expect(numbers()).toEqual(['5090 1234 5678 4821', '5090 1234 5678 4821'])
  expect(screen.container.querySelector('.card-art--turned')).not.toBeNull()
})
