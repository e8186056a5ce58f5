import { istDay } from '@card-journey/journey/fields/dates.ts'
import { timeInWords } from '@card-journey/journey/texts/time-in-words.ts'
import { useJourney } from '../../engine/use-journey.ts'
import { dayInWords } from '../../texts/day-in-words.ts'
import { unbroken } from '../../texts/format-message.ts'
import { useLanguage } from '../../texts/screen-texts.ts'

/**
 * A day (yyyy-MM-dd) or an instant (ISO) within a sentence: "Monday, 23 November", with its time "Monday, 23 November,
 * 9:30 am", today "9:30 am". Undefined if it is neither. A record is listed by momentText instead.
 */
export function useMomentInWords(): (moment: string | undefined) => string | undefined {
  const language = useLanguage()
  const { today } = useJourney()
  return (moment) => {
    const day = moment && momentsDay(moment)
    if (!day) return undefined
    if (day === moment) return dayInWords(day, language, today())
    const time = unbroken(timeInWords(moment, language))
    return day === today() ? time : `${dayInWords(day, language, today())}, ${time}`
  }
}

const momentsDay = (moment: string): string | undefined =>
  /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/.test(moment) && !Number.isNaN(Date.parse(moment))
    ? moment.length === 10
      ? moment
      : istDay(moment)
    : undefined
