import { etbIdentity } from '../../../ids/marker-groups.ts'
import { etb } from '../../action.ts'

export const actions = [etb('multiple-crn', 'submit', etbIdentity, 'VERIFY_DOB_CRN', { answers: true })]
