import { asking } from '../../../examples/example-states.ts'
import { Fixture, type Examples, type FixtureProps } from '../../../examples/examples.tsx'
import { trusted } from '../../customer-for-tests.ts'
import { VerifyTsScreen } from './VerifyTsScreen.tsx'

const wrong = {
  ok: false,
  call: 'socialTrust',
  problem: 'FIELDS_REFUSED',
  detail: { fields: { tsOTP: 'otpWrong' }, triesLeft: 2 },
  message: '',
} as const

const at = (different: Partial<FixtureProps>) => (
  <Fixture screen="verify-ts" application={trusted} calls={{ socialTrust: wrong }} {...different}>
    <VerifyTsScreen />
  </Fixture>
)

export const examples: Examples = {
  ...asking(at, { filled: { answers: { tsOTP: '4821' } }, refused: {} }),
  'may be sent again': at({
    application: {
      ...trusted,
      facts: {
        ...trusted.facts,
        trustCode: {
          for: trusted.facts?.decision?.socialTrustRequestId ?? '',
          resends: 2,
          sentAt: '2026-11-20T11:00:00+05:30',
        },
      },
    },
  }),
  'on its way': at({ application: null }),
}
