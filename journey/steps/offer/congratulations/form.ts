import type { ScreenForm } from '../../form.ts'
import { termsOfNewCustomer, type OfNewCustomer } from '../terms.ts'

/** The offer, its key facts and its terms are accepted one by one; nothing is ticked beforehand. */
export const congratulations: ScreenForm<OfNewCustomer> = {
  screen: 'congratulations',
  ...termsOfNewCustomer,
}
