import type { ButtonKind } from '@card-journey/ui/button-class.ts'
import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { Button } from '@card-journey/ui/Button.tsx'
import { ErrorSummary } from '@card-journey/ui/inputs/ErrorSummary.tsx'
import { Stack } from '@card-journey/ui/Stack.tsx'
import { useState, type ReactNode } from 'react'
import { useMessage } from '../fields/words.ts'
import { useHydrated } from '../page/page-query.ts'
import { useTexts } from '../texts/screen-texts.ts'
import { useJourney } from '../engine/use-journey.ts'
import { ProblemNotice } from '../layout/ProblemNotice.tsx'
import { FormContext, useFormState } from './use-form.ts'
import type { ScreenFormBinding } from './use-screen-form.ts'

export interface ScreenFormProps<Field extends string> {
  binding: ScreenFormBinding<Field>
  /** Label of the primary action; default "Continue". */
  submitLabel?: string
  /** Label while it is in progress. */
  busyText?: string
  /** Where refusing is as visible as agreeing, both are `secondary` (ADR 0070); default primary. */
  submitKind?: ButtonKind
  /** Further actions after the primary one. */
  actions?: ReactNode
  children: ReactNode
}

/**
 * A screen's form. In the first HTML it is an ordinary form with the browser's own checks; after hydration ours take
 * over. Its submit is greyed until every answer is valid; pressing it before then shows what is missing (VA-43, VA-44).
 */
export function ScreenForm<Field extends string>({
  binding: { asked, form, submit, refusedEarly },
  submitLabel,
  busyText,
  submitKind,
  actions,
  children,
}: ScreenFormProps<Field>) {
  const t = useTexts('shell')
  const hydrated = useHydrated()
  const { pending } = useJourney()
  const [pressed, setPressed] = useState<'submit' | 'other'>('submit')
  return (
    <FormContext value={form}>
      <form
        method="post"
        noValidate={hydrated}
        // The page's own checks have switched it off already (form/early-form.ts).
        suppressHydrationWarning
        onClickCapture={({ target }) => {
          const button = target instanceof Element && target.closest('button')
          if (button) setPressed(button.type === 'submit' ? 'submit' : 'other')
        }}
        onSubmit={(event) => {
          event.preventDefault()
          return actions && pending ? undefined : submit()
        }}
      >
        <Stack>
          <Summary fields={Object.keys(asked.questions)} due={refusedEarly} />
          {children}
          <ProblemNotice />
        </Stack>
        <ActionBar>
          {/* What is under way may be another action's. */}
          <SubmitButton
            kind={submitKind}
            busy={pending && pressed === 'submit'}
            busyText={busyText ?? t('action.busy')}
            hydrated={hydrated}
          >
            {submitLabel ?? t('action.continue')}
          </SubmitButton>
          {actions}
        </ActionBar>
      </form>
    </FormContext>
  )
}

interface SubmitButtonProps {
  kind: ButtonKind | undefined
  busy: boolean
  busyText: string
  hydrated: boolean
  children: string
}

function SubmitButton({ kind, busy, busyText, hydrated, children }: SubmitButtonProps) {
  const valid = useFormState((state) => state.valid)
  const submitting = useFormState((state) => state.submitting)
  return (
    <Button type="submit" kind={kind} unready={hydrated && !valid} busy={busy || submitting} busyText={busyText}>
      {children}
    </Button>
  )
}

function Summary({ fields, due }: { fields: readonly string[]; due: boolean }) {
  const t = useTexts('shell')
  const message = useMessage()
  const errors = useFormState((state) => state.errors)
  const submits = useFormState((state) => state.submits)
  const mistakes = fields.flatMap((field) => {
    const error = errors[field]
    return error ? [{ id: field, message: message(error.message) }] : []
  })
  if ((submits === 0 && !due) || mistakes.length < 2) return null
  return <ErrorSummary heading={t('form.summary', { count: mistakes.length })} mistakes={mistakes} />
}
