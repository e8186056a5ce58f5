import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import { isScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { formOf } from '@card-journey/journey/steps/forms.ts'
import type { Deps } from '../../compose.ts'
import { refuse, success, type Reply } from '../../http/reply.ts'
import type { ByApplicant } from '../../http/route.ts'

/** Values that exist in memory only: never part of a draft, however it is sent (T18, T20). */
const neverKept = ['uid', 'otp', 'mpin', 'confirmMpin']

/**
 * Keeps unfinished answers, sealed, for the screen's own fields; only their length is checked (by the contract), and no
 * marker moves.
 */
export async function saveDraft(
  { view, stored, session, at }: ByApplicant<unknown>,
  screen: string,
  answers: Readonly<Record<string, string>>,
  { store }: Deps,
): Promise<Reply<ApplicationView[]>> {
  const form = isScreenId(screen) ? formOf(screen) : undefined
  if (
    !form ||
    Object.keys(answers).some((field) => !Object.hasOwn(form.questions, field) || neverKept.includes(field))
  ) {
    return refuse('FIELD_NOT_YOURS')
  }
  const kept = await store.drafts.put({
    applicationId: stored.id,
    sessionId: session.id,
    epoch: stored.epoch,
    screen,
    answers,
    at,
  })
  return kept ? success([view]) : refuse('A101')
}
