import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { holderProof } from '../../shapes/holder-proof.ts'
import { askedSpendControl, spendControl } from '../../shapes/spend-control.ts'
import { ofProof } from '../../wire-problems.ts'

export const spendUpdate = defineCall({
  id: 'spendUpdate',
  method: 'POST',
  path: '/api/apps/spendUpdate',
  summary:
    'Changes one kind of use of the card. Letting the card do more needs the PIN, or the code from sendSms (CARD_CHANGE_OTP) of a holder without one.',
  caller: 'applicant',
  allowed: 'by-action',
  request: z.extend(askedSpendControl, holderProof),
  response: z.strictObject({ control: spendControl }),
  problems: ['NOT_FOUND', 'FIELDS_REFUSED', ...ofProof],
  limit: 'pin',
  repeat: 'effect',
})
