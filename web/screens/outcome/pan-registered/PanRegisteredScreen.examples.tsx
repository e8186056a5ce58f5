import { stillRunning } from '../../../examples/example-states.ts'
import { Fixture, type Examples, type FixtureProps } from '../../../examples/examples.tsx'
import { identified } from '../../person-for-tests.ts'
import { PanRegisteredScreen } from './PanRegisteredScreen.tsx'

const at = (state: FixtureProps['state'] = {}) => (
  <Fixture screen="pan-registered" application={identified} state={state}>
    <PanRegisteredScreen />
  </Fixture>
)

export const examples: Examples = {
  'two ways on': at(),
  failed: at(stillRunning),
}
