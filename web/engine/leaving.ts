import type { Journey } from './journey.ts'

/**
 * When the tab is hidden or the page goes away, the server is told where the applicant left (it decides at which
 * markers to record that) and that another session may take over (AP-07, AP-10, RO-14). Harmless and repeatable; the
 * request outlives the page.
 */
export function watchLeaving(journey: Journey): void {
  let told = false
  const tell = () => {
    if (told || !(journey.state().application || journey.session.get('token'))) return
    told = true
    void journey.tellLeaving()
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') tell()
    else told = false
  })
  window.addEventListener('pagehide', tell)
}
