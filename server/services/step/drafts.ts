import { isScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { formOf } from '@card-journey/journey/steps/forms.ts'
import type { Deps } from '../../compose.ts'
import type { HeldApplication } from '../held-application.ts'

/** Values that exist in memory only: never part of a draft, however it is sent (T18, T20). */
const neverKept = ['uid', 'otp', 'mpin', 'confirmMpin']

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
  const form = isScreenId(screen) ? formOf(screen) : undefined
  if (
    !form ||
    Object.keys(answers).some((field) => !Object.hasOwn(form.questions, field) || neverKept.includes(field))
  ) {
    return 'foreignField'
  }
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
