import { ntbCall } from '../../../ids/marker-groups.ts'
import { ntb } from '../../action.ts'

export const actions = [ntb('requirements', 'submit', ntbCall, 'stays', { answers: true })]
