import type { MessageKey } from '@card-journey/journey/fields/messages.ts'
import type { Checked, Mistakes } from '@card-journey/journey/steps/form.ts'
import { showField } from '@card-journey/ui/inputs/show-field.ts'
import { afterPaint } from '../engine/after-paint.ts'
import type { EarlyState } from './early-state.ts'

/** Answers by field, in the order of the page; empty if there is none. */
export type FormValues = Readonly<Record<string, string>>

export interface FormError {
  message: MessageKey
  /** A rule is checked again as answers change; what the server refused is wrong until its own answer changes. */
  by: 'rule' | 'server'
}

export interface FormState {
  values: FormValues
  /** What the page says beside its fields. */
  errors: Readonly<Record<string, FormError>>
  /** No answer breaks a rule, said or unsaid. */
  valid: boolean
  submitting: boolean
  /** Submits that were answered, refused ones too. */
  submits: number
}

export interface FormOptions {
  values: FormValues
  check: (values: FormValues) => Checked
  /** What the first HTML says already. */
  early?: EarlyState | undefined
  /** False: leaving a field says nothing. Default true. */
  checksOnLeaving?: boolean
}

/** A form's answers and what is said about them (ADR 0092). Fields are named as their controls' ids are. */
export interface Form {
  state: () => FormState
  value: (field: string) => string
  /** What the record had, or has now. */
  recorded: (field: string) => string
  /** Calls after every change, with the field whose answer changed, if one did. Returns how to end that. */
  subscribe: (hear: (field?: string) => void) => () => void
  /** A person changes an answer: once its field was left, or a submit refused, its message follows each key. */
  enter: (field: string, value: string) => void
  /** A person leaves a field: from now on it says what is wrong. */
  leave: (field: string) => void
  /** The page changes an answer; what is said stays. */
  set: (field: string, value: string) => void
  /** Says what is wrong with these fields, without any only whether the form is valid. True if they are right. */
  check: (...fields: string[]) => boolean
  clearError: (field: string) => void
  /** Says what the server refused. */
  refuse: (refused: Mistakes) => void
  /** The record has arrived: what was typed in the meantime stays. */
  fill: (values: FormValues) => void
  /** As it was at first. */
  reset: () => void
  /** Sends the checked answers, or says what is wrong and goes to the first of it. One send at a time. */
  submit: (send: (answers: FormValues) => Promise<void>) => Promise<void>
}

export function createForm({ values, check: judge, early, checksOnLeaving = true }: FormOptions): Form {
  const blank = { values, valid: false, submitting: false, submits: 0 }
  let state: FormState = { ...blank, errors: byRule(early?.errors ?? {}) }
  let recorded = values
  let sending: Promise<void> | undefined
  const left = new Set(early?.touched)
  const hearing = new Set<(field?: string) => void>()

  function put(change: Partial<FormState>, field?: string): void {
    state = { ...state, ...change }
    for (const hear of hearing) hear(field)
  }

  /** These fields say what is wrong, and those that said so already stay up to date. */
  function judged(now: FormValues, fields: readonly string[]): Pick<FormState, 'errors' | 'valid'> {
    const { mistakes } = judge(now)
    const said = Object.keys(state.errors).filter((field) => state.errors[field]?.by === 'rule')
    const errors = { ...state.errors }
    for (const field of [...said, ...fields]) {
      delete errors[field]
      Object.assign(errors, byRule(mistakes, [field]))
    }
    return { errors, valid: isEmpty(mistakes) }
  }

  const isSaid = (field: string): boolean => left.has(field) || state.submits > 0 || state.errors[field] !== undefined

  async function send(work: (answers: FormValues) => Promise<void>): Promise<void> {
    const { answers, mistakes } = judge(state.values)
    const submits = state.submits + 1
    if (!isEmpty(mistakes)) {
      put({ errors: byRule(mistakes), valid: false, submits })
      return showFirst(Object.keys(state.values), mistakes)
    }
    state = { ...state, errors: {}, valid: true, submitting: true }
    afterPaint(() => put({}))
    try {
      await work(answers)
    } finally {
      put({ submitting: false, submits })
    }
  }

  return {
    state: () => state,
    value: (field) => state.values[field] ?? '',
    recorded: (field) => recorded[field] ?? '',
    subscribe(hear) {
      hearing.add(hear)
      return () => void hearing.delete(hear)
    },
    enter(field, value) {
      const now = { ...state.values, [field]: value }
      put({ values: now, ...judged(now, isSaid(field) ? [field] : []) }, field)
    },
    leave(field) {
      if (!checksOnLeaving) return
      left.add(field)
      if (state.errors[field]?.by !== 'server') put(judged(state.values, [field]))
    },
    set(field, value) {
      const now = { ...state.values, [field]: value }
      put({ values: now, valid: isEmpty(judge(now).mistakes) }, field)
    },
    check(...fields) {
      put(judged(state.values, fields))
      return fields.every((field) => state.errors[field] === undefined)
    },
    clearError(field) {
      const { [field]: _, ...errors } = state.errors
      put({ errors })
    },
    refuse(refused) {
      if (isEmpty(refused)) return
      const errors = { ...state.errors }
      for (const [field, message] of Object.entries(refused)) if (message) errors[field] = { message, by: 'server' }
      put({ errors, valid: state.valid && Object.values(refused).every((message) => message === curedElsewhere) })
      showFirst(Object.keys(state.values), refused)
    },
    fill(arrived) {
      const typed = Object.entries(state.values).filter(([field, value]) => value !== (recorded[field] ?? ''))
      recorded = arrived
      const now = { ...arrived, ...Object.fromEntries(typed) }
      put({ values: now, ...judged(now, []) })
    },
    reset() {
      left.clear()
      put({ ...blank, values: recorded, errors: {} })
    },
    submit: (work) => (sending ??= send(work).finally(() => (sending = undefined))),
  }
}

/** The answer is right, and is sent again as it is once something was done on another site. */
const curedElsewhere: MessageKey = 'panNotLinked'

const isEmpty = (mistakes: Mistakes): boolean => Object.keys(mistakes).length === 0

function byRule(mistakes: Mistakes, fields: readonly string[] = Object.keys(mistakes)): Record<string, FormError> {
  const errors: Record<string, FormError> = {}
  for (const field of fields) {
    const message = mistakes[field]
    if (message) errors[field] = { message, by: 'rule' }
  }
  return errors
}

/** After this render, so that the message beside the field is there to be read with it. */
function showFirst(fields: readonly string[], mistakes: Mistakes): void {
  const first = fields.find((field) => mistakes[field])
  if (first) setTimeout(() => showField(first))
}
