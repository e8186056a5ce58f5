import { checkForm, type Mistakes, type ScreenForm } from '@card-journey/journey/steps/form.ts'
import type { MessageKey } from '@card-journey/journey/fields/messages.ts'
import { fieldName, namedMistake } from '@card-journey/ui/inputs/field-name.ts'
import { errorId, hintId } from '@card-journey/ui/inputs/field-wiring.ts'
import { showField } from '@card-journey/ui/inputs/show-field.ts'
import { blankApplication } from '../engine/blank-application.ts'
import { istDay } from '@card-journey/journey/fields/dates.ts'
import { onceLeft } from './once-left.ts'
import { answerOnPage, controlOf } from './answers-on-page.ts'
import { messagesId, mistakeId, summaryId, type EarlyForm } from './early-state.ts'

/**
 * Runs the form while React is loading: checks on leaving a field, afterwards on every key, with the same rules,
 * messages and mark-up (ADR 0018). React takes over from exactly what is on the page: after `take` this changes nothing
 * any more. Built into the page by build/early-scripts.ts.
 */
export function watchEarly({ screen, questions, rules }: Pick<ScreenForm, 'screen' | 'questions' | 'rules'>): void {
  // Older browsers have only their own checks until React has loaded.
  if (!Object.fromEntries || !Object.hasOwn) return
  const form = { screen, questions, rules: rules ?? [], read: () => ({}) }
  const fields = Object.keys(questions)
  const touched = new Set<string>()
  const errors: Mistakes = {}
  let taken = false
  let refused = false
  let words: Readonly<Record<string, string>> | undefined

  const element = fields.map((field) => controlOf(field)?.closest('form')).find(Boolean)
  if (!element) return
  // Without this the browser's own bubble would suppress the submit event.
  element.noValidate = true

  const wordsOf = (mistake: MessageKey): string => {
    words ??= JSON.parse(document.getElementById(messagesId)?.textContent ?? '{}') as Record<string, string>
    return words[mistake] ?? ''
  }

  function say(field: string, mistake: MessageKey | undefined): void {
    if (errors[field] === mistake) return
    if (mistake) errors[field] = mistake
    else delete errors[field]
    const control = controlOf(field)
    const frame = control?.closest('.field')
    if (!control || !frame) return
    // Last of its classes, as React renders it.
    frame.classList.toggle('field--wrong', mistake !== undefined)
    const described = frame.tagName === 'FIELDSET' ? frame : control
    const hint = document.getElementById(hintId(field)) ? hintId(field) : ''
    attribute(described, 'aria-describedby', mistake ? `${hint} ${errorId(field)}`.trim() : hint)
    for (const part of Array.from(frame.querySelectorAll('input,select')))
      attribute(part, 'aria-invalid', mistake ? 'true' : '')
    const live = frame.querySelector('.field__live')
    const shown = document.getElementById(mistakeId)
    if (!live || !(shown instanceof HTMLTemplateElement)) return
    live.textContent = ''
    const message = mistake && (shown.content.cloneNode(true) as DocumentFragment).firstElementChild
    if (!message) return
    message.id = errorId(field)
    const said = message.lastElementChild
    if (said) said.textContent = wordsOf(mistake)
    live.append(message)
  }

  const mistakesNow = (): Mistakes =>
    checkForm(form, Object.fromEntries(fields.map((field) => [field, answerOnPage(field)])), {
      today: istDay(Date.now()) ?? '',
      application: blankApplication,
    }).mistakes

  /** Only fields that were left: no errors for fields that the applicant has not reached yet. */
  function check(): void {
    if (taken) return
    const mistakes = mistakesNow()
    for (const field of touched) say(field, mistakes[field])
    if (refused) summarise()
  }

  /** After a refused submit: what is wrong, at the top of the form, as ScreenForm shows it. */
  function summarise(): void {
    const place = element?.firstElementChild
    place?.querySelector('.error-summary')?.remove()
    const template = document.getElementById(summaryId)
    const wrong = fields.flatMap((field) => (errors[field] ? [{ field, message: wordsOf(errors[field]) }] : []))
    if (!place || wrong.length < 2 || !(template instanceof HTMLTemplateElement)) return
    const summary = template.content.cloneNode(true) as DocumentFragment
    const headings = JSON.parse(template.dataset['headings'] ?? '[]') as string[]
    const heading = summary.querySelector('h2 span')
    if (heading) heading.textContent = headings[wrong.length] ?? ''
    const list = summary.querySelector('ul')
    const line = list?.querySelector('li')
    for (const { field, message } of wrong) {
      const own = line?.cloneNode(true) as HTMLElement | undefined
      const link = own?.querySelector('a')
      if (!own || !link) return
      link.href = `#${field}`
      link.textContent = namedMistake(fieldName(field), message)
      link.addEventListener('click', (event) => {
        if (!taken && showField(field)) event.preventDefault()
      })
      list?.append(own)
    }
    line?.remove()
    place.prepend(summary)
  }

  function hear(event: Event): void {
    const frame = (event.target as Element).closest('.field')
    const field = frame && fields.find((name) => frame.contains(controlOf(name)))
    if (taken || !field) return
    if (event.type === 'focusout') {
      // Moving from day to month does not leave the date.
      if (frame.contains((event as FocusEvent).relatedTarget as Node | null)) return
      return onceLeft(event.target as Element, () => {
        touched.add(field)
        check()
      })
    }
    if (touched.has(field)) check()
  }

  /** Enter leaves a field, as it does with React (ui/inputs/enter.ts). */
  function leaveOnEnter(event: KeyboardEvent): void {
    const { target } = event
    if (event.key !== 'Enter' || event.isComposing || !(target instanceof HTMLInputElement)) return
    event.preventDefault()
    target.blur()
  }

  const events = ['focusout', 'input', 'change'] as const
  for (const name of events) element.addEventListener(name, hear)
  element.addEventListener('keydown', leaveOnEnter)

  const early: EarlyForm = {
    screen,
    refuses(submitted) {
      const mistakes = mistakesNow()
      const [first] = fields.filter((field) => mistakes[field])
      if (taken || submitted !== element || !first) return false
      refused = true
      for (const field of fields) touched.add(field)
      check()
      showField(first)
      return true
    },
    take() {
      taken = true
      return { errors, touched: Array.from(touched), refused }
    },
    stop() {
      taken = true
      for (const name of events) element.removeEventListener(name, hear)
      element.removeEventListener('keydown', leaveOnEnter)
    },
  }
  window.earlyForm = early
}

function attribute(element: Element, name: string, value: string): void {
  if (value) element.setAttribute(name, value)
  else element.removeAttribute(name)
}
