import { Fixture, type Examples } from '../../../examples.tsx'
import { proven } from '../../kyc/kyc-person-for-tests.ts'
import { SetMpinScreen } from './SetMpinScreen.tsx'

export const examples: Examples = {
  empty: (
    <Fixture screen="set-mpin" application={{ ...proven, completedScreen: 'VISIONPLUS_APPROVED' }}>
      <SetMpinScreen />
    </Fixture>
  ),
  refused: (
    <Fixture
      screen="set-mpin"
      application={{ ...proven, completedScreen: 'VISIONPLUS_APPROVED' }}
      calls={{ setMPIN: { ok: false, call: 'setMPIN', problem: 'FIELDS_REFUSED', detail: {}, message: '' } }}
      refuses={{ mpin: 'mpinIsBirthDate' }}
    >
      <SetMpinScreen />
    </Fixture>
  ),
  locked: (
    <Fixture
      screen="set-mpin"
      application={{
        ...proven,
        completedScreen: 'VISIONPLUS_APPROVED',
        facts: { ...proven.facts, mpin: { failures: 3, lockedUntil: '2026-11-20T13:40:00+05:30' } },
      }}
    >
      <SetMpinScreen />
    </Fixture>
  ),
}
