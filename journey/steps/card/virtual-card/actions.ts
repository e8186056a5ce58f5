import { etb, ntb } from '../../action.ts'

const ntbCard = ['VISIONPLUS_APPROVED', 'MPIN_SET'] as const
const etbCard = ['VISIONPLUS_APPROVED', 'VIRTUAL_CARD_DETAILS', 'MPIN_SET'] as const

export const actions = [
  ntb('virtual-card', 'show', ntbCard, 'stays', { call: 'getVirtualCardDetails' }),
  ntb('virtual-card', 'send-code', ntbCard, 'stays', { call: 'sendSms' }),
  ntb('virtual-card', 'reveal-number', ntbCard, 'stays', { call: 'fetchCardNumber' }),
  ntb('virtual-card', 'reveal-cvv', ntbCard, 'stays', { call: 'fetchCardCVV' }),
  ntb('virtual-card', 'reveal-expiry', ntbCard, 'stays', { call: 'fetchExpiryDetails' }),
  ntb('virtual-card', 'activate', ntbCard, 'stays', { call: 'activateCard' }),
  ntb('virtual-card', 'see-controls', ntbCard, 'stays', { call: 'spendInquiry' }),
  ntb('virtual-card', 'change-control', ntbCard, 'stays', { call: 'spendUpdate' }),
  ntb('virtual-card', 'see-billing', ntbCard, 'stays', { call: 'statementInquiry' }),
  ntb('virtual-card', 'change-billing', ntbCard, 'stays', { call: 'statementUpdate' }),
  ntb('virtual-card', 'see-upi', ntbCard, 'stays', { call: 'upiInquiry' }),
  ntb('virtual-card', 'change-upi', ntbCard, 'stays', { call: 'upiUpdate' }),
  ntb('virtual-card', 'see-add-ons', ntbCard, 'stays', { call: 'addOnInquiry' }),
  ntb('virtual-card', 'order-add-on', ntbCard, 'stays', { call: 'addOnOrder' }),
  etb('virtual-card', 'show', etbCard, 'outcome', { call: 'getVirtualCardDetails' }),
  etb('virtual-card', 'send-code', etbCard, 'stays', { call: 'sendSms' }),
  etb('virtual-card', 'reveal-number', etbCard, 'stays', { call: 'fetchCardNumber' }),
  etb('virtual-card', 'reveal-cvv', etbCard, 'stays', { call: 'fetchCardCVV' }),
  etb('virtual-card', 'reveal-expiry', etbCard, 'stays', { call: 'fetchExpiryDetails' }),
  etb('virtual-card', 'activate', etbCard, 'stays', { call: 'activateCard' }),
  etb('virtual-card', 'see-controls', etbCard, 'stays', { call: 'spendInquiry' }),
  etb('virtual-card', 'change-control', etbCard, 'stays', { call: 'spendUpdate' }),
  etb('virtual-card', 'see-billing', etbCard, 'stays', { call: 'statementInquiry' }),
  etb('virtual-card', 'change-billing', etbCard, 'stays', { call: 'statementUpdate' }),
  etb('virtual-card', 'see-upi', etbCard, 'stays', { call: 'upiInquiry' }),
  etb('virtual-card', 'change-upi', etbCard, 'stays', { call: 'upiUpdate' }),
  etb('virtual-card', 'see-add-ons', etbCard, 'stays', { call: 'addOnInquiry' }),
  etb('virtual-card', 'order-add-on', etbCard, 'stays', { call: 'addOnOrder' }),
]
