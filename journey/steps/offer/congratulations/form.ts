import type { ScreenForm } from '../../form.ts'
import { termsWithRegistry, type OfEveryCard } from '../terms.ts'

/** The offer, its key facts and its terms are accepted one by one; nothing is ticked beforehand. */
export const congratulations: ScreenForm<OfEveryCard | 'consentCkyc'> = {
  screen: 'congratulations',
  ...termsWithRegistry,
}
