import { groupedRupees, rupees } from '../../../fields/rupees.ts'
import { mayDeposit } from '../../../rules/credit/offer-terms.ts'
import type { ScreenForm } from '../../form.ts'

/** The deposit behind the secured card, which its limit follows from. */
export const creditCard: ScreenForm<'depositAmount'> = {
  screen: 'credit-card',
  questions: {
    depositAmount: {
      kind: rupees,
      // An offer from before there was a choice is accepted with the suggested deposit.
      asked: ({ application }) => application.facts.offerTerms?.deposit !== undefined,
    },
  },
  rules: [
    {
      field: 'depositAmount',
      broken: ({ answers, application }) => {
        const terms = application.facts.offerTerms?.deposit
        return !terms || mayDeposit(Number(answers['depositAmount']), terms) ? undefined : 'amountOutOfRange'
      },
    },
  ],
  read: ({ depositAmount, facts }) => {
    const amount = depositAmount ?? facts.offerTerms?.deposit?.standard
    return amount === undefined ? {} : { depositAmount: groupedRupees(String(amount)) }
  },
  write: (application, { depositAmount }) =>
    depositAmount ? { ...application, depositAmount: Number(depositAmount) } : application,
}
