import { Fixture, type Examples } from '../../../examples/examples.tsx'
import { failing, never } from '../../customer-for-tests.ts'
import { CkycRedirectScreen } from './CkycRedirectScreen.tsx'

export const examples: Examples = {
  loading: (
    <Fixture screen="ckyc-redirect" query={{ token: 'example' }}>
      <CkycRedirectScreen exchange={never} />
    </Fixture>
  ),
  failed: (
    <Fixture screen="ckyc-redirect" query={{ token: 'example' }}>
      <CkycRedirectScreen exchange={failing('UNAVAILABLE')} />
    </Fixture>
  ),
  'without a token': (
    <Fixture screen="ckyc-redirect">
      <CkycRedirectScreen exchange={never} />
    </Fixture>
  ),
}
