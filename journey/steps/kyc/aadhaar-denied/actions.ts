import { ntbIdentity } from '../../../ids/marker-groups.ts'
import { ntb } from '../../action.ts'

export const actions = [
  ntb('aadhaar-denied', 'upload', ntbIdentity, 'stays', { call: 'fileUpload' }),
  ntb('aadhaar-denied', 'remove', ntbIdentity, 'stays', { call: 'removeUpload' }),
  ntb('aadhaar-denied', 'submit', ntbIdentity, 'outcome', { answers: true, call: 'documentUploadToS3' }),
]
