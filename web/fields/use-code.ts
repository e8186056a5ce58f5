import { oneTimeCode } from '@card-journey/journey/fields/one-time-code.ts'
import { useEffect, type ChangeEvent, type ClipboardEvent, type CompositionEvent, type FocusEvent } from 'react'
import { onceLeft } from '../form/once-left.ts'
import { useError, useForm, useTyped } from '../form/use-form.ts'
import { codeIn } from './code-in.ts'
import { useRegistered } from './use-registered.ts'

/**
 * Binds a code to its answer. Nothing is said about it while it is typed; whole, it is checked, and sent if it is all that
 * the form asks. A code that the server refused is cleared, its repetition with it, and its message stays until the next
 * one is whole. `repeats`: the code that this one is entered to confirm.
 */
export function useCode(name: string, digits: number, sends: boolean, repeats = name) {
  const registered = useRegistered(name)
  const form = useForm()
  const refused = useError(repeats)?.by === 'server'
  // Rendered with each change, so that the cells follow what the form itself puts in, of which no event tells.
  useTyped(name)

  useEffect(() => {
    if (refused) form.set(name, '')
  }, [refused, form, name])

  function take(value: string, element: HTMLFormElement | null, composing = false) {
    const typed = oneTimeCode.normalise(value)
    const whole = !composing && typed.length === digits && /^\d+$/.test(typed)
    form.set(name, whole ? typed : value)
    if (whole) form.check(name)
    // By its button, which knows whether something is under way.
    if (whole && sends) setTimeout(() => element?.querySelector<HTMLElement>('[type=submit]')?.click())
  }
  return {
    ...registered,
    /** It takes the focus by itself: who leaves it empty, for help or the code's message, is not told to enter one. */
    onBlur(event: FocusEvent<HTMLInputElement>) {
      if (!sends || event.currentTarget.value) registered.onBlur(event)
      // Emptied with what it repeats, it is no mistake of its own.
      if (repeats !== name)
        onceLeft(event.currentTarget, () => {
          if (form.state().errors[repeats]?.by === 'server' && !form.value(name)) form.clearError(name)
        })
    },
    onChange: ({ currentTarget: { value, form: element }, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
      take(value, element, (nativeEvent as InputEvent).isComposing),
    onCompositionEnd: ({ currentTarget: { value, form: element } }: CompositionEvent<HTMLInputElement>) =>
      take(value, element),
    /** The whole message may be pasted, which is longer than the field. */
    onPaste(event: ClipboardEvent<HTMLInputElement>) {
      const code = codeIn(event.clipboardData.getData('text'), digits)
      if (code === undefined) return
      event.preventDefault()
      take(code, event.currentTarget.form)
    },
  }
}
