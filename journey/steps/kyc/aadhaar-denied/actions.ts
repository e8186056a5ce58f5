import { ntbIdentity } from '../../../ids/marker-groups.ts'
import { ntb } from '../../action.ts'

export const actions = [
  ntb('aadhaar-denied', 'submit', ntbIdentity, 'outcome', { answers: true, call: 'documentUploadToS3' }),
]
