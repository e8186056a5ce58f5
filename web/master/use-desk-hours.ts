import { getHolidaysList } from '@card-journey/contract/calls/master/getHolidaysList.ts'
import { getVKYCSecurityDetails } from '@card-journey/contract/calls/master/getVKYCSecurityDetails.ts'
import { calendarOf } from '@card-journey/journey/rules/calendar/working-days.ts'
import type { VideoKycDesk } from '@card-journey/journey/rules/video-kyc/video-kyc-requirements.ts'
import { useMaster, type Master } from './master.ts'

/** The video KYC desk's hours and holidays, and its requirements (CO-42, CO-58). */
export function useDeskHours(): Master<VideoKycDesk> {
  const security = useMaster(getVKYCSecurityDetails, {})
  const holidays = useMaster(getHolidaysList, {})
  if (security.state === 'here' && holidays.state === 'here') {
    const { days, ...desk } = security.data
    return {
      state: 'here',
      data: {
        ...desk,
        ...calendarOf(days, holidays.data),
      },
    }
  }
  return { state: security.state === 'failed' || holidays.state === 'failed' ? 'failed' : 'loading' }
}
