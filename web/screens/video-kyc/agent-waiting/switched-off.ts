import type { SwitchedOff } from '@card-journey/ui/call/own-media.ts'

const stateNow = () => (history.state ?? {}) as { switchedOff?: ReturnType<SwitchedOff['read']> }

/** With the page's entry in the history, which a reload keeps: nothing of it is in the browser's storage. */
export const switchedOffHere: SwitchedOff = {
  read: () => stateNow().switchedOff ?? { camera: false, microphone: false },
  keep: (switchedOff) => history.replaceState({ ...stateNow(), switchedOff }, ''),
}
