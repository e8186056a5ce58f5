import type { ActionRow } from '../action.ts'
import { etb, ntb } from '../action.ts'

const answers = true
const card = ['VISIONPLUS_APPROVED', 'MPIN_SET'] as const
const etbCard = ['VISIONPLUS_APPROVED', 'VIRTUAL_CARD_DETAILS', 'MPIN_SET'] as const

export const cardActions: readonly ActionRow[] = [
  ntb('set-mpin', 'submit', ['VISIONPLUS_APPROVED'], 'outcome', { answers, call: 'setMPIN' }),
  ntb('virtual-card', 'show', card, 'stays', { call: 'getVirtualCardDetails' }),
  ntb('virtual-card', 'send-code', card, 'stays', { call: 'sendSms' }),
  ntb('virtual-card', 'reveal-number', card, 'stays', { call: 'fetchCardNumber' }),
  ntb('virtual-card', 'reveal-cvv', card, 'stays', { call: 'fetchCardCVV' }),
  ntb('virtual-card', 'reveal-expiry', card, 'stays', { call: 'fetchExpiryDetails' }),

  etb('virtual-card', 'show', etbCard, 'outcome', { call: 'getVirtualCardDetails' }),
  etb('virtual-card', 'send-code', etbCard, 'stays', { call: 'sendSms' }),
  etb('virtual-card', 'reveal-number', etbCard, 'stays', { call: 'fetchCardNumber' }),
  etb('virtual-card', 'reveal-cvv', etbCard, 'stays', { call: 'fetchCardCVV' }),
  etb('virtual-card', 'reveal-expiry', etbCard, 'stays', { call: 'fetchExpiryDetails' }),
  etb('set-mpin', 'submit', ['VISIONPLUS_APPROVED', 'VIRTUAL_CARD_DETAILS'], 'outcome', { answers, call: 'setMPIN' }),
]
