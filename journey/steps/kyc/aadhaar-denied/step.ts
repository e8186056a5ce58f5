import { ntbIdentity } from '../../../ids/marker-groups.ts'
import { steeringAnswer } from '../../answers.ts'
import { askingStep, ntbOutcome } from '../../step.ts'
import { actions } from './actions.ts'
import { aadhaarDenied as form } from './form.ts'

export const aadhaarDenied = askingStep(form, actions, {
  answers: {
    identityDocument: steeringAnswer('facts.scan.document', ['documents']),
    documentValidUntil: steeringAnswer('facts.scan.validUntil'),
  },
  outcomes: [
    ntbOutcome(
      'SCAN_DOCUMENT',
      ['documentUploadToS3'],
      ntbIdentity,
      'driving licence or passport uploaded at aadhaar-denied',
    ),
  ],
})
