import { describe, expect, test } from 'vitest'
import { newApplication } from './sample-answers.ts'
import type { FieldKind } from '../fields/field.ts'
import type { ScreenForm } from './form.ts'
import { checkForm } from './form.ts'

const word: FieldKind = {
  id: 'word',
  normalise: (input) => input.trim(),
  check: (value) => (value.includes('!') ? 'nameInvalid' : undefined),
}
const form: ScreenForm<'first' | 'second' | 'third'> = {
  screen: 'personal-details',
  questions: {
    first: { kind: word },
    second: { kind: { ...word, whenEmpty: 'otpRequired' }, required: ({ answers }) => answers.first === 'strict' },
    third: { kind: word, asked: ({ answers }) => answers.first === 'long' },
  },
  rules: [
    { field: 'second', broken: ({ answers }) => (answers.first === answers.second ? 'mpinMismatch' : undefined) },
    { field: 'third', broken: () => 'fieldRefused' },
  ],
  read: () => ({}),
}
const context = { today: '2026-11-20', application: newApplication('NTB') }
const check = (input: Record<string, string | undefined>) => checkForm(form, input, context)

describe('checkForm', () => {
  test('[VA-02] a required answer that is empty after trimming is an error', () => {
    expect(check({ first: '   ', second: 'x' }).mistakes).toEqual({ first: 'requiredField' })
    expect(check({ second: 'x' }).mistakes).toEqual({ first: 'requiredField' })
    expect(check({ first: undefined, second: 'x' }).mistakes).toEqual({ first: 'requiredField' })
  })

  test('[VA-01] an empty answer has its kind\u2019s own message, and whether it is required may depend on others', () => {
    expect(check({ first: 'strict', second: '' }).mistakes).toEqual({ second: 'otpRequired' })
    expect(check({ first: 'lax', second: '' }).mistakes).toEqual({})
  })

  test('answers come back normalised', () => {
    expect(check({ first: ' a ', second: ' b ' }).answers).toEqual({ first: 'a', second: 'b' })
  })

  test('what is not asked is dropped and not checked', () => {
    expect(check({ first: 'a', second: 'b', third: '!' })).toEqual({
      answers: { first: 'a', second: 'b' },
      mistakes: {},
    })
    expect(check({ first: 'long', second: 'b', third: 'c' }).mistakes).toEqual({ third: 'fieldRefused' })
  })

  test('fields that the form does not know are dropped', () => {
    expect(check({ first: 'a', second: 'b', creditLimit: '900000', __proto__: 'x' } as never).answers).toEqual({
      first: 'a',
      second: 'b',
    })
  })

  test('a field\u2019s own mistake comes before a rule between fields', () => {
    expect(check({ first: '!', second: '!' }).mistakes).toEqual({ first: 'nameInvalid', second: 'nameInvalid' })
    expect(check({ first: 'a', second: 'a' }).mistakes).toEqual({ second: 'mpinMismatch' })
  })

  test('inherited names are no input', () => {
    const { mistakes } = checkForm(
      { ...form, questions: { ...form.questions, toString: { kind: word } } } as never,
      {},
      context,
    )
    expect(mistakes).toMatchObject({ toString: 'requiredField' })
  })
})
