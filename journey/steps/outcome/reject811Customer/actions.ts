import { etbIdentity } from '../../../ids/marker-groups.ts'
import { etb } from '../../action.ts'

export const actions = [etb('reject811Customer', 'visit-branch', etbIdentity, 'VISIT_NEAREST_BRANCH')]
