import type { CallId } from '../../../ids/calls.ts'
import { ntbHomeAddress } from '../../../ids/marker-groups.ts'
import type { Marker } from '../../../ids/markers.ts'
import { ntbOutcome, plainStep } from '../../step.ts'
import { actions } from './actions.ts'

/** The decision's answer, whichever screen asks for it. */
const decisions: readonly CallId[] = ['breResponseDetails', 'socialTrust']
const from: readonly Marker[] = [...ntbHomeAddress, 'BRE_APPROVED', 'BRE_REJECT']

export const checkAnswers = plainStep(actions, {
  outcomes: [
    ntbOutcome(
      'BRE_APPROVED',
      decisions,
      from,
      'incomeDocRequired N: approve or refer on the first run, approve on a re-decision',
    ),
    ntbOutcome('BRE_REJECT', decisions, from, 'soft, hard, verdict or PostBRE reject'),
    ntbOutcome(
      'FIRST_BRE_REFERRED',
      decisions,
      from,
      're-decision: refer, incomeDocRequired N; sets NSTP, isDocRequired Y',
    ),
  ],
})
