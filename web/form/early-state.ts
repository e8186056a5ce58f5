import type { Mistakes, ScreenForm } from '@card-journey/journey/steps/form.ts'

/** Elements of the page that hold the messages of its form and the mark-up of one. */
export const messagesId = 'field-messages'
export const mistakeId = 'field-mistake'
/** The mark-up of the error summary, with its heading for each number of mistakes. */
export const summaryId = 'form-summary'

/** What was found on the page before React loaded. */
export interface EarlyState {
  errors: Mistakes
  /** Fields that were left at least once. */
  touched: readonly string[]
  /** A submit was refused: the summary is shown. */
  refused: boolean
}

/** The form of the first HTML before React has loaded (form/early-form.ts). */
export interface EarlyForm {
  screen: string
  /** Shows what is missing in a form that is being submitted; false if nothing is, or if it is another form. */
  refuses: (form: EventTarget | null) => boolean
  /** What it found. From here on it leaves the page alone, because React is reading it. */
  take: () => EarlyState
  stop: () => void
}

declare global {
  interface Window {
    earlyForm?: EarlyForm | undefined
  }
}

/** What the first HTML's form already says, for the first render of the same form. */
export function takeEarly(form: Pick<ScreenForm<string>, 'screen' | 'questions'>): EarlyState | undefined {
  const early = typeof window === 'undefined' ? undefined : window.earlyForm
  if (early?.screen !== form.screen) return undefined
  const { errors, touched, refused } = early.take()
  const own = (field: string) => field in form.questions
  return {
    errors: Object.fromEntries(Object.entries(errors).filter(([field]) => own(field))),
    touched: touched.filter(own),
    refused,
  }
}

/** React has taken over: the page's own checks end. */
export function endEarly(): void {
  window.earlyForm?.stop()
  window.earlyForm = undefined
}
