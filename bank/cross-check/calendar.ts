import type { Fault } from '../fault.ts'
import type { BankFiles } from '../read-files.ts'
import { withOffset } from '../schema/calendar.ts'
import { duplicateFaults } from './lists.ts'

export function checkCalendar(files: BankFiles): Fault[] {
  const hours = files['video-kyc.json']
  const faults = duplicateFaults(
    'holidays.json',
    (index) => `[${index}].date`,
    files['holidays.json'].map(({ date }) => date),
  )
  if (hours.closes <= hours.opens)
    faults.push({
      file: 'video-kyc.json',
      path: 'closes',
      wrong: 'the desk closes before it opens',
      fix: 'Correct opens or closes; a desk that works past midnight is not possible.',
    })
  for (const [index, { downTimeStartDate, downTimeEndDate }] of files['downtime.json'].entries()) {
    const [from, until] = [Date.parse(withOffset(downTimeStartDate)), Date.parse(withOffset(downTimeEndDate))]
    if (from < until) continue
    faults.push({
      file: 'downtime.json',
      path: `[${index}]`,
      wrong: 'the window ends before it starts, or one of the times does not exist',
      fix: 'Correct downTimeStartDate or downTimeEndDate.',
    })
  }
  return faults
}
