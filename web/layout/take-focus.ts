/** What can take focus by itself. The way back doesn't: an impatient second press would undo the first. */
export const focusable = 'input:not([type=hidden]),select,textarea,button:not(.back-way),a[href],summary'

/** What is typed into. */
export const writable = 'input:not([type=radio]):not([type=checkbox]):not([type=file]),textarea'

/** Focuses an element, even a heading, without scrolling the page. */
export function takeFocus(element: HTMLElement): void {
  if (!element.matches(focusable)) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
