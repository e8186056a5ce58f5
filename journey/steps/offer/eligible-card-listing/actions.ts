import { etb } from '../../action.ts'

export const actions = [
  etb('eligible-card-listing', 'choose', ['ELIGIBLE_CARDS'], 'stays', { answers: true, needs: ['eligibleCardKnown'] }),
]
