import { etb, ntb } from '../../action.ts'

const ntbCard = ['VISIONPLUS_APPROVED', 'MPIN_SET'] as const
const etbCard = ['VISIONPLUS_APPROVED', 'VIRTUAL_CARD_DETAILS', 'MPIN_SET'] as const

export const actions = [
  ntb('virtual-card', 'show', ntbCard, 'stays', { call: 'getVirtualCardDetails' }),
  ntb('virtual-card', 'send-code', ntbCard, 'stays', { call: 'sendSms' }),
  ntb('virtual-card', 'reveal-number', ntbCard, 'stays', { call: 'fetchCardNumber' }),
  ntb('virtual-card', 'reveal-cvv', ntbCard, 'stays', { call: 'fetchCardCVV' }),
  ntb('virtual-card', 'reveal-expiry', ntbCard, 'stays', { call: 'fetchExpiryDetails' }),
  etb('virtual-card', 'show', etbCard, 'outcome', { call: 'getVirtualCardDetails' }),
  etb('virtual-card', 'send-code', etbCard, 'stays', { call: 'sendSms' }),
  etb('virtual-card', 'reveal-number', etbCard, 'stays', { call: 'fetchCardNumber' }),
  etb('virtual-card', 'reveal-cvv', etbCard, 'stays', { call: 'fetchCardCVV' }),
  etb('virtual-card', 'reveal-expiry', etbCard, 'stays', { call: 'fetchExpiryDetails' }),
]
