import { personalDetails } from '@card-journey/journey/steps/identity/personal-details/form.ts'
import { messageKeys } from '@card-journey/journey/fields/messages.ts'
import { ErrorSummary } from '@card-journey/ui/inputs/ErrorSummary.tsx'
import { FieldMistake } from '@card-journey/ui/inputs/FieldError.tsx'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Fixture } from '../examples/examples.tsx'
import { say } from '../texts/screen-texts.ts'
import { PersonalDetailsScreen } from '../screens/identity/personal-details/PersonalDetailsScreen.tsx'
import { DateField } from '../fields/DateField.tsx'
import { PanField } from '../fields/PanField.tsx'
import { watchEarly } from './early-form.ts'
import { endEarly, messagesId, mistakeId, summaryId } from './early-state.ts'
import { ScreenForm } from './ScreenForm.tsx'
import { useScreenForm } from './use-screen-form.ts'

const app = (
  <Fixture screen="personal-details">
    <PersonalDetailsScreen />
  </Fixture>
)
const texts = Object.fromEntries(messageKeys.map((key) => [key, say('en', 'fields', key) ?? '']))
const wrongAnswers = (count: number) => say('en', 'shell', 'form.summary', { count })
let place: HTMLElement
let root: Root | undefined

/** The page as it arrives: HTML, messages and their mark-up, and the checks. */
function arrive(page = app): void {
  place = document.createElement('div')
  const around = `<template id="${mistakeId}">${renderToStaticMarkup(<FieldMistake id="" words="" />)}</template><template id="${summaryId}">${renderToStaticMarkup(<ErrorSummary heading="" mistakes={[{ id: '', message: '' }]} />)}</template><script type="application/json" id="${messagesId}">${JSON.stringify(texts)}</script>`
  place.innerHTML = `<div>${renderToString(page)}</div>${around}`
  document.body.append(place)
  const headings = Array.from({ length: 20 }, (_none, count) => wrongAnswers(count))
  for (const template of place.querySelectorAll<HTMLElement>(`#${summaryId}`))
    template.dataset['headings'] = JSON.stringify(headings)
  watchEarly(personalDetails)
}

function hydrate(page = app): unknown[] {
  const mismatches: unknown[] = []
  root = hydrateRoot(place.firstElementChild as HTMLElement, page, {
    onRecoverableError: (error) => mismatches.push(error),
  })
  return mismatches
}

afterEach(() => {
  vi.restoreAllMocks()
  endEarly()
  root?.unmount()
  root = undefined
  place.remove()
})

const control = (id: string) => document.getElementById(id) as HTMLInputElement
const said = (id: string) => document.getElementById(`${id}-error`)?.textContent

test('[VA-19, VA-43] before React has loaded, a field that was left says what is wrong, and follows each key after that', async () => {
  arrive()
  await userEvent.fill(control('panNumber'), 'ABC')
  expect(said('panNumber')).toBeUndefined()
  control('panNumber').blur()
  expect(said('panNumber')).toBe(texts['panInvalid'])
  expect(control('panNumber').getAttribute('aria-invalid')).toBe('true')
  expect(control('panNumber').getAttribute('aria-describedby')).toContain('panNumber-error')
  expect(said('firstName')).toBeUndefined()

  await userEvent.fill(control('panNumber'), 'ABCPE1234F')
  expect(said('panNumber')).toBeUndefined()
  expect(control('panNumber').hasAttribute('aria-invalid')).toBe(false)
})

test('before React has loaded too, a field says nothing while only its window is left', async () => {
  arrive()
  await userEvent.fill(control('panNumber'), 'ABC')
  control('panNumber').dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  expect(said('panNumber')).toBeUndefined()
  control('panNumber').blur()
  expect(said('panNumber')).toBe(texts['panInvalid'])
})

test('a message of a field that a press leaves comes after the click, which so finds what was pressed', async () => {
  arrive()
  const pressed: string[] = []
  const link = document.createElement('a')
  link.href = '#below'
  link.textContent = 'Below'
  link.onclick = () => pressed.push(said('panNumber') ?? 'no message yet')
  place.append(link)
  await userEvent.fill(control('panNumber'), 'ABC')
  await userEvent.click(link, { delay: 150 })
  expect(pressed).toEqual(['no message yet'])
  await expect.poll(() => said('panNumber')).toBe(texts['panInvalid'])
})

