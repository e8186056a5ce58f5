import { etb, ntb } from '../../action.ts'

const setting = { answers: true, call: 'setMPIN' } as const

export const actions = [
  ntb('set-mpin', 'submit', ['VISIONPLUS_APPROVED'], 'outcome', setting),
  ntb('set-mpin', 'later', ['VISIONPLUS_APPROVED'], 'stays'),
  etb('set-mpin', 'submit', ['VISIONPLUS_APPROVED', 'VIRTUAL_CARD_DETAILS'], 'outcome', setting),
]
