import type { Language } from '@card-journey/journey/texts/languages.ts'
import { timeInWords } from '@card-journey/journey/texts/time-in-words.ts'
import { unbroken } from '../../texts/format-message.ts'
import { localeOf } from '../../texts/language.ts'

/** A day (yyyy-MM-dd) or an instant (ISO) as an applicant in India reads it; undefined if it is neither. */
export function momentText(text: string | null, language: Language): string | undefined {
  if (!text || !/^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/.test(text)) return undefined
  const day = text.length === 10
  const at = new Date(day ? `${text}T12:00:00+05:30` : text)
  if (Number.isNaN(at.getTime())) return undefined
  const date = { timeZone: 'Asia/Kolkata', day: '2-digit', month: '2-digit', year: 'numeric' } as const
  const written = new Intl.DateTimeFormat(localeOf[language], date).format(at)
  return day ? written : `${written}, ${unbroken(timeInWords(text, language))}`
}
