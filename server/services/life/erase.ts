import type { Deps } from '../../compose.ts'
import type { Job } from '../../jobs/jobs.ts'
import { eraseAllFiles } from '../documents/erase.ts'

/** Erases what was entered in an unfinished application that is closed, its files too. Audit and consents are evidence and stay. */
export async function eraseApplication({ applicationId }: Job<'erase-application'>, deps: Deps): Promise<void> {
  if (!applicationId) return
  await eraseAllFiles(applicationId, deps)
  await deps.store.applications.erase({ applicationId, at: deps.clock() })
}
