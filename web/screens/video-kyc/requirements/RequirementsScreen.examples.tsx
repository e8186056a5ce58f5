import { asking } from '../../../examples/example-states.ts'
import { Fixture, type Examples, type FixtureProps } from '../../../examples/examples.tsx'
import { unreachable } from '../../customer-for-tests.ts'
import { freeSlots, kycClosed, kycMaster, proven } from '../../kyc/kyc-person-for-tests.ts'
import { RequirementsScreen } from './RequirementsScreen.tsx'

const at = (different: Partial<FixtureProps>) => (
  <Fixture screen="requirements" application={proven} master={kycMaster} callOnDesktop {...different}>
    <RequirementsScreen />
  </Fixture>
)

const putOff = {
  ...proven,
  facts: { ...proven.facts, videoKyc: { laterAt: '2026-11-20T11:45:00+05:30' } },
}

const expired = (expiredIn: 'queue' | 'call') => ({
  ...proven,
  completedScreen: 'VKYC_INIT' as const,
  facts: { ...proven.facts, videoKyc: { expiredAt: '2026-11-20T11:59:00+05:30', expiredIn } },
})

export const examples: Examples = {
  ...asking(at, { filled: { answers: { consentVkyc: 'Y' } }, refused: { answers: {} } }),
  'consent already given': at({
    application: {
      ...proven,
      facts: { ...proven.facts, videoKyc: { consent: { version: '1.0', at: '2026-11-20T11:40:00+05:30' } } },
    },
  }),
  'waited too long': at({ application: expired('queue') }),
  'the call was lost': at({ application: expired('call') }),
  'put off, no time booked': at({ application: putOff, calls: { callSlots: { ok: true, response: freeSlots } } }),
  'put off, looking for the booking': at({ application: putOff }),
  'a call is booked': at({
    application: putOff,
    calls: { callSlots: { ok: true, response: { ...freeSlots, booked: '2026-11-21T10:00:00+05:30' } } },
  }),
  'a computer will not do': at({ callOnDesktop: false }),
  closed: at({ master: kycClosed }),
  loading: at({ master: {} }),
  'hours and consent not to be had': at({
    master: {},
    calls: { getConsentDetails: unreachable, getVKYCSecurityDetails: unreachable, getHolidaysList: unreachable },
  }),
}
