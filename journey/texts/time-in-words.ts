import { istTime } from '../fields/dates.ts'

/** Of four hours each, from midnight on. */
const hindiPartsOfDay = ['रात', 'सुबह', 'सुबह', 'दोपहर', 'शाम', 'रात'] as const

/**
 * "9:30 am" in India, "सुबह 9:30" in Hindi: the one form of a clock time that a person reads. Ours, because the browser's
 * first formatter of dates holds a slow phone for 0.1 s, and because not every browser knows the parts of the day.
 */
export function timeInWords(at: number | string, language: string): string {
  const time = istTime(at)
  if (time === undefined) throw new RangeError('Not an instant')
  const hour = Number(time.slice(0, 2))
  const clock = `${hour % 12 || 12}${time.slice(2, 5)}`
  return language === 'hi' ? `${hindiPartsOfDay[hour >> 2]} ${clock}` : `${clock} ${hour < 12 ? 'am' : 'pm'}`
}
