import { updateApplication as call } from '@card-journey/contract/calls/apps/updateApplication.ts'
import { consentToCall } from '@card-journey/journey/application/video-call-consent.ts'
import { refuse } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { act } from '../../services/step/act.ts'
import { consentEntries } from '../../services/consent/consents.ts'
import { termsCopyFor } from '../../services/consent/terms-copy.ts'
import { saveDraft } from '../../services/step/drafts.ts'

export const updateApplication = applicantRoute(call, async (incoming, deps) => {
  const { application, view, stored, transactionId, at, now, today, save } = incoming
  const { applicationReferenceNo, version, screen, action, completedScreen, ...answers } =
    incoming.request.applicationDetails
  if (applicationReferenceNo !== stored.id) return refuse('NOT_FOUND')
  if (incoming.request.draft) return saveDraft(incoming, screen, answers, deps)
  if (version !== stored.version) return refuse('VERSION_CONFLICT', { application: view })

  const acted = await act(
    { application, view, applicationId: stored.id, transactionId, at, now, today },
    { screen, action, answers, completedScreen, shown: incoming.request.consent },
    deps,
  )
  if (acted.refusal) {
    await deps.store.audit.append({
      what: acted.event,
      detail: { screen, action },
      applicationId: stored.id,
      sessionId: incoming.session.id,
      at: incoming.at,
    })
    return acted.refusal
  }
  const videoCall = consentToCall(acted.application, acted.consents ?? [], now)
  const consents = consentEntries(videoCall.fresh, incoming.request.language ?? 'en', deps.masterData())
  const reply = await save({
    next: videoCall.application,
    what: acted.event,
    detail: { screen, action },
    consents,
    outbox: termsCopyFor(consents, videoCall.application, now),
    clearsDraft: screen,
    respond: (saved) => [saved],
  })
  // A PAN that another application has taken in the meantime counts as a wrong one too.
  if (reply.ok || reply.problem !== 'P101') await acted.panTry?.giveBack()
  return reply
})
