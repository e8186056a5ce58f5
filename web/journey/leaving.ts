import { leaveApplication } from '@card-journey/contract/calls/apps/leaveApplication.ts'
import type { Client } from '@card-journey/contract/client.ts'
import type { Journey } from './journey.ts'

/**
 * When the tab is hidden or the page goes away, the server is told where the applicant stopped (it knows at which
 * markers that is noted) and that another session may take over (AP-07, AP-10, RO-14). Harmless and repeatable; the
 * request survives the page.
 */
export function watchLeaving(journey: Journey, client: Client): void {
  let told = false
  const tell = () => {
    const { application } = journey.state()
    if (told || !application || !location.pathname.startsWith('/auth/')) return
    told = true
    void client.call(leaveApplication, { path: location.pathname.slice(0, 60), exit: false }, { keepalive: true })
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') tell()
    else told = false
  })
  window.addEventListener('pagehide', tell)
}
