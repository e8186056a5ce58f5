import type { CallId } from '../../../ids/calls.ts'
import type { Marker } from '../../../ids/markers.ts'
import { ntbOutcome, plainStep } from '../../step.ts'
import { actions } from './actions.ts'

const by: readonly CallId[] = ['vkycCustomerStatus']
const from: readonly Marker[] = ['VKYC_INIT']

export const agentWaiting = plainStep(actions, {
  outcomes: [
    ntbOutcome('VKYC_APPROVED', by, from, 'approved or accepted, confirmed by the auditor'),
    ntbOutcome('VKYC_REJECT', by, from, 'decline, confirmed by the auditor'),
    ntbOutcome('PENDING', by, from, 'refer; kyc-unable-to-verify first'),
  ],
})
