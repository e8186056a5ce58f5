import type { MessageKey } from '@card-journey/journey/fields/messages.ts'
import { checkForm, type ScreenForm } from '@card-journey/journey/steps/form.ts'
import { useRef, useState, type ReactNode } from 'react'
import { blankApplication } from '../engine/blank-application.ts'
import { useJourney } from '../engine/use-journey.ts'
import { createForm, type Form } from './form.ts'
import { FormContext } from './use-form.ts'

export interface CodeFormBinding {
  form: Form
  submit: () => Promise<void>
}

/** A code that is asked for beside a screen's own form. `check` answers with the message of a refusal. */
export function useCodeForm(
  asked: ScreenForm<'otp'>,
  check: (otp: string) => Promise<MessageKey | undefined>,
): CodeFormBinding {
  const journey = useJourney()
  const latest = useRef(journey)
  latest.current = journey
  const [form] = useState(() =>
    createForm({
      values: { otp: '' },
      check(values) {
        const { today, application } = latest.current
        return checkForm(asked, values, { today: today(), application: application ?? blankApplication })
      },
      checksOnLeaving: false,
    }),
  )
  const submit = () =>
    form.submit(async ({ otp = '' }) => {
      const message = await check(otp)
      if (message) form.refuse({ otp: message })
    })
  return { form, submit }
}

export function CodeForm({ code, children }: { code: CodeFormBinding; children: ReactNode }) {
  return (
    <FormContext value={code.form}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          return code.submit()
        }}
      >
        {children}
      </form>
    </FormContext>
  )
}
