import { Fixture, type Examples } from '../../../examples/examples.tsx'
import { consenting, freeSlots, kycMaster, proven, queued } from '../../kyc/kyc-person-for-tests.ts'
import { KycLaterScreen } from './KycLaterScreen.tsx'

const booking = (response: unknown, application = proven) => (
  <Fixture
    screen="kyc-later"
    application={application}
    master={kycMaster}
    calls={{ callSlots: { ok: true, response } }}
  >
    <KycLaterScreen />
  </Fixture>
)
const waiting = { ...queued.facts?.videoKyc, ticketExpiresAt: '2026-11-20T12:20:00+05:30' }

export const examples: Examples = {
  'times to book': booking(freeSlots),
  booked: booking({ ...freeSlots, booked: '2026-11-21T10:00:00+05:30' }),
  'no time left': booking({ ...freeSlots, days: [] }),
  'in the queue': booking(freeSlots, { ...queued, facts: { ...queued.facts, videoKyc: waiting } }),
  'Aadhaar proven': (
    <Fixture screen="kyc-later" application={proven} master={kycMaster}>
      <KycLaterScreen />
    </Fixture>
  ),
  'before Aadhaar': (
    <Fixture screen="kyc-later" application={consenting} master={kycMaster}>
      <KycLaterScreen />
    </Fixture>
  ),
}
