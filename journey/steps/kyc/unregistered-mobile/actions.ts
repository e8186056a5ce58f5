import { ntbIdentity } from '../../../ids/marker-groups.ts'
import { ntb } from '../../action.ts'

export const actions = [
  ntb('unregistered-mobile', 'submit', ntbIdentity, 'stays', { answers: true, call: 'mobileLinkToAadhaar' }),
]
