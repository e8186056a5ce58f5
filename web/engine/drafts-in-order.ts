import { applicationDetails } from '@card-journey/contract/calls/apps/applicationDetails.ts'
import type { Client } from '@card-journey/contract/client.ts'
import { lateDraft, noteLateDraft } from '../session/late-draft.ts'
import type { EnginePorts } from './engine-ports.ts'

/** Later than everything typed before: the server orders drafts and saves by it, however late they arrive. */
export function typedClock({ state, now }: Pick<EnginePorts, 'state' | 'now'>): () => number {
  let last = 0
  return () => {
    const known = Object.values(state().application?.draftedAt ?? {})
    return (last = Math.max(Math.round(now()), last + 1, ...known.map((at) => at + 1)))
  }
}

/** Between the looks for a draft that is still on its way; together about two seconds. */
const pauses: readonly number[] = [100, 200, 400, 600, 700]

/** A reload can overtake the last draft of the page before it: looks until the server has it, or for two seconds. */
export async function untilDraftsArrived(client: Client): Promise<void> {
  const late = lateDraft()
  if (!late) return
  for (const pause of pauses) {
    const seen = await client.call(applicationDetails, { responseType: 'FULL' }, { impatient: true })
    const [whole] = seen.ok ? seen.response : []
    if (!whole || (whole.draftedAt?.[late.screen] ?? 0) >= late.typedAt) break
    await new Promise((passed) => setTimeout(passed, pause))
  }
  noteLateDraft(late, true)
}
