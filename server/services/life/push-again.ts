import { withFacts } from '@card-journey/journey/application/record.ts'
import type { Marker } from '@card-journey/journey/ids/markers.ts'
import type { Deps } from '../../compose.ts'
import { awaitsBank } from './back-office.ts'
import { nextStep, roundOf } from './next-step.ts'

/**
 * An operator has the bank's next step taken at once: a card ordered again after a refusal, a host asked again that was
 * down. It is a look beside the chain, which goes on as it was, and takes the same steps under the same references: however
 * often it is asked for, there is one card. Nothing is pushed where the applicant has the next word.
 */
export async function pushAgain(
  applicationId: string,
  { store, clock }: Pick<Deps, 'store' | 'clock'>,
): Promise<{ pushed: boolean; marker?: Marker }> {
  const stored = await store.applications.read(applicationId)
  if (!stored) return { pushed: false }
  const { document, version } = stored
  const marker = document.completedScreen
  if (marker !== 'VISIONPLUS_FAILED' && !awaitsBank(document)) return { pushed: false, marker }
  const at = clock()
  const press = `push:${applicationId}`
  // Pressed twice within a minute, it is one push, also where the first press has changed the record by then.
  if (!(await store.limits.take({ key: press, limit: 1, windowSeconds: 60, at })).allowed)
    return { pushed: false, marker }
  const look = { kind: 'back-office', payload: { marker, looks: 0, notified: true } } as const
  const { cardOrder } = document.facts
  if (!cardOrder?.againAt) {
    const reference = `${marker}-pushed-${roundOf(version)}-${at}`
    return { pushed: await store.outbox.add({ ...look, reference, applicationId, at }), marker }
  }
  // A refused order waits for its time: that is now.
  const saved = await store.save({
    writer: 'job',
    applicationId,
    version,
    document: withFacts(document, { cardOrder: { ...cardOrder, againAt: new Date(at).toISOString() } }),
    audit: [],
    // Looks of its own: what follows from this order is seen before the turn of the one that was waiting.
    outbox: [nextStep(marker, 0, `pushed-${roundOf(version)}`)],
    at,
  })
  if (saved.kind !== 'saved') await store.limits.giveBack(press)
  return { pushed: saved.kind === 'saved', marker }
}
