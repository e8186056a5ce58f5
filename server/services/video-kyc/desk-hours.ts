import type { MasterData } from '@card-journey/bank/load.ts'
import { isDeskOpen, nextOpening } from '@card-journey/journey/rules/calendar/opening-hours.ts'
import { calendarOf } from '@card-journey/journey/rules/calendar/working-days.ts'
import type { VideoKycDesk } from '@card-journey/journey/rules/video-kyc/video-kyc-requirements.ts'
import type { Deps } from '../../compose.ts'

/** The video KYC desk from the master data. */
export const deskHours = ({ videoKyc: { days, ...desk }, holidays }: MasterData): VideoKycDesk => ({
  ...desk,
  ...calendarOf(days, holidays),
})

/** When the desk opens again, if it is closed now (ISO). */
export function closedDesk(
  now: string,
  { masterData }: Pick<Deps, 'masterData'>,
): { nextOpening?: string } | undefined {
  const hours = deskHours(masterData())
  return isDeskOpen(now, hours) ? undefined : { nextOpening: nextOpening(now, hours) }
}
