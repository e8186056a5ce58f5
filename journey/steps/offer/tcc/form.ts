import type { ScreenForm } from '../../form.ts'
import { termsWithRegistry, type OfEveryCard } from '../terms.ts'

/** Terms after the final decision (NSTP). */
export const tcc: ScreenForm<OfEveryCard | 'consentCkyc'> = { screen: 'tcc', ...termsWithRegistry }
