import { aadhaar } from '@card-journey/journey/fields/aadhaar.ts'
import { birthDate } from '@card-journey/journey/fields/birth-date.ts'
import type { FieldKind } from '@card-journey/journey/fields/field.ts'
import type { MessageKey } from '@card-journey/journey/fields/messages.ts'
import { messageKeys } from '@card-journey/journey/fields/messages.ts'
import { mobileNumber } from '@card-journey/journey/fields/mobile-number.ts'
import { pan } from '@card-journey/journey/fields/pan.ts'
import { texts as early } from '@card-journey/journey/texts/en/fields.ts'
import { axeFindings } from '@card-journey/ui/accessibility-for-tests.ts'
import { useEffect, useState, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@card-journey/ui/styles/index.css'
import { createForm, type Form as FormOfTest, type FormValues } from '../form/form.ts'
import { FormContext } from '../form/use-form.ts'
import { AadhaarField } from './AadhaarField.tsx'
import { CheckboxField } from './CheckboxField.tsx'
import { ChoiceField } from './ChoiceField.tsx'
import { DateField } from './DateField.tsx'
import { MobileField } from './MobileField.tsx'
import { PanField } from './PanField.tsx'
import { SelectField } from './SelectField.tsx'
import { SocialCodeField } from './SocialCodeField.tsx'
import { FieldWordsContext, type FieldWords } from './words.ts'

// The build keeps the messages apart from the labels: the first HTML shows none of them.
const [late] = Object.values(
  import.meta.glob<{ texts: typeof early }>('../../journey/texts/en/fields.ts', { eager: true, query: '?late' }),
)
const texts: typeof early = { ...early, ...late?.texts }

const words: FieldWords = {
  message: (key) => texts[key],
  show: 'Show',
  hide: 'Hide',
  whyWeAsk: 'Why we ask',
  day: 'Day',
  month: 'Month',
  year: 'Year',
  suggestions: 'Companies',
  searching: 'Searching…',
  found: (count) => `${count} found`,
}

const kinds: Record<string, FieldKind> = { panNumber: pan, dateOfBirth: birthDate, mobileNumber, uid: aadhaar }

/** As in screens: each kind's own rule, with keys as messages. */
const byRules = (values: FormValues) => {
  const mistakes: Record<string, MessageKey> = {}
  for (const [name, input] of Object.entries(values)) {
    const kind = kinds[name]
    const value = kind ? kind.normalise(input) : input
    const message = value === '' ? (kind?.whenEmpty ?? 'requiredField') : kind?.check(value, { today: '2026-11-21' })
    if (message) mistakes[name] = message
  }
  return { answers: values, mistakes }
}

let form: FormOfTest

function Form({
  values,
  children,
  onSubmit = () => {},
}: {
  values: FormValues
  children: ReactNode
  onSubmit?: () => void
}) {
  const [own] = useState(() => createForm({ values, check: byRules }))
  useEffect(() => {
    form = own
  })
  return (
    <FieldWordsContext value={words}>
      <FormContext value={own}>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            return own.submit(async () => onSubmit())
          }}
        >
          {children}
          <button type="submit">Go on</button>
        </form>
      </FormContext>
    </FieldWordsContext>
  )
}

test('[VA-01, VA-45] a message appears on leaving the field, in words, and goes as soon as the answer is right', async () => {
  const screen = await render(
    <Form values={{ mobileNumber: '' }}>
      <MobileField name="mobileNumber" label="Mobile number" hint="10 digits" />
    </Form>,
  )
  const input = screen.getByLabelText('Mobile number')
  await input.fill('12345')
  expect(screen.container.querySelector('.field--wrong')).toBeNull()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText(texts.mobileInvalid)).toBeVisible()
  await expect.element(input).toHaveAccessibleDescription(`10 digits ${texts.mobileInvalid}`)
  expect(screen.container.querySelector('.field--wrong')?.contains(input.element())).toBe(true)
  expect(await axeFindings(screen.container, { runOnly: ['wcag2a', 'wcag2aa'] })).toEqual([])
  await input.fill('+91 98765 43210')
  await expect.element(input).not.toHaveAttribute('aria-invalid')
  expect(screen.container.querySelector('.field--wrong')).toBeNull()
})