test('a date is checked when all three boxes are left, not between them', async () => {
  arrive()
  await userEvent.fill(control('dateOfBirth'), '31')
  control('dateOfBirth-month').focus()
  expect(said('dateOfBirth')).toBeUndefined()
  await userEvent.fill(control('dateOfBirth-month'), '2')
  await userEvent.fill(control('dateOfBirth-year'), '1990')
  control('firstName').focus()
  expect(said('dateOfBirth')).toBe(texts['dateInvalid'])
})

test('a submit with mistakes is answered at once; one without is left to be held', () => {
  arrive()
  const form = control('panNumber').form
  expect(form?.noValidate).toBe(true)
  expect(window.earlyForm?.refuses(form)).toBe(true)
  expect(said('emailId')).toBe(texts['emailRequired'])
  expect(document.activeElement).toBe(control('panNumber'))

  const right = { panNumber: 'ABCPE1234F', firstName: 'Asha', lastName: 'Rao', emailId: 'asha@example.com' }
  for (const [id, value] of Object.entries(right)) control(id).value = value
  for (const [id, value] of [
    ['dateOfBirth', '7'],
    ['dateOfBirth-month', '3'],
    ['dateOfBirth-year', '1990'],
  ] as const)
    control(id).value = value
  expect(window.earlyForm?.refuses(form)).toBe(false)
})

test('React takes over exactly what is on the page: the same message, what was typed, and each key after', async () => {
  arrive()
  await userEvent.fill(control('panNumber'), 'ABC')
  control('panNumber').blur()
  const message = document.getElementById('panNumber-error')
  const mismatches = hydrate()
  await expect.poll(() => control('panNumber').form?.noValidate).toBe(true)
  await expect.poll(() => message !== null && Object.keys(message).some((key) => key.startsWith('__react'))).toBe(true)
  endEarly()
  expect(mismatches).toEqual([])
  expect(document.getElementById('panNumber-error')).toBe(message)
  expect(control('panNumber').value).toBe('ABC')

  await userEvent.fill(control('panNumber'), 'ABCPE1234F')
  await expect.poll(() => said('panNumber')).toBeUndefined()
})

const summary = () => place.querySelector('.error-summary')

test('a refused submit is summed up at once; the summary follows each key, and React takes over the same element', async () => {
  arrive()
  expect(window.earlyForm?.refuses(control('panNumber').form)).toBe(true)
  expect(summary()?.querySelector('h2')?.textContent).toBe(wrongAnswers(5))
  expect(summary()?.querySelector('a')?.textContent).toBe(texts['panRequired'])
  await userEvent.fill(control('panNumber'), 'ABCPE1234F')
  expect(summary()?.querySelector('h2')?.textContent).toBe(wrongAnswers(4))

  const stands = summary()
  const mismatches = hydrate()
  await expect.poll(() => stands !== null && Object.keys(stands).some((key) => key.startsWith('__react'))).toBe(true)
  endEarly()
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(mismatches).toEqual([])
  expect(summary()).toBe(stands)
  expect(summary()?.querySelector('h2')?.textContent).toBe(wrongAnswers(4))
  await userEvent.fill(control('firstName'), 'Asha')
  await expect.poll(() => summary()?.querySelector('h2')?.textContent).toBe(wrongAnswers(3))
})

function AskedWhy() {
  const binding = useScreenForm(personalDetails)
  return (
    <ScreenForm binding={binding}>
      <DateField name="dateOfBirth" label="Date of birth" why="Your age decides which cards there are." />
      <PanField name="panNumber" label="PAN" why="The bureau knows you by it." />
    </ScreenForm>
  )
}

test('a wrong field that says why it is asked is taken over without a difference', async () => {
  const asked = (
    <Fixture screen="personal-details">
      <AskedWhy />
    </Fixture>
  )
  arrive(asked)
  for (const id of ['panNumber', 'dateOfBirth']) {
    control(id).focus()
    control(id).blur()
  }
  expect(said('dateOfBirth')).toBeDefined()
  const warned = vi.spyOn(console, 'error')
  const mismatches = hydrate(asked)
  await expect.poll(() => control('panNumber').form?.noValidate).toBe(true)
  await expect.poll(() => Object.keys(control('panNumber')).some((key) => key.startsWith('__react'))).toBe(true)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(warned.mock.calls).toEqual([])
  expect(mismatches).toEqual([])
})

test('once React reads the page, nothing on it changes any more', async () => {
  arrive()
  window.earlyForm?.take()
  await userEvent.fill(control('panNumber'), 'ABC')
  control('panNumber').blur()
  expect(said('panNumber')).toBeUndefined()
})
