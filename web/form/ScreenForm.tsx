import type { MessageKey } from '@card-journey/journey/fields/messages.ts'
import type { ButtonKind } from '@card-journey/ui/button-class.ts'
import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { Button } from '@card-journey/ui/Button.tsx'
import { ErrorSummary } from '@card-journey/ui/inputs/ErrorSummary.tsx'
import { Stack } from '@card-journey/ui/Stack.tsx'
import type { ReactNode } from 'react'
import { FormProvider, useFormState } from 'react-hook-form'
import { useMessage } from '../fields/words.ts'
import { useHydrated } from '../page/page-query.ts'
import { useTexts } from '../texts/screen-texts.ts'
import { useJourney } from '../engine/use-journey.ts'
import { ProblemNotice } from '../layout/ProblemNotice.tsx'
import type { FormValues } from './resolver.ts'
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
  binding: { form, methods, submit, refusedEarly },
  submitLabel,
  busyText,
  submitKind,
  actions,
  children,
}: ScreenFormProps<Field>) {
  const t = useTexts('shell')
  const hydrated = useHydrated()
  const { pending } = useJourney()
  return (
    <FormProvider {...methods}>
      <form
        method="post"
        noValidate={hydrated}
        // The page's own checks have switched it off already (form/early-form.ts).
        suppressHydrationWarning
        onSubmit={(event) => {
          event.preventDefault()
          return submit()
        }}
      >
        <Stack>
          <Summary fields={Object.keys(form.questions)} due={refusedEarly} />
          {children}
          <ProblemNotice />
        </Stack>
        <ActionBar>
          <SubmitButton kind={submitKind} busy={pending} busyText={busyText ?? t('action.busy')} hydrated={hydrated}>
            {submitLabel ?? t('action.continue')}
          </SubmitButton>
          {actions}
        </ActionBar>
      </form>
    </FormProvider>
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
  const { isValid, isSubmitting } = useFormState<FormValues>()
  return (
    <Button type="submit" kind={kind} unready={hydrated && !isValid} busy={busy || isSubmitting} busyText={busyText}>
      {children}
    </Button>
  )
}

function Summary({ fields, due }: { fields: readonly string[]; due: boolean }) {
  const t = useTexts('shell')
  const message = useMessage()
  const { errors, submitCount } = useFormState<FormValues>()
  const mistakes = fields.flatMap((field) => {
    const key = errors[field]?.message
    return key ? [{ id: field, message: message(key as MessageKey) }] : []
  })
  if ((submitCount === 0 && !due) || mistakes.length < 2) return null
  return <ErrorSummary heading={t('form.summary', { count: mistakes.length })} mistakes={mistakes} />
}
