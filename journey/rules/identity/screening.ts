import type { Application } from '../../application/application.ts'
import { withFacts } from '../../application/record.ts'
import type { Facts } from '../../application/facts.ts'

type Screening = Facts['screening']

/** Whether the screening keeps nobody waiting: the person is on no list, or the bank has cleared the case. */
export const isCleared = (screening: Screening): boolean =>
  screening?.result === 'clear' || screening?.outcome === 'cleared'

/** Whether an application waits for a person of the bank to decide a case. */
export const awaitsScreening = ({ completedScreen, facts: { screening } }: Application): boolean =>
  completedScreen === 'PENDING' && screening?.resumeAt !== undefined

/** Notes where an application stands that has to wait for the case. The marker is the caller's to set. */
export const noteWaiting = (application: Application): Application => {
  const { screening } = application.facts
  if (!screening) throw new Error('nobody waits without a screening')
  return withFacts(application, { screening: { ...screening, resumeAt: application.completedScreen } })
}
