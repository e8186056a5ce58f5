import { redirectUrl } from '@card-journey/bank/find.ts'
import { viewOf, type ApplicationView } from '@card-journey/journey/application/view.ts'
import { externalUrl } from '@card-journey/journey/rules/entry/redirect.ts'
import { loginOutcome } from '@card-journey/journey/rules/sign-in/login.ts'
import type { Deps } from '../../compose.ts'
import type { Session, StoredApplication } from '../../store/store.ts'
import { warnOfUnknownMarker } from '../../unknown-marker.ts'
import type { Moment } from '../held-application.ts'
import { hostStateOf } from './host-state.ts'
import { attemptsLeft } from '../customer/attempts.ts'
import { onTheDay } from '../identity/on-the-day.ts'
import { lookBecausePageOpen } from '../life/page-look.ts'
import { closeIfExpired } from '../life/closing.ts'
import { stepUnderWay } from '../slow-step.ts'
import { giveLinkBack } from './give-link-back.ts'

/** The hold that the session has from now on. */
interface Held {
  applicationId: string
  epoch: number
}

export type Finding =
  | ({ kind: 'held'; view: ApplicationView } & Held)
  /** Approved already: held too, because the way to the card leads on from its notice. */
  | ({ kind: 'approved' } & Held)
  /** Nothing is in the way of a new application. */
  | { kind: 'none' }
  /** Signing in to an application that is not there. */
  | { kind: 'noneToResume' }
  /** No such application, or someone else's. */
  | { kind: 'unknown' }
  | { kind: 'partnerOnly' }
  /** Rejected, and blocked: held too, because what was decided can be read again, unless another session holds it. */
  | { kind: 'rejected'; until?: string; redirectUrl?: string; held?: Held; heldUntil?: string }
  | { kind: 'heldElsewhere'; until: string }
  | { kind: 'sessionEnded' }

interface Seeking extends Moment {
  session: Session
  /** The application that this session holds, if any. */
  stored?: StoredApplication
}

interface Sought {
  applicationId?: string
  /** Set by a login: Y to continue an application, N to start one. */
  applicationIdParams?: 'Y' | 'N'
}

/**
 * A login passes applicationIdParams: where the proven mobile number leads (LG-03 to LG-19), the same however often it
 * asks. Without it, the session's own application, or what a login would find.
 */
export async function findApplication(seeking: Seeking, sought: Sought, deps: Deps): Promise<Finding> {
  const { session, stored, at, today } = seeking
  const named = sought.applicationId
  if (stored && sought.applicationIdParams === undefined)
    return named === undefined || named === stored.id ? heldBy(stored, seeking, deps) : { kind: 'unknown' }
  const ofMobile = await deps.store.applications.byMobile(session.mobileNumber)
  if (named !== undefined && !ofMobile.some(({ id }) => id === named)) return { kind: 'unknown' }
  const open = ofMobile.find(({ state }) => state === 'open')
  const found = open && !(await closeIfExpired(open, at, deps)) ? open : undefined
  const outcome = loginOutcome(
    {
      answer: found ? { ...found.document, mobileNumber: found.document.applicantDetails[0].mobileNumber } : 'none',
      mobileNumber: session.mobileNumber,
      signingIn: sought.applicationIdParams === 'Y',
      productUrl: found && rejectionUrl(found, deps),
      hostState: found && (await hostStateOf(found, deps)),
    },
    today,
    deps.masterData().policy,
  )
  switch (outcome.to) {
    case 'dedupe':
      return { kind: 'none' }
    case 'external':
      return { kind: 'rejected', redirectUrl: outcome.url }
    case 'nextStep':
      return found ? take(seeking, found, 'held', deps) : { kind: 'none' }
    case 'error':
      break
  }
  switch (outcome.type) {
    case 'A100':
      return { kind: 'noneToResume' }
    case 'PARTNER_RESTRICTED':
      return { kind: 'partnerOnly' }
    case 'REJECTED_FOUND':
      return {
        kind: 'rejected',
        until: outcome.until ?? undefined,
        ...(found && (await takeToRead(seeking, found, deps))),
      }
    case 'APPROVED_FOUND':
      return found ? take(seeking, found, 'approved', deps) : { kind: 'none' }
    case 'NOT_AUTHENTICATED':
      throw new Error('a login was refused by a store that refuses none')
  }
}

/** With what is kept beside it: half-filled answers, what is left of the day's attempts, and what is still being asked. */
async function heldBy(stored: StoredApplication, moment: Moment, deps: Deps): Promise<Finding> {
  const { id, document, epoch } = onTheDay(stored, moment, deps)
  warnOfUnknownMarker(deps.log, document)
  const [drafts, left, underWay] = await Promise.all([
    deps.store.drafts.of(id),
    attemptsLeft(stored, moment, deps),
    stepUnderWay({ applicationId: id, at: moment.at }, deps),
    lookBecausePageOpen(id, document, moment.at, deps),
  ])
  const view = {
    ...viewOf(document),
    ...drafts,
    ...(Object.keys(left).length > 0 && { attemptsLeft: left }),
    ...(underWay && { underWay }),
  }
  return { kind: 'held', view, applicationId: id, epoch }
}

function rejectionUrl({ document }: StoredApplication, { masterData }: Deps): string | undefined {
  const target = redirectUrl(masterData(), 'REJECTION', document.productCode)
  return target && externalUrl(target, document, masterData().redirects.allowedOrigins)
}

/** The hold of a rejected application, or until when another session has it. */
async function takeToRead(
  seeking: Seeking,
  found: StoredApplication,
  deps: Deps,
): Promise<{ held?: Held; heldUntil?: string }> {
  const finding = await take(seeking, found, 'approved', deps)
  if (finding.kind === 'heldElsewhere') return { heldUntil: finding.until }
  return finding.kind === 'approved' ? { held: { applicationId: finding.applicationId, epoch: finding.epoch } } : {}
}

/** The hold goes back to a session that had handed it to a phone. */
export const takeAgain = (
  seeking: Seeking,
  stored: StoredApplication,
  handedBack: 'ifYielded' | 'always' | undefined,
  deps: Deps,
): Promise<Finding> => take(seeking, stored, 'held', deps, handedBack)

/** Takes the hold, unless another session has it (RO-07). */
async function take(
  { session, ...moment }: Seeking,
  { id }: StoredApplication,
  as: 'held' | 'approved',
  deps: Deps,
  handedBack?: 'ifYielded' | 'always',
): Promise<Finding> {
  const taken = await deps.store.applications.take({
    sessionId: session.id,
    applicationId: id,
    codeFreshMs: deps.masterData().policy.takeOverCodeMinutes * 60_000,
    at: moment.at,
    handedBack,
  })
  switch (taken.kind) {
    case 'held':
      // To who has held it the link has led already.
      if (!session.applicationId) await giveLinkBack({ browser: session.thumbprint, at: moment.at }, deps)
      return { kind: 'heldElsewhere', until: new Date(taken.until).toISOString() }
    case 'sessionEnded':
      return { kind: 'sessionEnded' }
    case 'notFound':
      return { kind: 'unknown' }
    case 'taken':
      if (taken.how === 'takenOver' || taken.how === 'shared')
        await deps.store.audit.append({
          what: taken.how === 'shared' ? 'hold-shared' : 'hold-taken-over',
          applicationId: id,
          sessionId: session.id,
          at: moment.at,
        })
      return as === 'approved'
        ? { kind: 'approved', applicationId: id, epoch: taken.epoch }
        : heldBy({ ...taken.application, epoch: taken.epoch }, moment, deps)
  }
}
