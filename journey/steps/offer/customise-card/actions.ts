import { etb } from '../../action.ts'

export const actions = [
  etb('customise-card', 'submit', ['ELIGIBLE_CARDS'], 'outcome', { answers: true, call: 'customerOfferDetails' }),
]
