import { updateApplication as call } from '@card-journey/contract/calls/apps/updateApplication.ts'
import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { actionRow } from '@card-journey/journey/steps/actions.ts'
import { refuse, success } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { slowStep } from '../../services/slow-step.ts'
import { saveDraft } from '../../services/step/drafts.ts'
import { waitsForSystems } from '../../services/step/ask-facts.ts'
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
  const take = async () =>
    saveStep(
      await takeStep(incoming, { screen, action, answers, completedScreen, shown, language, typedAt }, deps),
      incoming,
    )
  return waitsForSystems(actionRow(screen as ScreenId, action, view.customerType))
    ? slowStep('details', incoming, deps, take)
    : take()
})
