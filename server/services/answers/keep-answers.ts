import { ntbHomeAddress } from '@card-journey/journey/ids/marker-groups.ts'
import type { Marker } from '@card-journey/journey/ids/markers.ts'
import { defaultLanguage, isLanguage } from '@card-journey/journey/texts/languages.ts'
import type { Deps } from '../../compose.ts'
import type { HeldApplication } from '../held-application.ts'
import { answersInWords } from './answers-in-words.ts'

/** Keeps what was asked and answered, in words; gives the hash of the text. `hidden`: lines to mask. */
export async function keepAnswers(
  { application, stored, at }: Pick<HeldApplication, 'application' | 'stored' | 'at'>,
  shown: string | undefined,
  { store, masterData }: Deps,
  hidden?: readonly string[],
): Promise<string> {
  const language = isLanguage(shown) ? shown : defaultLanguage
  const text = answersInWords(application, await store.consents.of(stored.id), language, masterData(), hidden)
  return store.answersInWords.keep({ applicationId: stored.id, language, text, at })
}

const checking: readonly Marker[] = ntbHomeAddress

/** Where the answers are submitted: the decision that is asked for now is about what check-answers shows. */
export const isSubmitted = ({ completedScreen }: HeldApplication['application']): boolean =>
  checking.includes(completedScreen)
