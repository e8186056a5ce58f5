import { deliveryPaces, deliveryStates } from '@card-journey/journey/rules/address/delivery-pace.ts'
import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { applicationView } from '../../shapes/application.ts'
import { cardActivation } from '../../shapes/card-activation.ts'
import { ofSaving } from '../../wire-problems.ts'

export const getVirtualCardDetails = defineCall({
  id: 'getVirtualCardDetails',
  method: 'POST',
  path: '/api/apps/getVirtualCardDetails',
  summary: 'The issued card, masked: first two and last four digits, name, limit, where the physical card is.',
  caller: 'applicant',
  allowed: 'by-action',
  request: z.strictObject({}),
  response: z.strictObject({
    maskedNumber: z.string(),
    nameOnCard: z.string(),
    network: z.string(),
    creditLimit: z.number(),
    physicalCard: z.strictObject({
      state: z.enum(deliveryStates),
      expectedBy: z.string(),
      pace: z.enum(deliveryPaces),
    }),
    mpinSet: z.boolean(),
    /** Absent where the card host knows no activation, or does not say. */
    activation: z.optional(cardActivation),
    /** With the first answer to an existing customer, who has come to the card by it. */
    application: z.optional(applicationView),
  }),
  problems: ['NOT_FOUND', 'C102', ...ofSaving],
  limit: 'lookup',
  repeat: 'read',
})
