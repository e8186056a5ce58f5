import type { Language } from '@card-journey/journey/texts/languages.ts'

/** A day as it is said of a month: "2nd" in English; Hindi has the number before its own word. */
export function dayOfMonth(day: number, language: Language): string {
  if (language !== 'en') return String(day)
  const teens = Math.trunc(day / 10) === 1
  return `${day}${(teens ? undefined : endings[day % 10]) ?? 'th'}`
}

const endings = ['th', 'st', 'nd', 'rd']
