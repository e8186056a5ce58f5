/** Attributes that tie a control to its label, hint and error. Spread on the control. */
export interface FieldWiring {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface Described {
  hint?: unknown
  error?: string | undefined
}

export const hintId = (id: string): string => `${id}-hint`
export const errorId = (id: string): string => `${id}-error`

/** The attributes of the control with this id, depending on hint and error. */
export function fieldWiring(id: string, { hint, error }: Described): FieldWiring {
  const described = [hint ? hintId(id) : '', error ? errorId(id) : ''].filter(Boolean).join(' ')
  return { id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined }
}
