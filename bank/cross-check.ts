import { checkCalendar } from './cross-check/calendar.ts'
import { checkIncomeRanges, checkUnique } from './cross-check/lists.ts'
import { checkProducts } from './cross-check/products.ts'
import { checkRedirects } from './cross-check/redirects.ts'
import { checkTexts } from './cross-check/texts.ts'
import type { Fault } from './fault.ts'
import type { BankFiles } from './read-files.ts'

/** What no file can know by itself: that codes name something, are unique, and that placeholders can be filled. */
export function crossCheck(files: BankFiles): Fault[] {
  return [
    ...checkProducts(files),
    ...checkRedirects(files),
    ...checkUnique(files),
    ...checkIncomeRanges(files),
    ...checkCalendar(files),
    ...checkTexts(files),
  ]
}
