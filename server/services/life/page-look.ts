import type { Application } from '@card-journey/journey/application/application.ts'
import { awaitsPeople } from '@card-journey/journey/rules/life/back-office.ts'
import type { Deps } from '../../compose.ts'
import { awaitsBank } from './back-office.ts'

/**
 * The applicant's page asks what has become of a review whose next look may be hours away: one is due now, beside the
 * chain, which goes on as it was. Its reference names the stretch of time, so a page that stays open brings a few.
 */
export async function lookBecausePageOpen(
  applicationId: string,
  application: Application,
  at: number,
  { store, masterData }: Pick<Deps, 'store' | 'masterData'>,
): Promise<void> {
  if (!awaitsPeople(application) || !awaitsBank(application)) return
  const stretch = Math.floor(at / (masterData().policy.reviewLooks.betweenPageLooksMinutes * 60_000))
  const marker = application.completedScreen
  await store.outbox.add({
    kind: 'back-office',
    reference: `${marker}-page-${stretch}`,
    payload: { marker, looks: 0, notified: true },
    applicationId,
    at,
  })
}
