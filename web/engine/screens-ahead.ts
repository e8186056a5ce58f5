import { writable } from '../layout/take-focus.ts'
import { loadLateTexts } from '../texts/catalogues.ts'
import type { Language } from '@card-journey/journey/texts/languages.ts'
import type { JourneyState } from './journey.ts'
import { loadSending } from './parts.ts'

/** Ways in which a person begins with a screen. */
const touches = ['pointerdown', 'keydown', 'focusin'] as const

/** After a change of screen the journey itself focuses the heading (layout/use-page-change.ts): nobody has begun there. */
const control = 'input,select,textarea,button,a[href],summary'

/** Without a key for this long, in ms, nobody is in the middle of a word. */
const pause = 300

/**
 * Once a person begins with a screen, what sends their answers is fetched, and the code of the likely next one, so that
 * Continue waits for the save alone. The next screen waits for the first pause of those who write, or their next letters
 * would wait for it; over a connection that saves data or is slow it is not fetched: there the screen in use comes first.
 */
export function watchScreensAhead(state: () => JourneyState, language: () => Language): void {
  let begun: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const touch = ({ type, target }: Event) => {
    const here = location.pathname
    if (begun === here || !(target instanceof Element)) return
    if (type === 'focusin' && !target.matches(control)) return
    // At once: the first touch may be the press that sends.
    const sending = loadSending()
    void sending.catch(() => undefined)
    void loadLateTexts(language())
    clearTimeout(timer)
    timer = setTimeout(
      () => {
        begun = here
        sending
          .then(({ fetchAhead }) => fetchAhead(state(), here, language()))
          .then(
            (isFetched) => {
              if (!isFetched) begun = undefined
            },
            () => undefined,
          )
      },
      target.matches(writable) ? pause : 0,
    )
  }
  for (const name of touches) document.addEventListener(name, touch, true)
}
