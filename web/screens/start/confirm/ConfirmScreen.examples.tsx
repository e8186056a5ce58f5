import { asking } from '../../../examples/example-states.ts'
import { Fixture, type Examples, type FixtureProps } from '../../../examples/examples.tsx'
import { card, startConsents, unreachable } from '../../customer-for-tests.ts'
import { ConfirmPrepared } from './ConfirmPrepared.tsx'
import { ConfirmScreen } from './ConfirmScreen.tsx'

const product = card({ productCode: 'PVRB', productName: 'Example Card' })

const at = (different: Partial<FixtureProps>, by: 'telecaller' | 'partner' = 'telecaller', ofRetailer = false) => (
  <Fixture screen="confirm" application={null} master={{ getConsentDetails: startConsents }} {...different}>
    <ConfirmPrepared product={product} feeCode="" mobileNumber="98****3210" by={by} asksPartnerStatus={ofRetailer} />
  </Fixture>
)

const ofLink = (calls: FixtureProps['calls']) => (
  <Fixture screen="confirm" application={null} calls={calls}>
    <ConfirmScreen />
  </Fixture>
)

export const examples: Examples = {
  ...asking((different) => at(different), {
    filled: { answers: { consentTnc: 'Y', consentBureau: 'Y' } },
    refused: { answers: { consentTnc: 'Y' } },
  }),
  'by a partner': at({}, 'partner'),
  'by the retailer': at({}, 'partner', true),
  'consents not to be had': at({ master: {}, calls: { getConsentDetails: unreachable } }),
  loading: ofLink({}),
}
