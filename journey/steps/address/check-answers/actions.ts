import { ntbHomeAddress } from '../../../ids/marker-groups.ts'
import { ntb } from '../../action.ts'

export const actions = [ntb('check-answers', 'submit', ntbHomeAddress, 'outcome', { call: 'breResponseDetails' })]
