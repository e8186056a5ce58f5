import { etb } from '../../action.ts'

export const actions = [
  etb('etb-personal-details', 'submit', ['MISSING_PERSONAL_DETAILS'], 'outcome', {
    answers: true,
    needs: ['panValid', 'panFree'],
    call: 'customerOfferDetails',
  }),
]
