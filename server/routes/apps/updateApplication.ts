import { updateApplication as call } from '@card-journey/contract/calls/apps/updateApplication.ts'
import { refuse, success } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { saveDraft } from '../../services/step/drafts.ts'
import { takeStep } from '../../services/step/take-step.ts'
import { saveStep, typingTime } from '../step-reply.ts'

export const updateApplication = applicantRoute(call, async (incoming, deps) => {
  const { request, view, stored, at } = incoming
  const { applicationReferenceNo, version, screen, action, completedScreen, ...answers } = request.applicationDetails
  if (applicationReferenceNo !== stored.id) return refuse('NOT_FOUND')
  const typedAt = typingTime(request.typedAt, at)
  if (request.draft) {
    const { leaving } = request
    const draft = await saveDraft(incoming, { screen, answers, typedAt, leaving }, deps)
    if (draft === 'kept') return success([view])
    return refuse(draft === 'foreignField' ? 'FIELD_NOT_YOURS' : 'A101')
  }
  if (version !== stored.version) return refuse('VERSION_CONFLICT', { application: view })
  const { consent: shown, language = 'en' } = request
  const step = await takeStep(incoming, { screen, action, answers, completedScreen, shown, language, typedAt }, deps)
  return saveStep(step, incoming)
})
