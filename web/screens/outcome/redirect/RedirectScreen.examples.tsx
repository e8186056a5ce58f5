import { Fixture, type Examples } from '../../../examples/examples.tsx'
import { RedirectScreen } from './RedirectScreen.tsx'

export const examples: Examples = {
  leaving: (
    <Fixture screen="redirect" state={{ leavingTo: 'https://cards.partner.example/apply?utm_source=aranya' }}>
      <RedirectScreen />
    </Fixture>
  ),
  nowhere: (
    <Fixture screen="redirect">
      <RedirectScreen />
    </Fixture>
  ),
}
