import type { DateParts } from '@card-journey/ui/inputs/DateBoxes.tsx'

// Loaded when a box of a date holds more than a part of one.

export interface DateAbout {
  /** Whose names of the months are known. */
  languages: readonly string[]
  /** The year now, by which a year of two digits is read: "92" is 1992, "05" is 2005. */
  thisYear: number
  /** The date is still to come: "34" is 2034. */
  ahead?: boolean
  /** The text is being typed: "16/4/19" is the beginning of 16/4/1992. */
  typing?: boolean
}

/** The date that the fullest of the boxes holds whole, for all three; `before`: what the boxes held. */
export function spread(parts: DateParts, before: DateParts, ahead: boolean): DateParts | undefined {
  const fuller = (one: keyof DateParts, other: keyof DateParts) =>
    parts[other].length > parts[one].length ? other : one
  const part = (['day', 'month', 'year'] as const).reduce(fuller)
  return wholeDate(parts[part], {
    languages: ['en', document.documentElement.lang],
    thisYear: new Date().getFullYear(),
    ahead,
    typing: Math.abs(parts[part].length - before[part].length) < 2,
  })
}

/**
 * A whole date as people write it, for three boxes: 16/4/1992, 16-4-92, 16041992, 1992-04-16, 16th Apr 1992, April 16,
 * 1992, १६ अप्रैल १९९२, DOB: 16.04.1992. The day is before the month, as everywhere in India; whether there is such a
 * day, the rule says.
 */
export function wholeDate(text: string, about: DateAbout): DateParts | undefined {
  const words = text.match(/\p{Nd}+|[\p{L}\p{M}]+/gu) ?? []
  const numbers = words.filter((word) => /^\p{Nd}/u.test(word))
  const [month] = words.flatMap((word) => monthOf(word, about) ?? [])
  if (numbers.length === 3) return ordered(numbers, about)
  if (numbers.length === 2 && month) return ordered([numbers[0] ?? '', month, numbers[1] ?? ''], about)
  return numbers.length === 1 ? unseparated(numbers[0] ?? '', about) : undefined
}

/** Day, month and year, or the other way round if the first is a year. */
function ordered([first = '', month = '', last = '']: readonly string[], about: DateAbout): DateParts | undefined {
  const [day, year] = first.length === 4 ? [last, first] : [first, last]
  if (day.length > 2 || month.length > 2) return undefined
  if (/^\d\d$/.test(year) && !about.typing) return { day, month, year: String(fullYear(Number(year), about)) }
  return year.length === 4 ? { day, month, year } : undefined
}

/** Eight digits: a month above 12 or a year like 0416 shows that the year is first. */
function unseparated(digits: string, about: DateAbout): DateParts | undefined {
  if (digits.length !== 8) return undefined
  const yearLast = /^..(0[1-9]|1[0-2])(19|20)/.test(digits)
  const widths = yearLast || !/^(19|20)/.test(digits) ? [2, 4] : [4, 6]
  return ordered([digits.slice(0, widths[0]), digits.slice(...widths), digits.slice(widths[1])], about)
}

/** In the past unless it is ahead: the latest year with these digits. */
const fullYear = (short: number, { thisYear, ahead = false }: DateAbout): number =>
  ahead || 2000 + short <= thisYear ? 2000 + short : 1900 + short

/** The number of a month by its name, whole or short, in any of the languages. */
function monthOf(word: string, { languages }: DateAbout): string | undefined {
  const start = startOf(word)
  // "th", "of"; in Devanagari two signs are a short name: जन॰
  if (/^[a-z]{0,2}$/.test(start)) return undefined
  const index = languages
    .map((language) => new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }))
    .flatMap((format) => Array.from({ length: 12 }, (_, month) => startOf(format.format(Date.UTC(2000, month)))))
    .findIndex((name) => name.startsWith(start))
  return index < 0 ? undefined : String((index % 12) + 1)
}

/** Three letters tell the months apart; the dot under a letter is often left out in Hindi. */
const startOf = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/\u093c/g, '')
    .slice(0, 3)
    .toLowerCase()
