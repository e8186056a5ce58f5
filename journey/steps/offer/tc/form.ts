import type { ScreenForm } from '../../form.ts'
import { termsOfEveryCard, type OfEveryCard } from '../terms.ts'

/** Terms of an existing customer. */
export const tc: ScreenForm<OfEveryCard> = {
  screen: 'tc',
  questions: termsOfEveryCard,
  read: () => ({}),
}
