import { saving } from '../../../examples/example-states.ts'
import { Fixture, type Examples, type FixtureProps } from '../../../examples/examples.tsx'
import { unreachable } from '../../customer-for-tests.ts'
import { home, withHome, lists } from '../../person-for-tests.ts'
import { CheckAnswersScreen } from './CheckAnswersScreen.tsx'

const at = (different: Partial<FixtureProps>) => (
  <Fixture screen="check-answers" application={withHome} master={lists} {...different}>
    <CheckAnswersScreen />
  </Fixture>
)

const consent = (code: string, title: string, value: 'Y' | 'N') => ({
  code,
  title,
  version: '1.0',
  value,
  day: '2026-11-20',
  history: [],
  withdrawable: false,
})

/** What everybody is asked before the first code. */
const agreed = {
  givenConsents: {
    ok: true as const,
    response: [
      consent('TNC', 'Terms and conditions', 'Y'),
      consent('BUREAU', 'Credit report', 'Y'),
      consent('whatsappconsent', 'Updates on WhatsApp', 'N'),
    ],
  },
}

export const examples: Examples = {
  'with consents': at({ calls: agreed }),
  'all answers': at({}),
  'typed address': at({
    application: {
      ...withHome,
      completedScreen: 'RESIDENCE_ADDRESS',
      addressDetails: [home],
      referralCode: 'FRIEND26',
    },
  }),
  'without the lists': at({
    master: {},
    calls: { getIncomeDetails: unreachable, getIndustryDetails: unreachable },
  }),
  saving: at({ state: saving }),
  failed: at({
    state: { problem: { ok: false, call: 'breResponseDetails', problem: 'TOO_MANY', detail: {}, message: '' } },
  }),
  loading: at({ application: null }),
}
