import type { JobAttempt } from '../jobs/jobs.ts'
import type { Spans } from './spans.ts'

/** Each attempt at a job. */
export const jobInSpan =
  (spans: Spans) =>
  async ({ kind, attempt }: JobAttempt, work: () => Promise<void>): Promise<void> =>
    spans.within({ kind: 'job', name: `job ${kind}`, attributes: { 'job.kind': kind, 'job.attempt': attempt } }, work)
