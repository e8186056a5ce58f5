/**
 * While a pointer is pressed, work that may move the page waits: a message that appears between press and release would
 * move the pressed link or button, and the click would miss it.
 */
let pressed = false
let timer: ReturnType<typeof setTimeout> | undefined
const waiting: (() => void)[] = []

function press(event: Event): void {
  if ((event as MouseEvent).button > 0) return
  clearTimeout(timer)
  pressed = true
}

function release(): void {
  if (!pressed) return
  clearTimeout(timer)
  // The click comes after the release and before the next task.
  timer = setTimeout(() => {
    pressed = false
    for (const work of waiting.splice(0)) work()
  })
}

// A touch moves the focus after its release, with mouse events that follow it. A drag, another window or a key also
// ends a press, if there is no release event.
if (typeof document !== 'undefined') {
  for (const name of ['pointerdown', 'mousedown']) document.addEventListener(name, press, true)
  for (const name of ['pointerup', 'pointercancel', 'mouseup', 'dragend', 'keydown'])
    document.addEventListener(name, release, true)
  window.addEventListener('blur', release)
}

/**
 * Runs the work if the person has left this control: immediately, or after the click if a pointer is pressed. Who only goes to
 * another window, for the code or the PAN card, hasn't: the focus stays where it was.
 */
export function onceLeft(control: EventTarget, work: () => void): void {
  if (control === document.activeElement) return
  if (pressed) waiting.push(work)
  else work()
}
