import type { Language } from '@card-journey/journey/texts/languages.ts'
import { timeInWords } from '@card-journey/journey/texts/time-in-words.ts'
import { unbroken } from '../../texts/format-message.ts'
import { localeOf } from '../../texts/language.ts'

/** A day (yyyy-MM-dd) or an instant (ISO) of a record: "20 November 2026, 9:30 am"; undefined if it is neither. */
export function momentText(text: string | null, language: Language): string | undefined {
  if (!text || !/^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/.test(text)) return undefined
  const day = text.length === 10
  const at = new Date(day ? `${text}T12:00:00+05:30` : text)
  if (Number.isNaN(at.getTime())) return undefined
  const date = { timeZone: 'Asia/Kolkata', day: 'numeric', month: 'long', year: 'numeric' } as const
  const written = new Intl.DateTimeFormat(localeOf[language], date).format(at)
  return unbroken(day ? written : `${written}, ${timeInWords(text, language)}`)
}
