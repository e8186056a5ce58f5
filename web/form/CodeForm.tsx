import type { MessageKey } from '@card-journey/journey/fields/messages.ts'
import type { ScreenForm } from '@card-journey/journey/steps/form.ts'
import { useRef, type ReactNode } from 'react'
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form'
import { blankApplication } from '../engine/blank-application.ts'
import { useJourney } from '../engine/use-journey.ts'
import { resolverOf, type FormValues } from './resolver.ts'

export interface CodeFormBinding {
  methods: UseFormReturn<FormValues>
  submit: () => Promise<void>
}

/** A code that is asked for beside a screen's own form. `check` answers with the message of a refusal. */
export function useCodeForm(
  asked: ScreenForm<'otp'>,
  check: (otp: string) => Promise<MessageKey | undefined>,
): CodeFormBinding {
  const { application, today } = useJourney()
  const methods = useForm<FormValues>({
    defaultValues: { otp: '' },
    resolver: resolverOf(asked, () => ({ today: today(), application: application ?? blankApplication })),
  })
  const sending = useRef<Promise<void>>(undefined)
  const run = methods.handleSubmit(async ({ otp = '' }) => {
    const message = await check(otp)
    if (message) methods.setError('otp', { type: 'server', message }, { shouldFocus: true })
  })
  // The last digit and a press on the button may come together.
  const submit = () => (sending.current ??= run().finally(() => (sending.current = undefined)))
  return { methods, submit }
}

export function CodeForm({ code, children }: { code: CodeFormBinding; children: ReactNode }) {
  return (
    <FormProvider {...code.methods}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          return code.submit()
        }}
      >
        {children}
      </form>
    </FormProvider>
  )
}
