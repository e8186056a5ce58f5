import type { MasterData } from '@card-journey/bank/load.ts'
import type { DeskHours } from '@card-journey/journey/rules/calendar/opening-hours.ts'

/** The video KYC desk's hours from the master data; its days count from Monday, the rule's from Sunday. */
export const deskHours = ({ videoKyc, holidays }: MasterData): DeskHours => ({
  opens: videoKyc.opens,
  closes: videoKyc.closes,
  weekdays: videoKyc.days.map((day) => day % 7),
  holidays: holidays.map(({ date }) => date),
})
