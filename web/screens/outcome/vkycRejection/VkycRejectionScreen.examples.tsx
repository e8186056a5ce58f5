import { unreachable } from '../../customer-for-tests.ts'
import { Fixture, type Examples, type FixtureProps } from '../../../examples/examples.tsx'
import { proven } from '../../kyc/kyc-person-for-tests.ts'
import { noticed } from '../decision/notice-for-tests.ts'
import { VkycRejectionScreen } from './VkycRejectionScreen.tsx'

const at = (calls: FixtureProps['calls'], customerType: 'NTB' | 'ETB' = 'NTB') => (
  <Fixture
    screen="vkycRejection"
    application={{ ...proven, customerType, completedScreen: 'VKYC_REJECT' }}
    calls={calls}
  >
    <VkycRejectionScreen />
  </Fixture>
)

export const examples: Examples = {
  message: at({ decisionNotice: noticed({ reason: 'identity' }) }),
  'an earlier call': at({ decisionNotice: noticed({ reason: 'identity' }) }, 'ETB'),
  loading: at({}),
  failed: at({ decisionNotice: unreachable }),
}
