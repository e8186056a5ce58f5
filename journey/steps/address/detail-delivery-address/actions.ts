import { etbDelivery, ntbReferred } from '../../../ids/marker-groups.ts'
import { etb, ntb } from '../../action.ts'

const served = { answers: true, needs: ['pincodeServed'] } as const

export const actions = [
  ntb('detail-delivery-address', 'submit', ntbReferred, 'DELIVERY_ADDRESS_SUBMIT', served),
  etb('detail-delivery-address', 'submit', etbDelivery, 'outcome', { ...served, call: 'addressUpdate' }),
]
