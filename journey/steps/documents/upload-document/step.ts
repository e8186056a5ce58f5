import { ntbDocuments } from '../../../ids/marker-groups.ts'
import { steeringAnswer } from '../../answers.ts'
import { askingStep, ntbOutcome } from '../../step.ts'
import { actions } from './actions.ts'
import { uploadDocument as form } from './form.ts'

export const uploadDocument = askingStep(form, actions, {
  answers: {
    month: steeringAnswer({ none: 'names the file beside it' }, ['documents']),
  },
  outcomes: [
    ntbOutcome(
      'DELIVERY_ADDRESS_SUBMIT',
      ['cancelTransaction', 'retrieveReport', 'finalBre'],
      ntbDocuments,
      'document analysis cancelled or failed, or the slips not accepted',
    ),
    ntbOutcome('FINAL_BRE_APPROVED', ['finalBre'], ntbDocuments, 'documents accepted or a statement reported: approve'),
    ntbOutcome('FINAL_BRE_REJECT', ['finalBre'], ntbDocuments, 'the same: reject'),
  ],
})
