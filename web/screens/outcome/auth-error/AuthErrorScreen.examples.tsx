import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import { ownTextCodes } from '@card-journey/journey/errors/error-codes.ts'
import { Fixture, type Examples } from '../../../examples/examples.tsx'
import type { ErrorDetails } from '../../../engine/journey.ts'
import { proven } from '../../kyc/kyc-person-for-tests.ts'
import { offerMaster } from '../../person-for-tests.ts'
import { master } from '../../start/products-for-tests.ts'
import { AuthErrorScreen } from './AuthErrorScreen.tsx'

const of = (query: { type?: string }, application?: null, told?: Omit<ErrorDetails, 'type'>, signedIn = false) => (
  <Fixture
    screen="auth-error"
    query={query}
    application={application}
    signedIn={signedIn}
    master={master}
    state={{ told: query.type && told ? { type: query.type, ...told } : undefined }}
  >
    <AuthErrorScreen />
  </Fixture>
)

const holder: Partial<ApplicationView> = {
  ...proven,
  completedScreen: 'MPIN_SET',
  facts: { ...proven.facts, mpin: { setAt: '2026-11-20T11:59:00+05:30', failures: 0 } },
}
const pinSet = (orientation: 'horizontal' | 'vertical') => (
  <Fixture
    screen="auth-error"
    query={{ type: 'PIN105' }}
    application={holder}
    master={{
      'getProductDetails?productLogo=example-card': offerMaster['getProductDetails?productLogo=example-card'].map(
        (one) => ({ ...one, art: { ...one.art, orientation } }),
      ),
    }}
  >
    <AuthErrorScreen />
  </Fixture>
)

export const examples: Examples = {
  'no type: S100': of({}),
  'session ended': of({ type: 'S100' }, null, { ended: true }),
  'active elsewhere (A101)': of({ type: 'A101' }),
  'rejected, with a day': of({ type: 'REJECTED_FOUND' }, null, { until: '2027-03-14' }),
  'rejected, to be read': of({ type: 'REJECTED_FOUND' }, null, { until: '2027-03-14' }, true),
  'rejected, open elsewhere': of(
    { type: 'REJECTED_FOUND' },
    null,
    { until: '2027-03-14', heldUntil: '2026-11-20T12:30:00+05:30' },
    true,
  ),
  'no button (V100)': of({ type: 'V100' }),
  'PIN retry after two hours': of({ type: 'PIN101' }, undefined, { until: '2026-11-20T14:00:00+05:30' }),
  'back (E1032)': of({ type: 'E1032' }),
  'PIN set': pinSet('horizontal'),
  'PIN set, an upright card': pinSet('vertical'),
  'without words of its own (E1009)': of({ type: 'E1009' }),
  // Every value that the texts can contain.
  ...Object.fromEntries(ownTextCodes.map((code) => [`type ${code}`, of({ type: code })])),
}
