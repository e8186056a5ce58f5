import type { Marker } from '@card-journey/journey/ids/markers.ts'
import type { OutboxEntry } from '../../store/records.ts'

/**
 * The entry that takes the bank's next step with an application at this marker. Its reference names the look, so two
 * chains of looks for one application become one. `round` tells apart the times at which an application comes to a marker.
 */
export const nextStep = (marker: Marker, looks = 0, round?: string): OutboxEntry => ({
  kind: 'back-office',
  reference: `${looks === 0 ? `after-${marker}` : `${marker}-look-${looks}`}${round ? `-${round}` : ''}`,
  payload: { marker, looks, ...(round && { round }) },
})
