import { checkCalendar } from './cross-check/calendar.ts'
import { checkConsentNotices } from './cross-check/consent-notices.ts'
import { checkIncomeRanges, checkUnique } from './cross-check/lists.ts'
import { checkProducts } from './cross-check/products.ts'
import { checkRedirects } from './cross-check/redirects.ts'
import { checkTexts } from './cross-check/texts.ts'
import type { Fault } from './fault.ts'
import type { BankFiles } from './read-files.ts'

/** Checks across files: codes refer to something, are unique, and placeholders can be filled. */
export function crossCheck(files: BankFiles): Fault[] {
  return [
    ...checkProducts(files),
    ...checkRedirects(files),
    ...checkUnique(files),
    ...checkIncomeRanges(files),
    ...checkCalendar(files),
    ...checkTexts(files),
    ...checkConsentNotices(files),
  ]
}
