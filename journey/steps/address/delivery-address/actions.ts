import { etbDelivery, ntbReferred } from '../../../ids/marker-groups.ts'
import { etb, ntb } from '../../action.ts'

const served = { answers: true, needs: ['pincodeServed'] } as const

export const actions = [
  ntb('delivery-address', 'submit', ntbReferred, 'DELIVERY_ADDRESS_SUBMIT', served),
  etb('delivery-address', 'submit', etbDelivery, 'stays', served),
  etb('delivery-address', 'decide', etbDelivery, 'outcome', { call: 'breResponseDetails', when: 'delivered' }),
]
