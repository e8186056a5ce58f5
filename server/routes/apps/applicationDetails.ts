import { redirectUrl } from '@card-journey/bank/find.ts'
import { applicationDetails as call } from '@card-journey/contract/calls/apps/applicationDetails.ts'
import { viewOf, type ApplicationView } from '@card-journey/journey/application/view.ts'
import { loginOutcome } from '@card-journey/journey/rules/sign-in/login.ts'
import { externalUrl } from '@card-journey/journey/rules/entry/redirect.ts'
import type { Deps } from '../../compose.ts'
import { refuse, success, type Refusal } from '../../http/reply.ts'
import { signedInRoute, type SignedIn } from '../../http/route.ts'
import { warnOfUnknownMarker } from '../../unknown-marker.ts'
import { closeIfOver } from '../../services/life/closing.ts'
import type { StoredApplication } from '../../store/store.ts'

/**
 * A login passes applicationIdParams: where the proven mobile number leads (LG-03 to LG-19), the same however often it
 * asks. Without it, the session's own application, or what a login would find.
 */
export const applicationDetails = signedInRoute(call, async (incoming, deps) => {
  const { request, session, stored } = incoming
  const named = request.applicationId
  if (stored && request.applicationIdParams === undefined) {
    return named === undefined || named === stored.id
      ? success([await wholeView(stored, deps)], {
          hold: { sessionId: session.id, applicationId: stored.id, epoch: stored.epoch },
        })
      : refuse('NOT_FOUND')
  }
  const ofMobile = await deps.store.applications.byMobile(session.mobileNumber)
  if (named !== undefined && !ofMobile.some(({ id }) => id === named)) return refuse('NOT_FOUND')
  const open = ofMobile.find(({ state }) => state === 'open')
  const found = open && !(await closeIfOver(open, incoming.at, deps)) ? open : undefined
  const outcome = loginOutcome(
    {
      answer: found ? { ...found.document, mobileNumber: found.document.applicantDetails[0].mobileNumber } : 'none',
      mobileNumber: session.mobileNumber,
      signingIn: request.applicationIdParams === 'Y',
      productUrl: found && rejectionUrl(found, deps),
    },
    incoming.today,
    deps.masterData().policy,
  )
  if (outcome.to === 'dedupe' || !found) return outcome.to === 'error' ? refuse(outcome.type) : success([])
  if (outcome.to === 'external') return refuse('REJECTED_FOUND', { redirectUrl: outcome.url })
  if (outcome.to === 'error' && outcome.type === 'REJECTED_FOUND')
    return refuse('REJECTED_FOUND', { until: outcome.until ?? undefined })
  if (outcome.to === 'error' && outcome.type !== 'APPROVED_FOUND') return refuse(outcome.type)
  return take(incoming, found, outcome.to === 'error' ? refuse('APPROVED_FOUND') : undefined, deps)
})

/** The application with the drafts that were kept beside it. */
async function wholeView({ id, document }: StoredApplication, { store, log }: Deps): Promise<ApplicationView> {
  warnOfUnknownMarker(log, document)
  return { ...viewOf(document), drafts: await store.drafts.of(id) }
}

function rejectionUrl({ document }: StoredApplication, { masterData }: Deps): string | undefined {
  const target = redirectUrl(masterData(), 'REJECTION', document.productCode)
  return target && externalUrl(target, document, masterData().redirects.allowedOrigins)
}

/**
 * Takes the hold, unless another session has it (RO-07). An approved application is held too, because its button
 * continues it.
 */
async function take(
  { session, at }: SignedIn<unknown>,
  { id }: StoredApplication,
  told: Refusal | undefined,
  deps: Deps,
) {
  const taken = await deps.store.applications.take({
    sessionId: session.id,
    applicationId: id,
    codeFreshMs: deps.masterData().policy.takeOverCodeMinutes * 60_000,
    at,
  })
  switch (taken.kind) {
    case 'held':
      return refuse('E_INVALID_SESSION', { until: new Date(taken.until).toISOString() })
    case 'sessionEnded':
      return refuse('SESSION_ENDED')
    case 'notFound':
      return refuse('NOT_FOUND')
    case 'taken': {
      if (taken.how === 'takenOver' || taken.how === 'shared')
        await deps.store.audit.append({
          what: taken.how === 'shared' ? 'hold-shared' : 'hold-taken-over',
          applicationId: id,
          sessionId: session.id,
          at,
        })
      const hold = { sessionId: session.id, applicationId: id, epoch: taken.epoch }
      return told ? { ...told, hold } : success([await wholeView(taken.application, deps)], { hold })
    }
  }
}
