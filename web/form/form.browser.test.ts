import type { MessageKey } from '@card-journey/journey/fields/messages.ts'
import { afterEach, expect, test } from 'vitest'
import { createForm, type FormOptions, type FormValues } from './form.ts'

/** Both are required; `last` may not repeat `first`, which `last` says. */
function check(values: FormValues) {
  const mistakes: Record<string, MessageKey> = {}
  for (const field of ['first', 'last']) if (!values[field]) mistakes[field] = 'requiredField'
  if (values['last'] && values['last'] === values['first']) mistakes['last'] = 'nameInvalid'
  return { answers: values, mistakes }
}

const formOf = (options: Partial<FormOptions> = {}) =>
  createForm({ values: { first: '', last: '' }, check, ...options })
const said = ({ state }: ReturnType<typeof formOf>) =>
  Object.fromEntries(Object.entries(state().errors).map(([field, { message }]) => [field, message]))

afterEach(() => document.body.replaceChildren())

test('[VA-45] a field says nothing before it is left, and follows each key after that', () => {
  const form = formOf()
  form.enter('first', '')
  expect(said(form)).toEqual({})
  form.leave('first')
  expect(said(form)).toEqual({ first: 'requiredField' })
  form.enter('first', 'A')
  expect(said(form)).toEqual({})
  form.enter('first', '')
  expect(said(form)).toEqual({ first: 'requiredField' })
  const silent = formOf({ checksOnLeaving: false })
  silent.leave('first')
  expect(said(silent)).toEqual({})
})

test('a rule between answers ends as soon as either answer is right, and begins only at the one that is changed', () => {
  const form = formOf({ values: { first: 'Asha', last: 'Asha' } })
  form.leave('last')
  expect(said(form)).toEqual({ last: 'nameInvalid' })
  form.enter('first', 'Meera')
  expect(said(form)).toEqual({})
  form.enter('first', 'Asha')
  expect(said(form)).toEqual({})
  expect(form.state().valid).toBe(false)
})

test('what the server refused stands until its own answer changes; another answer and leaving do not end it', () => {
  const form = formOf({ values: { first: 'Asha', last: 'Rao' } })
  form.refuse({ first: 'panNameMismatch' })
  expect(form.state().valid).toBe(false)
  form.enter('last', 'Menon')
  form.leave('first')
  form.set('first', 'Asha')
  expect(said(form)).toEqual({ first: 'panNameMismatch' })
  form.enter('first', 'Meera')
  expect(said(form)).toEqual({})
})

test('an answer that is right, and is to be linked elsewhere, may be sent again as it is', async () => {
  const form = formOf({ values: { first: 'Asha', last: 'Rao' } })
  form.check()
  form.refuse({ first: 'panNotLinked' })
  expect([form.state().valid, said(form)]).toEqual([true, { first: 'panNotLinked' }])
  const sent: unknown[] = []
  await form.submit(async (answers) => void sent.push(answers))
  expect([sent.length, said(form)]).toEqual([1, {}])
  form.refuse({ first: 'panNotLinked', last: 'panNameMismatch' })
  expect(form.state().valid).toBe(false)
  // Nor may it where another answer was made wrong meanwhile.
  form.set('last', '')
  form.refuse({ first: 'panNotLinked' })
  expect(form.state().valid).toBe(false)
})

test('a refusal of no field leaves the form as valid as it was', () => {
  const form = formOf({ values: { first: 'Asha', last: 'Rao' } })
  form.check()
  form.refuse({})
  expect(form.state().valid).toBe(true)
})

test('[VA-47] a submit with mistakes says them all, sends nothing and goes to the first of the page', async () => {
  for (const id of ['last', 'first']) document.body.append(Object.assign(document.createElement('input'), { id }))
  const form = formOf()
  await form.submit(() => Promise.reject(new Error('sent')))
  expect(said(form)).toEqual({ first: 'requiredField', last: 'requiredField' })
  expect(form.state().submits).toBe(1)
  await expect.poll(() => document.activeElement?.id).toBe('first')
})

test('two presses send once; a third one after the answer sends again', async () => {
  const form = formOf({ values: { first: 'Asha', last: 'Rao' } })
  const sent: FormValues[] = []
  const send = async (answers: FormValues) => void sent.push(answers)
  const both = [form.submit(send), form.submit(send)]
  expect(form.state().submitting).toBe(true)
  await Promise.all(both)
  expect(sent).toEqual([{ first: 'Asha', last: 'Rao' }])
  expect(form.state()).toMatchObject({ submitting: false, submits: 1 })
  await form.submit(send)
  expect(sent.length).toBe(2)
})

test('a send that fails ends the submit, and whoever asked for it hears of it', async () => {
  const form = formOf({ values: { first: 'Asha', last: 'Rao' } })
  await expect(form.submit(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
  expect(form.state()).toMatchObject({ submitting: false, submits: 1 })
})

test('the record that arrives keeps what was typed in the meantime, and only answers of a person count as changes', () => {
  const form = formOf()
  const changed: (string | undefined)[] = []
  form.subscribe((field) => changed.push(field))
  form.enter('first', 'Asha')
  form.fill({ first: 'Meera', last: 'Rao' })
  expect(form.state()).toMatchObject({ values: { first: 'Asha', last: 'Rao' }, valid: true })
  expect([form.recorded('first'), form.recorded('last')]).toEqual(['Meera', 'Rao'])
  expect(changed).toEqual(['first', undefined])
})

test('a reset has the answers of the record, and says nothing until a field is left again', () => {
  const form = formOf({ values: { first: 'Asha', last: '' } })
  form.enter('first', '')
  form.leave('first')
  form.reset()
  expect([form.value('first'), said(form)]).toEqual(['Asha', {}])
  form.enter('first', '')
  expect(said(form)).toEqual({})
})

test('what the first HTML says already is said from the first render on, and follows the answers', () => {
  const form = formOf({ early: { errors: { first: 'requiredField' }, touched: ['first', 'last'], refused: false } })
  expect(said(form)).toEqual({ first: 'requiredField' })
  form.enter('last', '')
  expect(said(form)).toEqual({ first: 'requiredField', last: 'requiredField' })
  form.set('first', 'Asha')
  form.check()
  expect(said(form)).toEqual({ last: 'requiredField' })
})

test('answers are sent before the page says so: rendering that first would hold them up', async () => {
  const form = formOf({ values: { first: 'Asha', last: 'Rao' } })
  const order: string[] = []
  form.subscribe(() => order.push(form.state().submitting ? 'told' : 'told of the end'))
  await form.submit(async () => {
    await new Promise((sealed) => setTimeout(sealed))
    order.push(form.state().submitting ? 'sent' : 'sent twice')
    await new Promise((answer) => setTimeout(answer, 100))
  })
  expect(order).toEqual(['sent', 'told', 'told of the end'])
})
