import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'

/** A draft that a closing page has sent: which screen's, and when it was typed. Nothing of what was typed. */
export interface LateDraft {
  screen: ScreenId
  typedAt: number
}

const stateNow = (): { lateDraft?: LateDraft } | undefined =>
  typeof history === 'undefined' ? undefined : ((history.state ?? {}) as { lateDraft?: LateDraft })

/** What the page before a reload was still sending; it stays with the entry of the history, which the reload keeps. */
export const lateDraft = (): LateDraft | undefined => stateNow()?.lateDraft

/** Remembers a draft on its way, or, once it has arrived, forgets it. */
export function noteLateDraft(draft: LateDraft, arrived = false): void {
  const state = stateNow()
  if (!state || (arrived && state.lateDraft?.typedAt !== draft.typedAt)) return
  history.replaceState({ ...state, lateDraft: arrived ? undefined : draft }, '')
}
