import type { ScreenForm } from '../../form.ts'
import { termsOfNewCustomer, type OfNewCustomer } from '../terms.ts'

/** Terms after the final decision (NSTP). */
export const tcc: ScreenForm<OfNewCustomer> = { screen: 'tcc', ...termsOfNewCustomer }
