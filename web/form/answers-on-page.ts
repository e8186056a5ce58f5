/** The value of a select's placeholder option in the page (VA-43); as an answer it is empty. */
export const placeholderValue = 'default'

/**
 * What a person entered for one answer, read from the page: the control's id is the answer's name. A ticked box is Y,
 * the three boxes of a date are one text.
 */
export function answerOnPage(name: string): string {
  const control = controlOf(name)
  if (!control) return ''
  if (control.type === 'checkbox') return (control as HTMLInputElement).checked ? 'Y' : ''
  if (control.type === 'radio') return chosenOf(control.name)
  const month = controlOf(`${name}-month`)
  if (!month) return control.value === placeholderValue ? '' : control.value
  const parts = [control, month, controlOf(`${name}-year`)].map((box) => box?.value.trim() ?? '')
  return parts.join('') && parts.join('/')
}

type Control = HTMLInputElement | HTMLSelectElement

export const controlOf = (id: string): Control | null => document.getElementById(id) as Control | null

const chosenOf = (name: string): string =>
  document.querySelector<HTMLInputElement>(`input[name="${name}"]:checked`)?.value ?? ''
