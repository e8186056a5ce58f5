import type { Application } from '@card-journey/journey/application/application.ts'
import type { Marker } from '@card-journey/journey/ids/markers.ts'
import { opensCustomerUpdate } from '@card-journey/journey/rules/life/back-office.ts'
import type { OutboxEntry } from '../../store/records.ts'

/**
 * The entry that takes the bank's next step with an application at this marker. Its reference names the look, so two
 * chains of looks for one application become one. `round` tells apart the times at which an application comes to a marker.
 */
export const nextStep = (marker: Marker, looks = 0, round?: string, silentSince?: number): OutboxEntry => ({
  kind: 'back-office',
  reference: `${looks === 0 ? `after-${marker}` : `${marker}-look-${looks}`}${round ? `-${round}` : ''}`,
  payload: { marker, looks, ...(round && { round }), ...(silentSince !== undefined && { silentSince }) },
})

/** An application may come to a marker more than once; each time it is another version of its record. */
export const roundOf = (version: number): string => `v${version}`

/** The bank's first step with an existing customer who has accepted the terms. */
export const afterTerms = ({ customerType, completedScreen, facts, version }: Application): OutboxEntry[] =>
  customerType === 'ETB' && facts.terms && opensCustomerUpdate.includes(completedScreen)
    ? [nextStep(completedScreen, 0, roundOf(version))]
    : []