test('who goes to another window in the middle of an answer, and comes back, is told nothing; who leaves the field is', async () => {
  const screen = await render(
    <Form values={{ panNumber: '', dateOfBirth: '', consentTnc: '' }}>
      <PanField name="panNumber" label="PAN" />
      <DateField name="dateOfBirth" label="Date of birth" birthday />
      <CheckboxField name="consentTnc" label="I agree" />
    </Form>,
  )
  for (const label of ['PAN', 'Day', 'I agree']) {
    const control = screen.getByLabelText(label).element() as HTMLElement
    control.focus()
    if (label !== 'I agree') await userEvent.keyboard('1')
    // As browsers do when the window loses the focus: the document's own element stays.
    control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    expect(document.activeElement).toBe(control)
    expect(form.state().errors).toEqual({})
    control.blur()
    expect(Object.keys(form.state().errors)).toHaveLength(1)
    form.reset()
  }
})

test('[VA-01] every message key has words of its own', () => {
  const said = messageKeys.map((key) => words.message(key))
  expect(said.every((text) => text.length > 0)).toBe(true)
  expect(new Set(said).size).toBe(messageKeys.length)
})

test('[VA-47] on submit the first invalid field is focused, in the order of the page', async () => {
  const submit = vi.fn()
  const screen = await render(
    <Form values={{ mobileNumber: '9876543210', dateOfBirth: '', panNumber: '' }} onSubmit={submit}>
      <MobileField name="mobileNumber" label="Mobile number" />
      <DateField name="dateOfBirth" label="Date of birth" birthday />
      <PanField name="panNumber" label="PAN" />
    </Form>,
  )
  await screen.getByRole('button', { name: 'Go on' }).click()
  await expect.poll(() => document.activeElement?.id).toBe('dateOfBirth')
  await expect.element(screen.getByText(texts.dateRequired)).toBeVisible()
  expect(submit).not.toHaveBeenCalled()
})

test('a pasted number loses the prefix that stands before the field', async () => {
  const screen = await render(
    <Form values={{ mobileNumber: '' }}>
      <MobileField name="mobileNumber" label="Mobile number" />
    </Form>,
  )
  const input = screen.getByLabelText('Mobile number')
  pasteInto(input.element(), '+91 98765 43210')
  await expect.element(input).toHaveValue('9876543210')
})

test('a PAN is shown in capitals, kept as typed, and the caret stays in the middle of the word', async () => {
  const screen = await render(
    <Form values={{ panNumber: '' }}>
      <PanField name="panNumber" label="PAN" />
    </Form>,
  )
  const input = screen.getByLabelText('PAN')
  const element = input.element() as HTMLInputElement
  await input.fill('abce1234f')
  element.setSelectionRange(3, 3)
  await userEvent.keyboard('p')
  expect([element.value, element.selectionStart]).toEqual(['abcpe1234f', 4])
  expect(getComputedStyle(element).textTransform).toBe('uppercase')
  expect(form.check('panNumber')).toBe(true)
})

test('[VA-34] a date typed in three boxes is one answer, yyyy-MM-dd; leaving the boxes checks it, moving between them does not', async () => {
  const screen = await render(
    <Form values={{ dateOfBirth: '' }}>
      <DateField name="dateOfBirth" label="Date of birth" birthday />
    </Form>,
  )
  await screen.getByLabelText('Day').fill('7')
  await screen.getByLabelText('Month').fill('३')
  expect(screen.container.querySelector('.field--wrong')).toBeNull()
  await screen.getByLabelText('Year').fill('19')
  ;(screen.getByRole('button').element() as HTMLElement).focus()
  await expect.element(screen.getByText(texts.dateInvalid)).toBeVisible()
  await screen.getByLabelText('Year').fill('1990')
  await expect.poll(() => screen.container.querySelector('.field--wrong')).toBeNull()
  expect(form.value('dateOfBirth')).toBe('1990-03-07')
  await expect.element(screen.getByLabelText('Day')).toHaveValue('7')
  form.set('dateOfBirth', '2001-12-31')
  await expect.element(screen.getByLabelText('Month')).toHaveValue('12')
  await screen.getByLabelText('Day').fill('')
  await screen.getByLabelText('Month').fill('')
  await screen.getByLabelText('Year').fill('')
  expect(form.value('dateOfBirth')).toBe('')
})

