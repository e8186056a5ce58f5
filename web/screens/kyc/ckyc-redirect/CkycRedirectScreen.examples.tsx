import { Fixture, type Examples, type FixtureProps } from '../../../examples/examples.tsx'
import { unreachable } from '../../customer-for-tests.ts'
import { recordFound } from '../kyc-person-for-tests.ts'
import { CkycRedirectScreen } from './CkycRedirectScreen.tsx'

const at = (different: Partial<FixtureProps>) => (
  <Fixture screen="ckyc-redirect" application={recordFound} query={{ CKYCToken: 'example' }} {...different}>
    <CkycRedirectScreen />
  </Fixture>
)

export const examples: Examples = {
  loading: at({}),
  failed: at({ calls: { CKYCToken: unreachable } }),
  'without a token': at({ query: {} }),
}
