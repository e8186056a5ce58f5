import type { screenAction } from '@card-journey/contract/shapes/screen-action.ts'
import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import { errorOfSpentTries } from '@card-journey/journey/rules/sign-in/attempts.ts'
import type * as z from 'zod/mini'
import { wrongState } from '../http/wrong-state.ts'
import { refuse, success } from '../http/reply.ts'
import type { SaveChange } from '../http/saving.ts'
import type { HeldApplication } from '../services/held-application.ts'
import type { Denial } from '../services/step/act.ts'
import type { StepTaken } from '../services/step/take-step.ts'

/** By how much a browser's clock may be ahead (the envelope's limit); more would hold back later drafts. */
const clockTolerance = 120_000

/** When answers were typed, as far as the browser can be believed. */
export const typingTime = (typedAt: number | undefined, at: number): number =>
  Math.min(typedAt ?? at, at + clockTolerance)

interface StepRequest {
  applicationDetails: z.infer<typeof screenAction>
  typedAt?: number | undefined
}

/** The action of a step call that shows no consents; refused unless it is about this application as it now stands. */
export function readStep({ request, view, stored, at }: HeldApplication & { request: StepRequest }) {
  const { applicationReferenceNo, version, screen, action, completedScreen, ...answers } = request.applicationDetails
  if (applicationReferenceNo !== stored.id) return refuse('NOT_FOUND')
  if (version !== stored.version) return refuse('VERSION_CONFLICT', { application: view })
  const typedAt = typingTime(request.typedAt, at)
  return success({ screen, action, answers, completedScreen, language: 'en', typedAt })
}

/** Saves what an action changed and answers with the application, or with why it is refused. */
export async function saveStep(step: StepTaken, { view, save }: { view: ApplicationView; save: SaveChange<'effect'> }) {
  if (step.kind === 'denied') return refuseStep(step.denial, view)
  const reply = await save({ ...step.change, respond: (saved) => [saved] })
  // A PAN that another application has taken in the meantime counts as a wrong one too.
  if (reply.ok || reply.problem !== 'P101') await step.attempt?.giveBack()
  return reply
}

function refuseStep(denial: Denial, view: ApplicationView) {
  switch (denial.kind) {
    case 'unknownAction':
      return refuse('BAD_REQUEST')
    case 'outOfPlace':
      return wrongState(view)
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
      return refuse(errorOfSpentTries[denial.of], {
        ...(denial.of === 'crn' && { triesLeft: 0, application: { ...view, attemptsLeft: { crn: 0 } } }),
      })
    case 'bureauNotAsked':
      return refuse('WRONG_STATE')
    case 'unavailable':
      return refuse('UNAVAILABLE')
  }
}
