import type { MessageKey } from '@card-journey/journey/fields/messages.ts'
import type { Answers, ScreenForm } from '@card-journey/journey/steps/form.ts'
import { showField } from '@card-journey/ui/inputs/show-field.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { blankApplication } from '../engine/blank-application.ts'
import type { Outcome } from '../engine/journey.ts'
import { useJourney } from '../engine/use-journey.ts'
import { draftOf, useDraft } from './draft.ts'
import { takeEarly } from './early-state.ts'
import { errorsOf, resolverOf, type FormValues } from './resolver.ts'

export interface ScreenFormOptions<Field extends string> {
  /** What Next does with the valid answers. Default: saves the screen's `submit` and moves on. */
  submit?: (answers: Answers<Field>) => Promise<Outcome>
  /** Initial answers; those of the record take precedence. */
  defaults?: Partial<Answers<Field>>
}

export interface ScreenFormBinding<Field extends string = string> {
  form: ScreenForm<Field>
  methods: UseFormReturn<FormValues>
  submit: () => Promise<void>
  /** The page itself has refused a submit before this code was here. */
  refusedEarly: boolean
}

/** The form of one screen: the journey's questions and rules on React Hook Form, filled from the record. */
export function useScreenForm<Field extends string>(
  form: ScreenForm<Field>,
  { submit: send, defaults }: ScreenFormOptions<Field> = {},
): ScreenFormBinding<Field> {
  const journey = useJourney()
  const latest = useRef(journey)
  latest.current = journey
  const fields = useMemo(() => Object.keys(form.questions) as Field[], [form])

  const valuesNow = (): FormValues => {
    const application = latest.current.application
    const read: Partial<Answers<Field>> = application ? form.read(application) : {}
    const draft = draftOf(application, form.screen)
    return Object.fromEntries(fields.map((field) => [field, draft[field] ?? read[field] ?? defaults?.[field] ?? '']))
  }
  // What the page itself found while this code was loading; the first render must match it.
  const [early] = useState(() => {
    const found = takeEarly(form)
    return found && { ...found, errors: errorsOf(found.errors) }
  })
  const methods = useForm<FormValues>({
    mode: 'onTouched',
    ...(early && { errors: early.errors }),
    defaultValues: valuesNow(),
    shouldFocusError: false,
    resolver: useMemo(
      () =>
        resolverOf(form, () => ({
          today: latest.current.today(),
          application: latest.current.application ?? blankApplication,
        })),
      [form],
    ),
  })
  const draft = useDraft(form, methods, valuesNow)

  useEffect(() => {
    for (const field of early?.touched ?? [])
      methods.setValue(field, methods.getValues(field) ?? '', { shouldTouch: true })
  }, [early, methods])

  // The record arrives after hydration: what was typed in the meantime stays, and so do its messages.
  const filled = useRef(journey.application !== undefined)
  const arrived = journey.application !== undefined
  useEffect(() => {
    if (!arrived || filled.current) return
    filled.current = true
    const wrong = Object.keys(methods.formState.errors)
    methods.reset(valuesNow(), {
      keepDirtyValues: true,
      keepErrors: true,
      keepTouched: true,
      // The summary of a submit that came before the record stays where it is.
      keepSubmitCount: true,
      keepIsSubmitted: true,
    })
    // Also without a name, because a reset does not update whether the whole form is valid.
    void methods.trigger(wrong)
    // Once, when the record arrives.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [arrived])

  // A rule between fields shows its message at one of them: correcting the other one must remove it.
  useEffect(() => {
    const judged = [...new Set((form.rules ?? []).map(({ field }) => field))]
    if (judged.length === 0) return undefined
    const watching = methods.watch((_values, { name }) => {
      const { errors } = methods.formState
      const open = judged.filter((field) => field !== name && errors[field] && errors[field].type !== 'server')
      if (open.length > 0) void methods.trigger(open)
    })
    return () => watching.unsubscribe()
  }, [form, methods])

  // The address may name the question to start at.
  useEffect(() => {
    const wanted = location.hash.slice(1)
    if (arrived && Object.hasOwn(form.questions, wanted)) setTimeout(() => showField(wanted))
  }, [arrived, form])

  const showFirst = (wrong: Readonly<Record<string, unknown>>): void => {
    const first = fields.find((field) => wrong[field])
    // After this render, so that the message beside the field is there to be read with it.
    if (first) setTimeout(() => showField(first))
  }

  const run = methods.handleSubmit(async (answers) => {
    draft.begin()
    const underWay = send ? send(answers as Answers<Field>) : latest.current.act(form.screen, 'submit', answers)
    const outcome = await underWay.catch((error: unknown) => {
      draft.end(false)
      throw error
    })
    draft.end(outcome.ok)
    if (outcome.ok) return
    const refused = Object.entries(outcome.fields) as [Field, MessageKey][]
    // The applicant agreed to a text that is not the current one: ask again.
    if (outcome.failure?.problem === 'CONSENT_CHANGED')
      for (const field of Object.keys(outcome.fields)) methods.setValue(field, '')
    for (const [field, message] of refused) methods.setError(field, { type: 'server', message })
    showFirst(outcome.fields)
  }, showFirst)
  // The last digit of a code and a press on the button may come together.
  const sending = useRef<Promise<void>>(undefined)
  const submit = () => (sending.current ??= run().finally(() => (sending.current = undefined)))
  return { form, methods, submit, refusedEarly: early?.refused ?? false }
}
