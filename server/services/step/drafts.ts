import { isScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { stepOf } from '@card-journey/journey/steps/steps.ts'
import type { Deps } from '../../compose.ts'
import type { HeldApplication } from '../held-application.ts'

/**
 * Keeps unfinished answers, sealed, for the screen's own fields; only their length is checked (by the contract), and no
 * marker moves.
 */
export async function saveDraft(
  { stored, session, at }: HeldApplication,
  screen: string,
  answers: Readonly<Record<string, string>>,
  { store }: Deps,
): Promise<'kept' | 'foreignField' | 'holdLost'> {
  const uses = isScreenId(screen) ? stepOf(screen)?.answers : undefined
  // A secret is no part of a draft, however it is sent.
  const mayKeep = (field: string) => uses && Object.hasOwn(uses, field) && !uses[field]?.secret
  if (!uses || !Object.keys(answers).every(mayKeep)) return 'foreignField'
  const kept = await store.drafts.put({
    applicationId: stored.id,
    sessionId: session.id,
    epoch: stored.epoch,
    screen,
    answers,
    at,
  })
  return kept ? 'kept' : 'holdLost'
}
