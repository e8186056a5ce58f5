import { asking } from '../../../examples/example-states.ts'
import { Fixture, type Examples, type FixtureProps } from '../../../examples/examples.tsx'
import { card, done, startConsents, unreachable } from '../../customer-for-tests.ts'
import { ConfirmScreen, type ConfirmScreenProps } from './ConfirmScreen.tsx'

const product = card({ productCode: 'PVRB', productName: 'Example Card' })
const by = (who: 'telecaller' | 'partner'): ConfirmScreenProps['prepared'] => ({
  state: 'here',
  data: { product, mobileNumber: '98****3210', by: who, asksPartnerStatus: who === 'partner' },
})

const at = (different: Partial<FixtureProps>, prepared = by('telecaller')) => (
  <Fixture screen="confirm" application={null} master={{ getConsentDetails: startConsents }} {...different}>
    <ConfirmScreen prepared={prepared} sendCode={done} />
  </Fixture>
)

export const examples: Examples = {
  ...asking((different) => at(different), {
    filled: { answers: { consentTnc: 'Y', consentBureau: 'Y' } },
    refused: { answers: { consentTnc: 'Y' } },
  }),
  'by a partner': at({}, by('partner')),
  'consents not to be had': at({
    master: {},
    calls: { getConsentDetails: unreachable },
  }),
  loading: at({}, { state: 'loading' }),
  'link expired': at({}, { state: 'failed' }),
}
