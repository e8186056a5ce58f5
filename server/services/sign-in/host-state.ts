import { setTimeout as pause } from 'node:timers/promises'
import type { Deps } from '../../compose.ts'
import type { StoredApplication } from '../../store/store.ts'

/** A login does not wait longer for what the bank's people say. */
const patienceMs = 1500

/**
 * The state in which the bank's people keep an application (NX-S-14), asked at login and for that login alone: about one
 * that the bank has, or has rejected. No answer, or none in time, says nothing: our record decides.
 */
export async function hostStateOf(
  { id, document }: StoredApplication,
  { systems }: Pick<Deps, 'systems'>,
): Promise<string | undefined> {
  if (!document.applicationNumber && !document.rejectedDate) return undefined
  const answer = await Promise.race([
    systems.crm.applicationState({ applicationReferenceNo: id }),
    pause(patienceMs, undefined, { ref: false }),
  ])
  return answer?.kind === 'answered' ? answer.value.state : undefined
}
