import { useMemo, type ChangeEvent, type FocusEvent } from 'react'
import { onceLeft } from '../form/once-left.ts'
import type { Form } from '../form/form.ts'
import { useForm } from '../form/use-form.ts'

type Control = HTMLInputElement | HTMLTextAreaElement

/**
 * Binds an uncontrolled input, or one of several radios, to its answer: a key changes the form, and React renders
 * nothing. What a person typed into the server's HTML before this code ran is taken over.
 */
export function useRegistered(name: string, given?: Form) {
  const form = useForm(given)
  return useMemo(
    () => ({
      name,
      onChange: ({ currentTarget }: ChangeEvent<Control>) => form.enter(name, currentTarget.value),
      onBlur: ({ currentTarget }: FocusEvent<Control>) =>
        onceLeft(currentTarget, () => {
          // Some browsers fill in a control without an event.
          if (!isRadio(currentTarget) && currentTarget.value !== form.value(name)) form.enter(name, currentTarget.value)
          form.leave(name)
        }),
      ref(control: Control | null) {
        if (!control) return undefined
        const early = !isRadio(control) || control.checked ? control.value : ''
        if (early && !form.value(name)) form.set(name, early)
        let shown: string | undefined
        // Only its own answer: what a browser fills in without an event is not known before the control is left.
        const follow = () => {
          const value = form.value(name)
          if (value !== shown) show(control, (shown = value))
        }
        follow()
        return form.subscribe(follow)
      },
    }),
    [form, name],
  )
}

const isRadio = (control: Control): control is HTMLInputElement => control.type === 'radio'

function show(control: Control, value: string): void {
  if (isRadio(control)) control.checked = control.value === value
  else if (control.value !== value) control.value = value
}
