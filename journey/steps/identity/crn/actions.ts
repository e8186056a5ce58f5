import { etbIdentity } from '../../../ids/marker-groups.ts'
import { etb } from '../../action.ts'

export const actions = [
  etb('crn', 'submit', etbIdentity, 'VERIFY_DOB_CRN', { answers: true, needs: ['crnOwn'] }),
  etb('crn', 'visit-branch', etbIdentity, 'VISIT_NEAREST_BRANCH'),
]
