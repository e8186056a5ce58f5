import { withFacts } from '@card-journey/journey/application/record.ts'
import { Applicant, need } from './applicant.ts'
import { calls } from './calls.ts'
import type { Running } from './running.ts'
import { begin } from './steps.ts'
import { openState, placeAt } from './stored.ts'

let mobiles = 9_482_000_000

/** An applicant with a proven identity and a fresh position, who may ask for the call. */
export async function atPermission(running: Running): Promise<Applicant> {
  const { url, sandboxUrl, server } = running
  const applicant = new Applicant({ url, sandboxUrl, mobileNumber: String(mobiles++) })
  await begin(applicant)
  const record = openState(calls.vkycCallWait)
  const at = new Date(server.composed.deps.clock()).toISOString()
  await placeAt(
    running,
    applicant,
    withFacts(record, {
      aadhaar: { ...record.facts.aadhaar, verifiedAt: at },
      videoKyc: { requirementsAt: at, location: { insideIndia: true, at } },
    }),
  )
  await need(applicant.load())
  return applicant
}

/** Makes the Aadhaar check eight days old: too old for the call, whatever the holidays are. */
export async function ageAadhaar(running: Running, applicant: Applicant): Promise<void> {
  const { store, clock } = running.server.composed.deps
  const stored = await store.applications.read(applicant.applicationId)
  if (!stored) throw new Error('no application')
  const verifiedAt = new Date(clock() - 8 * 86_400_000).toISOString()
  const { aadhaar } = stored.document.facts
  await placeAt(running, applicant, withFacts(stored.document, { aadhaar: { ...aadhaar, verifiedAt } }))
  await need(applicant.load())
}
