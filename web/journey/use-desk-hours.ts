import { getHolidaysList } from '@card-journey/contract/calls/master/getHolidaysList.ts'
import { getVKYCSecurityDetails } from '@card-journey/contract/calls/master/getVKYCSecurityDetails.ts'
import type { DeskHours } from '@card-journey/journey/rules/calendar/opening-hours.ts'
import { useMaster, type Master } from './master.ts'

/** The video KYC desk's hours and holidays (CO-42). The bank counts days from Monday, the rule from Sunday. */
export function useDeskHours(): Master<DeskHours> {
  const security = useMaster(getVKYCSecurityDetails, {})
  const holidays = useMaster(getHolidaysList, {})
  if (security.state === 'here' && holidays.state === 'here') {
    const { opens, closes, days } = security.data
    return {
      state: 'here',
      data: {
        opens,
        closes,
        weekdays: days.map((day) => day % 7),
        holidays: holidays.data.map(({ date }) => date),
      },
    }
  }
  return { state: security.state === 'failed' || holidays.state === 'failed' ? 'failed' : 'loading' }
}
