import { etb } from '../../action.ts'

export const actions = [etb('auth-card-details', 'choose', ['ELIGIBLE_CARDS'], 'stays')]
