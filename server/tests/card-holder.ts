import { withFacts } from '@card-journey/journey/application/record.ts'
import { Applicant, need } from './applicant.ts'
import { calls } from './calls.ts'
import type { Running } from './running.ts'
import { begin } from './steps.ts'
import { openState, placeAt } from './stored.ts'

let mobiles = 9_481_000_000
/** The PIN of every holder. */
export const pin = '270518'

/** A holder of a card, with the PIN set or without. */
export async function cardHolder(product: Running, { withPin = true, network = 'VISA' } = {}): Promise<Applicant> {
  const { url, sandboxUrl, server } = product
  const applicant = new Applicant({ url, sandboxUrl, mobileNumber: String(mobiles++) })
  await begin(applicant)
  const { store, clock } = server.composed.deps
  const mpin = withPin ? undefined : { failures: 0, laterAt: new Date(clock()).toISOString() }
  await placeAt(product, applicant, { ...withFacts(openState(calls.setMPIN), { mpin }), creditLimit: 150_000 })
  const reference = `card-${applicant.applicationId}`
  const details = { cardReference: reference, last4: '1234', network }
  await store.cards.record({ applicationId: applicant.applicationId, reference, details, at: clock() })
  await need(applicant.load())
  if (withPin) {
    const { cardHost } = server.composed.deps.systems
    const { byReference } = cardHost.setPin
    cardHost.setPin = Object.assign(async () => ({ kind: 'answered' as const, value: { set: true as const }, ms: 1 }), {
      byReference,
    })
    await need(applicant.client.call(calls.setMPIN, { mpin: pin, confirmMpin: pin }))
    await need(applicant.load())
  }
  return applicant
}
