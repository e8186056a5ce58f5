import type { FocusEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import { afterPress } from '../form/after-press.ts'

/**
 * Binds an uncontrolled input, or one of several radios, to its answer. What a person typed into the server's HTML
 * before this code ran is taken over: registering alone would put the empty default in its place.
 */
export function useRegistered(name: string) {
  const { register, setValue, getValues } = useFormContext()
  const { ref, onChange, onBlur } = register(name)
  return {
    name,
    onChange,
    onBlur: (event: FocusEvent<HTMLInputElement>) => afterPress(() => void onBlur(event)),
    ref: (element: HTMLInputElement | null) => {
      const early = element && (element.type !== 'radio' || element.checked) ? element.value : ''
      ref(element)
      if (early && !getValues(name)) setValue(name, early, { shouldDirty: true })
    },
  }
}
