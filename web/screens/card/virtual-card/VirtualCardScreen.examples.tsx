import { Fixture, type Examples } from '../../../examples.tsx'
import { cardCalls, cardCallsWithoutPin, holder, holderWithoutPin } from './card-for-tests.ts'
import { VirtualCardScreen } from './VirtualCardScreen.tsx'

export const examples: Examples = {
  masked: (
    <Fixture screen="virtual-card" application={holder} calls={cardCalls}>
      <VirtualCardScreen />
    </Fixture>
  ),
  'without a PIN': (
    <Fixture screen="virtual-card" application={holderWithoutPin} calls={cardCallsWithoutPin}>
      <VirtualCardScreen />
    </Fixture>
  ),
  loading: (
    <Fixture screen="virtual-card" application={holder}>
      <VirtualCardScreen />
    </Fixture>
  ),
  failed: (
    <Fixture
      screen="virtual-card"
      application={holder}
      calls={{
        getVirtualCardDetails: { ok: false, call: 'getVirtualCardDetails', problem: 'C102', detail: {}, message: '' },
      }}
    >
      <VirtualCardScreen />
    </Fixture>
  ),
}
