import { etb, ntb } from '../../action.ts'

const ntbReviewed = ['DELIVERY_ADDRESS_SUBMIT', 'CONGRATULATION', 'OFFICEADDRESS_SUCCESS'] as const
const etbReviewed = ['BRE_APPROVED', 'FIRST_BRE_REFERRED'] as const

export const actions = [
  ntb('review-telecaller', 'submit', ntbReviewed, 'stays', { answers: true }),
  etb('review-telecaller', 'submit', etbReviewed, 'stays', { answers: true }),
]
