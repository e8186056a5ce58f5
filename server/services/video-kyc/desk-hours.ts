import type { MasterData } from '@card-journey/bank/load.ts'
import type { VideoKycDesk } from '@card-journey/journey/rules/video-kyc/video-kyc-requirements.ts'

/** The video KYC desk from the master data; its days count from Monday, the rule's from Sunday. */
export const deskHours = ({ videoKyc: { days, ...desk }, holidays }: MasterData): VideoKycDesk => ({
  ...desk,
  weekdays: days.map((day) => day % 7),
  holidays: holidays.map(({ date }) => date),
})
