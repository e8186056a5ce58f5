import { screenPaths, type ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import '@card-journey/ui/styles/index.css'
import { Fixture } from '../examples/examples.tsx'
import { loadScreen } from '../routing/load-screen.ts'
import { approved, lists } from '../screens/person-for-tests.ts'
import { keepFocus } from './keep-focus.ts'
import { Shell } from './Shell.tsx'

let stop: (() => void) | undefined
afterEach(() => stop?.())

const settled = () => new Promise((resolve) => setTimeout(resolve, 250))
const focused = () => document.activeElement?.textContent || document.activeElement?.tagName

const at = (screen: ScreenId) => (
  <Fixture screen="visit-branch" path={screenPaths[screen]} application={approved} master={lists}>
    <Shell onLanguage={() => {}} report={() => {}} />
  </Fixture>
)

const screens = (Object.keys(screenPaths) as ScreenId[]).filter((screen) => screen !== 'terms-conditions')

test('on arriving at any screen its heading has the focus', { timeout: 60_000 }, async () => {
  await Promise.all(screens.map((screen) => loadScreen(screen, 'en')))
  const shown = await render(at('visit-branch'))
  const lost: string[] = []
  for (const screen of screens) {
    await shown.rerender(at(screen))
    await settled()
    const { activeElement } = document
    // A screen with a dialog of its own, or a field that is the whole screen, may take the focus from its heading.
    if (!activeElement?.closest('main')) lost.push(screen)
  }
  expect(lost).toEqual([])
})

function Changing({ first, second }: { first: React.ReactNode; second: React.ReactNode }) {
  const [changed, setChanged] = useState(false)
  return (
    <>
      <main>{changed ? second : first}</main>
      <button
        type="button"
        id="change"
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setChanged(true)}
      >
        change
      </button>
    </>
  )
}

async function lose(first: React.ReactNode, second: React.ReactNode, from: string) {
  stop = keepFocus()
  await render(<Changing first={first} second={second} />)
  document.querySelector<HTMLElement>(from)?.focus()
  document.getElementById('change')?.click()
  await settled()
}

test('a button that becomes a countdown leaves the focus to the field beside it', async () => {
  const around = (last: React.ReactNode) => (
    <>
      <h1>Enter the code</h1>
      <form>
        <input aria-label="code" id="code" />
        <div>{last}</div>
      </form>
    </>
  )
  await lose(around(<button type="button">Send again</button>), around(<p>in 90 seconds</p>), 'form button')
  expect(document.activeElement?.id).toBe('code')
})

test('options beside what went are read from their question on', async () => {
  const around = (last: React.ReactNode) => (
    <>
      <h1>Your home address</h1>
      <form>
        <fieldset>
          <legend>Where do you live now?</legend>
          <input type="radio" name="home" aria-label="Indira Road" />
        </fieldset>
        <div>{last}</div>
      </form>
    </>
  )
  await lose(around(<button type="button">Continue</button>), around(<p>Found</p>), 'form button')
  expect(focused()).toBe('Where do you live now?')
})

test('when the whole content is another one, its heading gets the focus', async () => {
  const welcome = (
    <section>
      <h1>Welcome back</h1>
      <button type="button">Continue</button>
    </section>
  )
  await lose(
    <form>
      <h1>Enter the code</h1>
      <input aria-label="code" id="code" />
    </form>,
    welcome,
    '#code',
  )
  expect(focused()).toBe('Welcome back')
})

test('who was typing when the field went gets the heading, not a button that the next key would press', async () => {
  const call = (last: React.ReactNode) => (
    <div>
      <h1>Your video call</h1>
      {last}
      <button type="button">Complete later</button>
    </div>
  )
  await lose(call(<input aria-label="message" id="message" />), call(<p>The call is over.</p>), '#message')
  expect(focused()).toBe('Your video call')
})

test('a pressed button that goes leaves the focus to the heading, not to the way back', async () => {
  const step = (last: React.ReactNode) => (
    <>
      <button type="button" className="back-way">
        Back
      </button>
      <h1>Your work</h1>
      {last}
    </>
  )
  await lose(step(<button id="continue">Continue</button>), step(<p>Saving…</p>), '#continue')
  expect(focused()).toBe('Your work')
})

test('a pressed button that goes never leaves the focus to a notice above the screen', async () => {
  const failed = (last: React.ReactNode) => (
    <>
      <button type="button">Close this notice</button>
      <div className="page__screen">
        <h1>Your card</h1>
        {last}
      </div>
    </>
  )
  await lose(failed(<button id="again">Try again</button>), failed(<p>Loading…</p>), '#again')
  expect(focused()).toBe('Your card')
})

test('a heading that is drawn again keeps the focus', async () => {
  await lose(
    <div key="loading">
      <h1 tabIndex={-1}>Card</h1>
    </div>,
    <article key="card">
      <a href="#cards">All cards</a>
      <h1>Card</h1>
    </article>,
    'h1',
  )
  expect(document.activeElement?.tagName).toBe('H1')
})

test('a press beside everything takes the focus away, and nothing brings it back', async () => {
  const same = (
    <div>
      <input aria-label="name" id="name" />
    </div>
  )
  stop = keepFocus()
  await render(<Changing first={same} second={<div>{same}</div>} />)
  document.getElementById('name')?.focus()
  document.getElementById('name')?.blur()
  document.body.append(document.createElement('i'))
  await settled()
  expect(document.activeElement).toBe(document.body)
})
