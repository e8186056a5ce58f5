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
      ['cancelTransaction', 'retrieveReport'],
      ntbDocuments,
      'document analysis cancelled or failed',
    ),
    ntbOutcome('FINAL_BRE_APPROVED', ['finalBre'], ntbDocuments, 'documents accepted: approve'),
    ntbOutcome('FINAL_BRE_REJECT', ['finalBre'], ntbDocuments, 'documents accepted: reject'),
  ],
})
