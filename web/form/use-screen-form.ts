import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import { checkForm, type Answers, type ScreenForm } from '@card-journey/journey/steps/form.ts'
import { showField } from '@card-journey/ui/inputs/show-field.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { blankApplication } from '../engine/blank-application.ts'
import type { Outcome } from '../engine/journey.ts'
import { useJourney } from '../engine/use-journey.ts'
import { draftOf, useDraft } from './draft.ts'
import { takeEarly } from './early-state.ts'
import { createForm, type Form, type FormValues } from './form.ts'

export interface ScreenFormOptions<Field extends string> {
  /** What Next does with the valid answers. Default: saves the screen's `submit` and moves on. */
  submit?: (answers: Answers<Field>) => Promise<Outcome>
  /** Initial answers; those of the record take precedence. */
  defaults?: Partial<Answers<Field>>
}

export interface ScreenFormBinding<Field extends string = string> {
  asked: ScreenForm<Field>
  form: Form
  submit: () => Promise<void>
  /** The page itself has refused a submit before this code was here. */
  refusedEarly: boolean
}

/** The form of one screen: the journey's questions and rules, filled from the record. */
export function useScreenForm<Field extends string>(
  asked: ScreenForm<Field>,
  { submit: send, defaults }: ScreenFormOptions<Field> = {},
): ScreenFormBinding<Field> {
  const journey = useJourney()
  const latest = useRef(journey)
  latest.current = journey
  const fields = useMemo(() => Object.keys(asked.questions) as Field[], [asked])

  const valuesIn = (application: ApplicationView | undefined): FormValues => {
    const read: Partial<Answers<Field>> = application ? asked.read(application) : {}
    const draft = draftOf(application, asked.screen)
    return Object.fromEntries(fields.map((field) => [field, draft[field] ?? read[field] ?? defaults?.[field] ?? '']))
  }
  // What the page itself found while this code was loading; the first render must match it.
  const [early] = useState(() => takeEarly(asked))
  const [form] = useState(() =>
    createForm({
      values: valuesIn(journey.application),
      check(values) {
        const { today, application } = latest.current
        return checkForm(asked, values, { today: today(), application: application ?? blankApplication })
      },
      early,
    }),
  )
  const draft = useDraft(asked, form)

  // The record arrives after hydration: what was typed in the meantime stays, and so do its messages.
  const filled = useRef(journey.application !== undefined)
  const arrived = journey.application !== undefined
  useEffect(() => {
    if (arrived && !filled.current) {
      filled.current = true
      form.fill(valuesIn(journey.application))
    } else form.check()
    // At first, and once more when the record arrives.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [arrived])

  // The address may name the question to start at.
  useEffect(() => {
    const wanted = location.hash.slice(1)
    if (arrived && Object.hasOwn(asked.questions, wanted)) setTimeout(() => showField(wanted))
  }, [arrived, asked])

  // The page of an error has sent the applicant back to an answer.
  const { doubt } = journey
  useEffect(() => {
    if (!arrived || !doubt || !Object.hasOwn(asked.questions, doubt.field)) return
    latest.current.update({ doubt: undefined })
    if (form.value(doubt.field)) form.refuse({ [doubt.field]: doubt.message })
  }, [arrived, asked, doubt, form])

  const submit = () =>
    form.submit(async (answers) => {
      draft.begin()
      const underWay = send ? send(answers as Answers<Field>) : latest.current.act(asked.screen, 'submit', answers)
      const outcome = await underWay.catch((error: unknown) => {
        draft.end(false)
        throw error
      })
      draft.end(outcome.ok)
      if (outcome.ok) return
      // The applicant agreed to a text that is not the current one: ask again.
      if (outcome.failure?.problem === 'CONSENT_CHANGED')
        for (const field of Object.keys(outcome.fields)) form.set(field, '')
      form.refuse(outcome.fields)
    })
  return { asked, form, submit, refusedEarly: early?.refused ?? false }
}
