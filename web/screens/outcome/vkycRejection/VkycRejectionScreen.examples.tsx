import { Fixture, type Examples } from '../../../examples/examples.tsx'
import { proven } from '../../kyc/kyc-person-for-tests.ts'
import { VkycRejectionScreen } from './VkycRejectionScreen.tsx'

export const examples: Examples = {
  message: (
    <Fixture screen="vkycRejection" application={{ ...proven, completedScreen: 'VKYC_REJECT' }}>
      <VkycRejectionScreen />
    </Fixture>
  ),
}
