import { ntbFrom, ntbHomeAddress, ntbIdentity } from '../../../ids/marker-groups.ts'
import { ntb } from '../../action.ts'

const at = [...ntbFrom('PERSONAL_DETAILS'), ...ntbIdentity]

export const actions = [
  ntb(
    'more-personal-details',
    'submit',
    at,
    ['ADDITIONAL_PERSONAL_DETAILS', ...ntbHomeAddress, 'VISIT_NEAREST_BRANCH'],
    { answers: true },
  ),
  ntb('more-personal-details', 'look-up-member', at, 'stays', { call: 'frequentFlyer' }),
  ntb('more-personal-details', 'join-airline', at, 'stays', { call: 'registermember' }),
]
