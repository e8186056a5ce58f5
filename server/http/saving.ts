import type { Repeat } from '@card-journey/contract/call.ts'
import type { ProblemCode } from '@card-journey/contract/problem.ts'
import type { ofSaving } from '@card-journey/contract/wire-problems.ts'
import type { Application } from '@card-journey/journey/application/application.ts'
import { viewOf, type ApplicationView } from '@card-journey/journey/application/view.ts'
import type { Deps } from '../compose.ts'
import { placeOf } from '../services/life/place.ts'
import { onTheDay } from '../services/identity/on-the-day.ts'
import { attemptsOnNewer, type Change } from '../services/change.ts'
import type { SaveResult, Session, StoredApplication } from '../store/store.ts'
import type { Incoming } from './incoming.ts'
import { refuse, success, type Refusal, type Reply } from './reply.ts'

/** A change to be saved, and the call's response once it is. */
export interface Saving<T, Problem extends ProblemCode = never> extends Change {
  /**
   * The response made from the saved record as its owner may see it, or the refusal that is sent although something is
   * saved.
   */
  respond: ((saved: ApplicationView) => T) | Refusal<Problem>
  /** The run of this call that has begun already (`replayed`). */
  run?: string
}

/** Why a save wrote nothing. Only a call whose answer is kept for a repetition can meet itself. */
type Conflict<R extends Repeat = Repeat> =
  | (typeof ofSaving)[number]
  | 'A101'
  | 'SESSION_ENDED'
  | (R extends 'effect' ? 'STILL_RUNNING' : never)

/** Saves the changed record in one statement and gives the reply that goes out, or the conflict. */
export type SaveChange<R extends Repeat> = <T, Problem extends ProblemCode = never>(
  saving: Saving<T, Problem>,
) => Promise<Reply<T, Problem | Conflict<R>>>

/**
 * The save of an applicant's call: record, audit, consents, outbox and the response for a repetition in one statement,
 * under the session's epoch and the version that was read (T8, T23). Each save records session and time (AP-03).
 */
export async function saveForApplicant<T, Problem extends ProblemCode>(
  deps: Deps,
  incoming: Incoming<unknown> & { session: Session; stored: StoredApplication },
  callId: string,
  repeatable: boolean,
  saving: Saving<T, Problem>,
): Promise<Reply<T, Problem | Conflict>> {
  const { session, at, now, today, transactionId, body } = incoming
  const { respond, run, again, atAnyMarker, outbox = [], outboxAfter } = saving
  // The same reply is sent now and kept for a repetition.
  let reply: Reply<T, Problem> | undefined
  const replyOf = (saved: Application): Reply<T, Problem> =>
    (reply ??= typeof respond === 'function' ? success(respond(viewOf(saved))) : withView(respond, viewOf(saved)))
  const attempt = (onto: StoredApplication, next: Application): Promise<SaveResult> => {
    reply = undefined
    const dropOff = placeOf(next, today)
    return deps.store.save({
      writer: { sessionId: session.id, epoch: onto.epoch },
      applicationId: onto.id,
      version: onto.version,
      document: { ...next, ...dropOff, sessionId: session.webSessionId, sessionDateTime: now },
      dropOff,
      audit: [{ what: saving.what, detail: { marker: next.completedScreen, ...saving.detail } }],
      consents: saving.consents,
      outbox: [...outbox, ...(outboxAfter?.(onto.document, next) ?? [])],
      clearsDraft: saving.clearsDraft,
      state: saving.state,
      pinHash: saving.pinHash,
      contest: saving.contest,
      ...(repeatable && {
        idempotency: { call: callId, transactionId, body, ...(run && { run }), answer: replyOf },
      }),
      at,
    })
  }
  const { stored } = incoming
  let result = await attempt(stored, saving.next)
  for (let tries = 0; again && result.kind === 'versionConflict' && tries < attemptsOnNewer; tries++) {
    const latest = onTheDay(result.latest, incoming, deps)
    const moved = latest.document.completedScreen !== stored.document.completedScreen
    if (latest.state !== 'open' || (moved && !atAnyMarker)) break
    const next = again(latest.document)
    if (!next) break
    result = await attempt({ ...latest, epoch: stored.epoch }, next)
  }
  if (result.kind === 'saved') return replyOf(result.application.document)
  const twin =
    result.kind === 'duplicate' &&
    (await deps.store.idempotency.earlier({
      scope: { applicationId: stored.id },
      call: callId,
      transactionId,
      body,
    }))
  // The same request came twice at once and the other one has saved: its reply is this one's too.
  // Safe: kept by this function for the same call and body.
  if (twin && twin.kind === 'done') return twin.answer as Reply<T, Problem>
  return result.kind === 'versionConflict'
    ? refuse('VERSION_CONFLICT', { application: viewOf(onTheDay(result.latest, incoming, deps).document) })
    : refuse(problemOf[result.kind])
}

/** A refusal that saved something gives the saved version, so that the next save is based on it. */
const withView = <Problem extends ProblemCode>(
  refusal: Refusal<Problem>,
  application: ApplicationView,
): Refusal<Problem> => ({
  ...refusal,
  detail: { ...refusal.detail, application },
})

const problemOf = {
  panTaken: 'P101',
  holdLost: 'A101',
  sessionEnded: 'SESSION_ENDED',
  duplicate: 'STILL_RUNNING',
} as const satisfies Record<Exclude<SaveResult['kind'], 'saved' | 'versionConflict'>, Conflict>
