import { partyTypeReason } from '../../../rules/identity/pan-dedupe.ts'
import { plainStep } from '../../step.ts'
import { actions } from './actions.ts'

export const panRegistered = plainStep(actions, {
  // Internal, never shown.
  effects: { 'no-registered-number': (application) => ({ ...application, reason: partyTypeReason }) },
})
