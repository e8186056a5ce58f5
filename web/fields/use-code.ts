import { oneTimeCode } from '@card-journey/journey/fields/one-time-code.ts'
import { useEffect, type ChangeEvent, type CompositionEvent } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { useRegistered } from './use-registered.ts'

/**
 * Binds a code to its answer. Nothing is said about it while it is typed; whole, it is checked, and sent if it is all that
 * the form asks. A code that the server refused is cleared, and its message stays until the next one is whole.
 */
export function useCode(name: string, digits: number, sends: boolean) {
  const registered = useRegistered(name)
  const { setValue, trigger } = useFormContext()
  const { errors } = useFormState({ name, exact: true })
  const error = errors[name]

  useEffect(() => {
    if (error?.type !== 'server') return
    setValue(name, '')
    // Without a name: whether the form is complete, and no message.
    void trigger([])
  }, [error, name, setValue, trigger])

  function take({ value, form }: HTMLInputElement, composing: boolean) {
    const typed = oneTimeCode.normalise(value)
    const whole = !composing && typed.length === digits && /^\d+$/.test(typed)
    setValue(name, whole ? typed : value, { shouldDirty: true })
    void trigger(whole ? name : [])
    // By its button, which knows whether something is under way.
    if (whole && sends) setTimeout(() => form?.querySelector<HTMLElement>('[type=submit]')?.click())
  }
  return {
    ...registered,
    onChange: ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
      take(currentTarget, (nativeEvent as InputEvent).isComposing),
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => take(currentTarget, false),
  }
}