function pasteInto(element: Element, text: string) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', text)
  element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

test('a whole date that is pasted, filled in or typed in one box fills all three', async () => {
  const screen = await render(
    <Form values={{ dateOfBirth: '' }}>
      <DateField name="dateOfBirth" label="Date of birth" birthday />
    </Form>,
  )
  const day = screen.getByLabelText('Day')
  const boxes = () =>
    ['', '-month', '-year'].map((part) => (document.getElementById(`dateOfBirth${part}`) as HTMLInputElement).value)
  pasteInto(day.element(), '16-4-92')
  await expect.poll(boxes).toEqual(['16', '4', '1992'])
  expect(form.value('dateOfBirth')).toBe('1992-04-16')
  await day.fill('27 Mar 1990')
  await expect.poll(boxes).toEqual(['27', '3', '1990'])
  await day.fill('')
  await screen.getByLabelText('Month').fill('')
  await screen.getByLabelText('Year').fill('')
  await userEvent.type(day, '5/12/1988')
  await expect.poll(boxes).toEqual(['5', '12', '1988'])
  pasteInto(day.element(), 'somewhen')
  await expect.poll(boxes).toEqual(['somewhen', '12', '1988'])
})

test('a date of a document is to come: a year of two digits is of this century', async () => {
  const screen = await render(
    <Form values={{ documentValidUntil: '' }}>
      <DateField name="documentValidUntil" label="Valid until" ahead />
    </Form>,
  )
  pasteInto(screen.getByLabelText('Day').element(), '30.06.34')
  await expect.poll(() => form.value('documentValidUntil')).toBe('2034-06-30')
})

test('[VA-43] the income list starts at the placeholder option "default", which is no answer', async () => {
  const screen = await render(
    <Form values={{ incomeRange: '' }}>
      <SelectField
        name="incomeRange"
        label="Income"
        placeholder="Choose a range"
        choices={[{ value: 'R1', label: 'Up to ₹25,000' }]}
      />
    </Form>,
  )
  const list = screen.getByLabelText('Income')
  await expect.element(list).toHaveValue('default')
  await list.selectOptions('R1')
  expect(form.value('incomeRange')).toBe('R1')
  await list.selectOptions('default')
  expect(form.value('incomeRange')).toBe('')
})

test('[VA-03] a ticked box answers Y, an unticked one nothing; choices answer their value', async () => {
  const screen = await render(
    <Form values={{ consent: '', gender: 'MALE' }}>
      <CheckboxField name="consent" label="I agree" />
      <ChoiceField
        name="gender"
        label="Gender"
        choices={[
          { value: 'MALE', label: 'Male' },
          { value: 'FEMALE', label: 'Female' },
        ]}
      />
    </Form>,
  )
  const box = screen.getByRole('checkbox')
  await box.click()
  expect(form.value('consent')).toBe('Y')
  await box.click()
  expect(form.value('consent')).toBe('')
  ;(box.element() as HTMLElement).blur()
  await expect.element(screen.getByText(texts.requiredField)).toBeVisible()
  await expect.element(screen.getByLabelText('Male', { exact: true })).toBeChecked()
  await screen.getByText('Female').click()
  expect(form.value('gender')).toBe('FEMALE')
})

