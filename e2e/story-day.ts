import calendar from '@card-journey/bank/data/video-kyc.json' with { type: 'json' }
import holidays from '@card-journey/bank/data/holidays.json' with { type: 'json' }
import { addDays, type Day, istDay } from '@card-journey/journey/fields/dates.ts'
import { calendarOf, isWorkingDay, workingDayAfter } from '@card-journey/journey/rules/calendar/working-days.ts'
import { slipMonths } from '@card-journey/journey/rules/credit/documents.ts'

const desk = calendarOf(calendar.days, holidays)

/**
 * The day of the stories: the desk works then and on the day after. It is never today or earlier, because the product's
 * clock would go back behind what the sandbox's people have done before a story begins.
 */
export const storyDay: Day = firstOfTwoWorkingDays(addDays(istDay(Date.now())!, 1))

export const dayAfter: Day = addDays(storyDay, 1)

/** An instant, ISO 8601. The time is HH:MM:SS in India. */
export const at = (time: string, day = storyDay): string => `${day}T${time}+05:30`

/** Eleven o'clock, in the desk's hours, when each story begins. */
export const storyTime = at('11:00:00')

export const afterSeconds = (seconds: number): string => new Date(Date.parse(storyTime) + seconds * 1000).toISOString()

/** The three months that salary slips are asked for, the latest first: "October 2026". */
export const salaryMonths = slipMonths(storyDay, { salarySlipMonths: 3 }).map((month) =>
  format(`${month}-01`, { month: 'long', year: 'numeric' }),
) as [string, string, string]

/** "Thursday, 26 November"; with the year where a page says it, that is, if it isn't the story's. */
export const inWords = (day: Day): string =>
  format(day, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(day.slice(0, 4) !== storyDay.slice(0, 4) && { year: 'numeric' }),
  })

function format(day: Day, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', ...parts }).format(new Date(`${day}T00:00:00Z`))
}

function firstOfTwoWorkingDays(from: Day): Day {
  const next = addDays(from, 1)
  return isWorkingDay(from, desk) && workingDayAfter(from, 1, desk) === next ? from : firstOfTwoWorkingDays(next)
}
