import { asking } from '../../../examples/example-states.ts'
import { Fixture, type Examples, type FixtureProps } from '../../../examples/examples.tsx'
import { done } from '../../customer-for-tests.ts'
import { cardCalls, cardCallsWithoutPin, holder, holderWithoutPin } from './card-for-tests.ts'
import { RevealDialog } from './RevealDialog.tsx'
import { VirtualCardScreen } from './VirtualCardScreen.tsx'

const at = (different: Partial<FixtureProps>) => (
  <Fixture screen="virtual-card" application={holder} calls={cardCalls} {...different}>
    <VirtualCardScreen />
  </Fixture>
)

/** The pop-up opened by a press: the screen's only question. */
const proof = (different: Partial<FixtureProps>) => (
  <Fixture screen="virtual-card" application={holder} calls={cardCalls} {...different}>
    <RevealDialog open reveal={done} onClose={() => {}} />
  </Fixture>
)
const { failed: notShown, ...states } = asking(proof, {
  filled: { answers: { mpin: '270391' } },
  refused: { answers: { mpin: '2703' } },
})

export const examples: Examples = {
  masked: at({}),
  ...states,
  'not shown': notShown,
  'code asked for': proof({ application: holderWithoutPin }),
  'without a PIN': at({ application: holderWithoutPin, calls: cardCallsWithoutPin }),
  loading: at({ calls: {} }),
  failed: at({
    calls: {
      getVirtualCardDetails: { ok: false, call: 'getVirtualCardDetails', problem: 'C102', detail: {}, message: '' },
    },
  }),
}
