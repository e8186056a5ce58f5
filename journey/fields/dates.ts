/** A calendar day in India, yyyy-MM-dd. Days compare as text. */
export type Day = string

const indiaOffset = 5.5 * 60 * 60 * 1000
const dayLength = 24 * 60 * 60 * 1000

const two = (value: number): string => String(value).padStart(2, '0')
const four = (value: number): string => String(value).padStart(4, '0')

/** The day in India at an instant (ISO 8601 with offset, or milliseconds). Undefined if the input is not an instant. */
export function istDay(instant: string | number): Day | undefined {
  const at = typeof instant === 'number' ? instant : Date.parse(instant)
  return isInstant(at) ? new Date(at + indiaOffset).toISOString().slice(0, 10) : undefined
}

/** The time of day in India at an instant: HH:MM:SS. */
export function istTime(instant: string | number): string | undefined {
  const at = typeof instant === 'number' ? instant : Date.parse(instant)
  return isInstant(at) ? new Date(at + indiaOffset).toISOString().slice(11, 19) : undefined
}

/** An instant as it is written for India: yyyy-MM-ddTHH:MM:SS+05:30. Undefined if the input is not an instant. */
export const istInstant = (instant: string | number): string | undefined => {
  const day = istDay(instant)
  return day && `${day}T${istTime(instant)}+05:30`
}

const isInstant = (at: number): boolean => Math.abs(at) < 2.5e14

/** Whether text is a real day in the form yyyy-MM-dd (31 February is not). */
export function isDay(text: string): boolean {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!parts) return false
  const month = Number(parts[2])
  const day = Number(parts[3])
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(Number(parts[1]), month)
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/**
 * The day `months` later (negative: earlier); a day that the month lacks becomes its last one (31 May − 3 → 28
 * February).
 */
export function addMonths(day: Day, months: number): Day {
  const index = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months
  const year = Math.floor(index / 12)
  const month = index - year * 12 + 1
  return `${four(year)}-${two(month)}-${two(Math.min(Number(day.slice(8, 10)), daysInMonth(year, month)))}`
}

/** The day `days` later (negative: earlier). */
export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10)

/** 0 Sunday … 6 Saturday. */
export const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** Completed years on a day. Someone born on 29 February completes a year on 1 March in common years. */
export function ageOn(birthDate: Day, today: Day): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years
}

/** DD/MM/YYYY (CO-22); an invalid day is returned unchanged. */
export const showDay = (day: string): string => day.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1')
