import type { JobAttempt } from '../jobs/jobs.ts'
import type { Metrics } from './metrics.ts'

/** How long each attempt at a job took, and what came of it. */
export const measuredJob =
  ({ observe }: Metrics) =>
  async ({ kind, last }: JobAttempt, work: () => Promise<void>): Promise<void> => {
    const started = performance.now()
    const ended = (outcome: string) => observe('job_seconds', (performance.now() - started) / 1000, { kind, outcome })
    try {
      await work()
      ended('done')
    } catch (error) {
      ended(last ? 'givenUp' : 'failed')
      throw error
    }
  }
