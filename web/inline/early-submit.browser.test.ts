import { afterEach, beforeEach, expect, test } from 'vitest'
import { replayHeld } from '../page/replay-held.ts'
import script from './early-submit.js?raw'

const page = document.createElement('div')
const heard: string[] = []

beforeEach(() => {
  heard.length = 0
  page.innerHTML = `<p><button type="button" id="again">Resend code</button><a href="#there" id="link">There</a></p>
    <form id="form"><input name="otp"><button type="button" id="show">Show</button><button id="go">Go</button></form>`
  document.body.append(page)
  // What the first HTML has in its head.
  const element = document.createElement('script')
  element.textContent = script
  document.head.append(element)
  element.remove()
})
afterEach(() => {
  window.releaseHeld?.()
  page.remove()
})

const at = (id: string) => document.getElementById(id) as HTMLElement

/** From here on the page is alive: its handlers hear what happens. */
function comesAlive(): void {
  for (const id of ['again', 'show', 'link']) at(id).addEventListener('click', () => heard.push(id))
  at('form').addEventListener('submit', (event) => {
    event.preventDefault()
    heard.push('form')
  })
  replayHeld()
}

test.each([
  ['outside a form', 'again'],
  ['in a form that it does not submit', 'show'],
])('a button %s, pressed before the page is alive, is pressed once it is', (_, id) => {
  at(id).click()
  at(id).click()
  expect(at(id).dataset['pressed']).toBe('')
  comesAlive()
  expect(heard).toEqual([id])
  expect(at(id).dataset['pressed']).toBeUndefined()
})

test('a submit is replayed as one, and not as the press of its button too', () => {
  at('go').click()
  comesAlive()
  expect(heard).toEqual(['form'])
})

test('of several presses the last one counts', () => {
  at('go').click()
  at('again').click()
  comesAlive()
  expect(heard).toEqual(['again'])
})

test('what a script of the page has answered, a link, and a button that is gone are not pressed again', () => {
  at('again').addEventListener('click', (event) => event.preventDefault(), { once: true })
  at('again').click()
  at('link').click()
  at('show').click()
  at('show').remove()
  const nothing = document.createElement('button')
  nothing.id = 'show'
  page.append(nothing)
  comesAlive()
  expect(heard).toEqual([])
})

test('once the page is alive nothing is held any more', () => {
  comesAlive()
  at('again').click()
  expect(heard).toEqual(['again'])
  replayHeld()
  expect(heard).toEqual(['again'])
})
