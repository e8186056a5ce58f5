import { etb } from '../../action.ts'

export const actions = [
  etb('customise-card', 'submit', ['ELIGIBLE_CARDS'], 'outcome', { answers: true, call: 'customerOfferDetails' }),
  etb('customise-card', 'look-up-member', ['ELIGIBLE_CARDS'], 'stays', { call: 'frequentFlyer' }),
  etb('customise-card', 'join-airline', ['ELIGIBLE_CARDS'], 'stays', { call: 'registermember' }),
]
