import { holidaysList } from '@card-journey/bank/responses.ts'
import { getHolidaysList as call } from '@card-journey/contract/calls/master/getHolidaysList.ts'
import { success } from '../../http/reply.ts'
import { openRoute } from '../../http/route.ts'

export const getHolidaysList = openRoute(call, async ({ request }, { masterData }) =>
  success(holidaysList(masterData(), request)),
)
