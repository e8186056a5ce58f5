import { isScreenId, screenPaths } from '@card-journey/journey/ids/screen-ids.ts'
import { dropOff } from '@card-journey/journey/rules/life/drop-off.ts'
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
  const uses = isScreenId(screen) ? stepOf(screen)?.answers : undefined
  // A secret is no part of a draft, however it is sent.
  const mayKeep = (field: string) => uses && Object.hasOwn(uses, field) && !uses[field]?.secret
  if (!isScreenId(screen) || !uses || !Object.keys(answers).every(mayKeep)) return 'foreignField'
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
  if (leaving) await store.applications.leave({ sessionId: session.id, dropOff: here })
  // A later one is here already: nothing of it is lost.
  return 'kept'
}
