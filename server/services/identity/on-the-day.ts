import { withoutLapsedProof } from '@card-journey/journey/flow/restart.ts'
import type { Deps } from '../../compose.ts'
import type { StoredApplication } from '../../store/store.ts'
import type { Moment } from '../held-application.ts'
import { deskHours } from '../video-kyc/desk-hours.ts'

/**
 * An application as it stands now. What a day alone ends is not written on that day: every call sees it ended, and the
 * next save writes that.
 */
export const onTheDay = <Stored extends Pick<StoredApplication, 'document'>>(
  stored: Stored,
  moment: Pick<Moment, 'now' | 'today'>,
  { masterData }: Pick<Deps, 'masterData'>,
): Stored => ({ ...stored, document: withoutLapsedProof(stored.document, moment, () => deskHours(masterData())) })
