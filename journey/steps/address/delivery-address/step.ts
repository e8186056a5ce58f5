import { addressOf } from '../../../application/due.ts'
import { etbDelivery } from '../../../ids/marker-groups.ts'
import type { Marker } from '../../../ids/markers.ts'
import { keptAnswer } from '../../answers.ts'
import { askingStep, etbOutcome } from '../../step.ts'
import { chosenAddress } from '../asked-address.ts'
import { actions } from './actions.ts'
import { deliveryAddress as form } from './form.ts'
import { summary } from '../later-summary.ts'

const from: readonly Marker[] = [...etbDelivery, 'BRE_REJECT']

export const deliveryAddress = askingStep(form, actions, {
  summary,
  answers: {
    addressType: keptAnswer('addressDetails', 'deliveryAddress', []),
  },
  address: chosenAddress('delivery', 'addressType', (application, { addressType }) =>
    addressOf(application, addressType === 'OFFICE' ? 'OFFICE' : 'RESIDENCE'),
  ),
  outcomes: [
    etbOutcome(
      'BRE_APPROVED',
      ['breResponseDetails'],
      from,
      'after the delivery address: approve, incomeDocRequired N',
    ),
    etbOutcome('BRE_REJECT', ['breResponseDetails'], from, 'soft, hard or PostBRE reject'),
    etbOutcome(
      'FIRST_BRE_REFERRED',
      ['breResponseDetails'],
      from,
      'refer, incomeDocRequired N (the offer check was the first); sets NSTP',
    ),
  ],
})
