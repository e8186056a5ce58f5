import { addDays, type Day, weekdayOf } from '../../fields/dates.ts'

/** The bank's calendar: weekdays on which it works (0 Sunday … 6 Saturday) and its holidays, yyyy-MM-dd. Master data. */
export interface BankCalendar {
  weekdays: readonly number[]
  holidays: readonly Day[]
}

/** From the master data, which counts days from 1 Monday to 7 Sunday. */
export const calendarOf = (days: readonly number[], holidays: readonly { date: Day }[]): BankCalendar => ({
  weekdays: days.map((day) => day % 7),
  holidays: holidays.map(({ date }) => date),
})

export const isWorkingDay = (day: Day, calendar: BankCalendar): boolean =>
  calendar.weekdays.includes(weekdayOf(day)) && !calendar.holidays.includes(day)

/** The first, second … working day after `from`; undefined when a year doesn't have as many. */
export function workingDayAfter(from: Day, count: number, calendar: BankCalendar): Day | undefined {
  let left = count
  for (let day = addDays(from, 1), steps = 0; steps < 366; day = addDays(day, 1), steps++) {
    if (isWorkingDay(day, calendar)) left -= 1
    if (left === 0) return day
  }
  return undefined
}
