import type { Language } from '@card-journey/journey/texts/languages.ts'
import { unbroken } from '../../../../texts/format-message.ts'
import { localeOf } from '../../../../texts/language.ts'

/** "October 2026" */
export const monthName = (month: string, language: Language): string =>
  unbroken(
    new Intl.DateTimeFormat(localeOf[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      Date.parse(`${month}-01T00:00:00Z`),
    ),
  )

/** "October, September, August 2026": a year is said once, behind the last of its months. */
export const monthNames = (months: readonly string[], language: Language): string =>
  months
    .map((month, index) => {
      const isLastOfYear = month.slice(0, 4) !== months[index + 1]?.slice(0, 4)
      const name = monthName(month, language)
      return isLastOfYear ? name : name.replace(/[\s\u00a0]*\d{4}$/, '')
    })
    .join(', ')

/** "1.2 MB", "240 kB" */
export function sizeInWords(bytes: number, language: Language): string {
  const [amount, unit, digits] = bytes < 1_000_000 ? [bytes / 1000, 'kB', 0] : [bytes / 1_000_000, 'MB', 1]
  const number = new Intl.NumberFormat(localeOf[language], { maximumFractionDigits: digits as number })
  return `${number.format(Math.max(amount as number, 1))}\u00a0${unit}`
}
