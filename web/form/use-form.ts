import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Form, FormError, FormState } from './form.ts'

/** The form around a field. */
export const FormContext = createContext<Form | undefined>(undefined)

/** The given form, or the one around. */
export function useForm(given?: Form): Form {
  const around = useContext(FormContext)
  const form = given ?? around
  if (!form) throw new Error('A field stands outside of a form.')
  return form
}

/** One thing about a form: rendered again when that changes, and not by every key. `of` returns no new object. */
export function useFormState<Part>(of: (state: FormState) => Part, given?: Form): Part {
  const form = useForm(given)
  const now = () => of(form.state())
  return useSyncExternalStore(form.subscribe, now, now)
}

/** What is typed as this answer; empty if nothing is. */
export const useTyped = (field: string, given?: Form): string =>
  useFormState(({ values }) => values[field] ?? '', given)

/** What is said about this field. */
export const useError = (field: string, given?: Form): FormError | undefined =>
  useFormState(({ errors }) => errors[field], given)
