import type { Deps } from '../../compose.ts'
import type { Job } from '../../jobs/jobs.ts'
import { eraseAllFiles } from '../documents/erase.ts'

/**
 * Erases what was entered in an unfinished application that is closed, its files too. Audit and consents are evidence and
 * stay. Whoever is still to hear something of it hears that before: WhatsApp of the number's opt-out, a retailer of the end.
 * It waits for a system that is away as long as the queue goes on trying, about a day.
 */
export async function eraseApplication(
  { kind, applicationId, last }: Job<'erase-application'>,
  deps: Deps,
): Promise<void> {
  if (!applicationId) return
  const { outbox } = deps.store
  if (!last && (await outbox.isBusy({ applicationId, but: kind, at: deps.clock() })))
    throw new Error('somebody is still to hear of the application')
  await eraseAllFiles(applicationId, deps)
  await deps.store.applications.erase({ applicationId, at: deps.clock() })
}