test('[VA-12] in the social-trust code a key that is no digit does nothing', async () => {
  const screen = await render(
    <Form values={{ tsOTP: '' }}>
      <SocialCodeField name="tsOTP" label="Code" />
    </Form>,
  )
  const input = screen.getByLabelText('Code')
  await input.click()
  await userEvent.keyboard('1a2-3 e4')
  await expect.element(input).toHaveValue('1234')
  await expect.element(input).toHaveAttribute('type', 'password')
  await screen.getByRole('button', { name: 'Show' }).click()
  await expect.element(input).toHaveAttribute('type', 'text')
})

test('an Aadhaar number is dots until shown, and asks for digits', async () => {
  const screen = await render(
    <Form values={{ uid: '' }}>
      <AadhaarField name="uid" label="Aadhaar" why="UIDAI confirms who you are." />
    </Form>,
  )
  const input = screen.getByLabelText('Aadhaar')
  await input.fill('2345 6789 0123')
  const security = () => getComputedStyle(input.element()).getPropertyValue('-webkit-text-security')
  expect(security()).toBe('disc')
  await screen.getByRole('button', { name: 'Show' }).click()
  expect(security()).toBe('none')
  await expect.element(input).toHaveAttribute('inputmode', 'numeric')
  const sign = screen.container.querySelector('summary')
  expect(sign?.textContent).toBe('Why we ask')
  sign?.click()
  await expect.element(screen.getByText('UIDAI confirms who you are.')).toBeVisible()
})

test('a whole date that was pasted before the script came fills the three boxes once it has', async () => {
  const page = (
    <Form values={{ dateOfBirth: '' }}>
      <DateField name="dateOfBirth" label="Date of birth" birthday />
    </Form>
  )
  const host = document.createElement('div')
  host.innerHTML = renderToString(page)
  document.body.append(host)
  ;(document.getElementById('dateOfBirth') as HTMLInputElement).value = '16/4/92'
  const root = hydrateRoot(host, page)
  await expect.poll(() => form.value('dateOfBirth')).toBe('1992-04-16')
  expect((document.getElementById('dateOfBirth-year') as HTMLInputElement).value).toBe('1992')
  root.unmount()
  host.remove()
})

test('what was typed into the server’s page before the script came is kept', async () => {
  const page = (
    <Form values={{ panNumber: '', dateOfBirth: '', consent: '', incomeRange: '', gender: '' }}>
      <PanField name="panNumber" label="PAN" />
      <DateField name="dateOfBirth" label="Date of birth" />
      <CheckboxField name="consent" label="I agree" />
      <SelectField name="incomeRange" label="Income" placeholder="Choose" choices={[{ value: 'R1', label: 'Low' }]} />
      <ChoiceField name="gender" label="Gender" choices={[{ value: 'MALE', label: 'Male' }]} />
    </Form>
  )
  const host = document.createElement('div')
  host.innerHTML = renderToString(page)
  document.body.append(host)
  expect(host.innerHTML).not.toContain('style=')
  const early: FormValues = {
    panNumber: 'abcpe1234f',
    dateOfBirth: '7',
    'dateOfBirth-month': '3',
    'dateOfBirth-year': '1990',
  }
  for (const [id, text] of Object.entries(early)) (document.getElementById(id) as HTMLInputElement).value = text
  for (const id of ['consent', 'gender']) (document.getElementById(id) as HTMLInputElement).checked = true
  ;(document.getElementById('incomeRange') as HTMLSelectElement).value = 'R1'
  const complaints = vi.fn()
  const root = hydrateRoot(host, page, { onRecoverableError: complaints })
  await expect
    .poll(() => form.state().values)
    .toEqual({
      panNumber: 'abcpe1234f',
      dateOfBirth: '1990-03-07',
      consent: 'Y',
      incomeRange: 'R1',
      gender: 'MALE',
    })
  expect(complaints).not.toHaveBeenCalled()
  expect((document.getElementById('panNumber') as HTMLInputElement).value).toBe('abcpe1234f')
  expect((document.getElementById('dateOfBirth-month') as HTMLInputElement).value).toBe('3')
  expect((document.getElementById('gender') as HTMLInputElement).checked).toBe(true)
  root.unmount()
  host.remove()
})
