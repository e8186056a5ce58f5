import type { Application } from '@card-journey/journey/application/application.ts'
import { isScreenId, screenPaths, type ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { dropOff } from '@card-journey/journey/rules/life/drop-off.ts'
import { contestable, contestDraft } from '@card-journey/journey/rules/notice/contest.ts'
import { stepOf } from '@card-journey/journey/steps/steps.ts'
import type { Deps } from '../../compose.ts'
import type { HeldApplication } from '../held-application.ts'

interface Draft {
  screen: string
  answers: Readonly<Record<string, string>>
  typedAt: number
  /** The page is closing: its hold yields with this call, whichever of its last calls comes last. */
  leaving?: boolean | undefined
}

/**
 * Keeps unfinished answers, sealed, for the screen's own fields; only their length is checked (by the contract), and no
 * marker moves.
 */
export async function saveDraft(
  { stored, session, at, today }: HeldApplication,
  { screen, answers, typedAt, leaving }: Draft,
  { store }: Deps,
): Promise<'kept' | 'foreignField' | 'holdLost'> {
  if (!isScreenId(screen) || !Object.keys(answers).every(mayKeep(screen, stored.document))) return 'foreignField'
  const here = dropOff(stored.document, screenPaths[screen], today)
  const kept = await store.drafts.put({
    applicationId: stored.id,
    sessionId: session.id,
    epoch: stored.epoch,
    screen,
    answers,
    typedAt,
    dropOff: here,
    at,
  })
  if (kept === 'holdLost') return kept
  // An older one says nothing new, not even where the applicant is.
  if (leaving) await store.applications.leave({ sessionId: session.id, dropOff: kept === 'kept' ? here : undefined })
  return 'kept'
}

/** The screen's own questions, but no secret, however it is sent; and the words of a contest, after an ending. */
function mayKeep(screen: ScreenId, application: Application): (field: string) => boolean {
  const uses = stepOf(screen)?.answers ?? {}
  const contests = screen === contestDraft.screen && contestable(application)
  return (field) => (Object.hasOwn(uses, field) && !uses[field]?.secret) || (contests && field === contestDraft.field)
}
