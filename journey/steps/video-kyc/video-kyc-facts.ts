import type { Application } from '../../application/application.ts'
import { withFacts } from '../../application/record.ts'

/** A copy whose facts of the video call are these; the others stay. */
export const withVideoKyc = (
  application: Application,
  facts: NonNullable<Application['facts']['videoKyc']>,
): Application => withFacts(application, { videoKyc: { ...application.facts.videoKyc, ...facts } })
