import { oneTimeCode } from '@card-journey/journey/fields/one-time-code.ts'
import { useEffect, type ChangeEvent, type CompositionEvent } from 'react'
import { useError, useForm } from '../form/use-form.ts'
import { useRegistered } from './use-registered.ts'

/**
 * Binds a code to its answer. Nothing is said about it while it is typed; whole, it is checked, and sent if it is all that
 * the form asks. A code that the server refused is cleared, and its message stays until the next one is whole.
 */
export function useCode(name: string, digits: number, sends: boolean) {
  const registered = useRegistered(name)
  const form = useForm()
  const error = useError(name)

  useEffect(() => {
    if (error?.by === 'server') form.set(name, '')
  }, [error, form, name])

  function take({ value, form: element }: HTMLInputElement, composing: boolean) {
    const typed = oneTimeCode.normalise(value)
    const whole = !composing && typed.length === digits && /^\d+$/.test(typed)
    form.set(name, whole ? typed : value)
    if (whole) form.check(name)
    // By its button, which knows whether something is under way.
    if (whole && sends) setTimeout(() => element?.querySelector<HTMLElement>('[type=submit]')?.click())
  }
  return {
    ...registered,
    onChange: ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
      take(currentTarget, (nativeEvent as InputEvent).isComposing),
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => take(currentTarget, false),
  }
}
