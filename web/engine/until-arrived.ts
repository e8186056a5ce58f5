import { applicationDetails } from '@card-journey/contract/calls/apps/applicationDetails.ts'
import type { Client } from '@card-journey/contract/client.ts'
import { noteLateDraft, type LateDraft } from '../session/late-draft.ts'

/** Between the looks for a draft that is still on its way; together about two seconds. */
const pauses: readonly number[] = [100, 200, 400, 600, 700]

/** A reload can overtake the last draft of the page before it: looks until the server has it, or for two seconds. */
export async function untilArrived(client: Client, late: LateDraft): Promise<void> {
  for (const pause of pauses) {
    const seen = await client.call(applicationDetails, { responseType: 'FULL' }, { impatient: true })
    const [whole] = seen.ok ? seen.response : []
    if (!whole || (whole.draftedAt?.[late.screen] ?? 0) >= late.typedAt) break
    await new Promise((passed) => setTimeout(passed, pause))
  }
  noteLateDraft(late, true)
}
