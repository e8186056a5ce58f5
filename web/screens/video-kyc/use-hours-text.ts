import type { DeskHours } from '@card-journey/journey/rules/calendar/opening-hours.ts'
import { timeInWords } from '@card-journey/journey/texts/time-in-words.ts'
import { localeOf } from '../../texts/language.ts'
import { useLanguage } from '../../texts/screen-texts.ts'

/** A screen's own sentences: for consecutive days, and for others. */
export interface HoursWords {
  range: (values: { first: string; last: string; opens: string; closes: string }) => string
  list: (values: { days: string; opens: string; closes: string }) => string
}

/** "Monday to Saturday, 9:30 am to 6:30 pm, except on holidays", from the bank's own hours (CO-42). */
export function useHoursText({ range, list }: HoursWords): (hours: DeskHours) => string {
  const language = useLanguage()
  const name = new Intl.DateTimeFormat(localeOf[language], { weekday: 'long', timeZone: 'UTC' })
  return ({ opens, closes, weekdays }) => {
    const days = weekdays.map((day) => (day + 6) % 7).toSorted((one, other) => one - other)
    // Names from the week of a Monday, 2 November 2026.
    const names = days.map((day) => name.format(Date.UTC(2026, 10, 2 + day)))
    const [first = '', last = ''] = [names[0], names.at(-1)]
    const unbroken = days.length > 2 && days.at(-1) === (days[0] ?? 0) + days.length - 1
    const times = { opens: clockTime(opens, language), closes: clockTime(closes, language) }
    return unbroken ? range({ first, last, ...times }) : list({ days: names.join(', '), ...times })
  }
}

/** Of a time of day, "09:30", as master data has it. */
export const clockTime = (time: string, language: string): string => timeInWords(`2026-11-02T${time}+05:30`, language)
