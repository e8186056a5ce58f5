/**
 * Types answers as a person would, for an example whose screen has no draft to fill it because no one is signed in. `Y`
 * ticks a checkbox; the control's id is the answer's name.
 */
export function typeAnswers(page: ParentNode, answers: Readonly<Record<string, string>>): void {
  for (const [name, answer] of Object.entries(answers)) {
    const control = page.querySelector<HTMLInputElement>(`[id="${name}"]`)
    if (control?.type === 'checkbox') {
      if (control.checked !== (answer === 'Y')) control.click()
    } else if (control) {
      // React overrides the property on the element itself, so the prototype's setter is used.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, answer)
      control.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
}

/** Presses the screen's primary action. */
export function pressAction(page: ParentNode): void {
  page.querySelector<HTMLButtonElement>('button[type=submit], .action-bar .button')?.click()
}
