import { ntbCall } from '../../../ids/marker-groups.ts'
import { ntbOutcome, plainStep } from '../../step.ts'
import { actions } from './actions.ts'

export const permission = plainStep(actions, {
  outcomes: [ntbOutcome('VKYC_INIT', ['vkycCallWait'], ntbCall, 'the queue took the applicant')],
})
