import { updateApplication as call } from '@card-journey/contract/calls/apps/updateApplication.ts'
import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import { standing } from '@card-journey/journey/flow/standing.ts'
import { errorOfSpentTries } from '@card-journey/journey/rules/sign-in/attempts.ts'
import { refuse, success } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import type { Denial } from '../../services/step/act.ts'
import { saveDraft } from '../../services/step/drafts.ts'
import { takeStep } from '../../services/step/take-step.ts'

/** By how much a browser's clock may be ahead (the envelope's limit); more would hold back later drafts. */
const clockTolerance = 120_000

export const updateApplication = applicantRoute(call, async (incoming, deps) => {
  const { request, view, stored, at } = incoming
  const { applicationReferenceNo, version, screen, action, completedScreen, ...answers } = request.applicationDetails
  if (applicationReferenceNo !== stored.id) return refuse('NOT_FOUND')
  const typedAt = Math.min(request.typedAt ?? at, at + clockTolerance)
  if (request.draft) {
    const { leaving } = request
    const draft = await saveDraft(incoming, { screen, answers, typedAt, leaving }, deps)
    if (draft === 'kept') return success([view])
    return refuse(draft === 'foreignField' ? 'FIELD_NOT_YOURS' : 'A101')
  }
  if (version !== stored.version) return refuse('VERSION_CONFLICT', { application: view })
  const { consent: shown, language = 'en' } = request
  const step = await takeStep(incoming, { screen, action, answers, completedScreen, shown, language, typedAt }, deps)
  if (step.kind === 'denied') return refuseStep(step.denial, view)
  const reply = await incoming.save({ ...step.change, respond: (saved) => [saved] })
  // A PAN that another application has taken in the meantime counts as a wrong one too.
  if (reply.ok || reply.problem !== 'P101') await step.attempt?.giveBack()
  return reply
})

function refuseStep(denial: Denial, view: ApplicationView) {
  switch (denial.kind) {
    case 'unknownAction':
      return refuse('BAD_REQUEST')
    case 'outOfPlace':
      return refuse('WRONG_STATE', { screen: standing(view), application: view })
    case 'foreignField':
      return refuse('FIELD_NOT_YOURS')
    case 'mistakes':
      return refuse('FIELDS_REFUSED', { fields: denial.fields })
    case 'unfit':
      return refuse('NOT_ELIGIBLE', { unfit: denial.unfit })
    case 'consentsOutdated':
      return refuse('CONSENT_CHANGED', { fields: denial.fields })
    case 'stopped':
      return refuse(denial.error)
    case 'triesSpent':
      return refuse(errorOfSpentTries[denial.of])
    case 'bureauNotAsked':
      return refuse('WRONG_STATE')
    case 'unavailable':
      return refuse('UNAVAILABLE')
  }
}
