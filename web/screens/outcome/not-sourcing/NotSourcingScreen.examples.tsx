import { Fixture, type Examples } from '../../../examples/examples.tsx'
import { NotSourcingScreen } from './NotSourcingScreen.tsx'

export const examples: Examples = {
  message: (
    <Fixture screen="not-sourcing">
      <NotSourcingScreen />
    </Fixture>
  ),
}
