import { asking } from '../../../examples/example-states.ts'
import { Fixture, type Examples, type FixtureProps } from '../../../examples/examples.tsx'
import { proven } from '../../kyc/kyc-person-for-tests.ts'
import { mobileBanking } from '../card-consents-for-tests.ts'
import { SetMpinScreen } from './SetMpinScreen.tsx'

const ready = { ...proven, completedScreen: 'VISIONPLUS_APPROVED' } as const
const at = (different: Partial<FixtureProps>) => (
  <Fixture screen="set-mpin" application={ready} master={mobileBanking} {...different}>
    <SetMpinScreen />
  </Fixture>
)

export const examples: Examples = {
  ...asking(at, {
    filled: { answers: { mpin: '270391', confirmMpin: '270391' } },
    refused: {
      calls: { setMPIN: { ok: false, call: 'setMPIN', problem: 'FIELDS_REFUSED', detail: {}, message: '' } },
      refuses: { mpin: 'mpinIsBirthDate' },
    },
  }),
  loading: at({ master: {} }),
  'its design on its way': at({ application: { ...ready, productLogo: 'on-its-way' } }),
  locked: at({
    application: {
      ...ready,
      facts: { ...proven.facts, mpin: { failures: 3, lockedUntil: '2026-11-20T13:40:00+05:30' } },
    },
  }),
}
