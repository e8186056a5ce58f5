import type { ActionRow } from '../action.ts'
import { etb, ntb } from '../action.ts'
import { etbIdentity } from '../../ids/marker-groups.ts'

export const outcomeActions: readonly ActionRow[] = [
  ntb('pan-registered', 'no-registered-number', ['PAN_ALREADY_REGISTERED'], 'VISIT_NEAREST_BRANCH'),

  etb('reject811Customer', 'visit-branch', etbIdentity, 'VISIT_NEAREST_BRANCH'),
]
