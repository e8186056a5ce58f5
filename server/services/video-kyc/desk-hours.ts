import type { MasterData } from '@card-journey/bank/load.ts'
import { isDeskOpen, nextOpening } from '@card-journey/journey/rules/calendar/opening-hours.ts'
import type { VideoKycDesk } from '@card-journey/journey/rules/video-kyc/video-kyc-requirements.ts'
import type { Deps } from '../../compose.ts'

/** The video KYC desk from the master data; its days count from Monday, the rule's from Sunday. */
export const deskHours = ({ videoKyc: { days, ...desk }, holidays }: MasterData): VideoKycDesk => ({
  ...desk,
  weekdays: days.map((day) => day % 7),
  holidays: holidays.map(({ date }) => date),
})

/** When the desk opens again, if it is closed now (ISO). */
export function closedDesk(
  now: string,
  { masterData }: Pick<Deps, 'masterData'>,
): { nextOpening?: string } | undefined {
  const hours = deskHours(masterData())
  return isDeskOpen(now, hours) ? undefined : { nextOpening: nextOpening(now, hours) }
}
