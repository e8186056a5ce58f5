import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import { checkForm, type Mistakes, type ScreenForm } from '@card-journey/journey/steps/form.ts'
import type { FieldErrors, Resolver } from 'react-hook-form'

export type FormValues = Record<string, string>

/** Lets React Hook Form use the journey's rules, the same as the server's. Reads time and record on every run. */
export function resolverOf<Field extends string>(
  form: ScreenForm<Field>,
  about: () => { today: string; application: ApplicationView },
): Resolver<FormValues> {
  return (input) => {
    const { answers, mistakes } = checkForm(form, input, about())
    if (Object.keys(mistakes).length === 0) return { values: answers as FormValues, errors: {} }
    return { values: {}, errors: errorsOf(mistakes) }
  }
}

/** Broken rules as React Hook Form keeps them. */
export const errorsOf = (mistakes: Mistakes): FieldErrors<FormValues> =>
  Object.fromEntries(Object.entries(mistakes).map(([field, message]) => [field, { type: 'rule', message }]))
