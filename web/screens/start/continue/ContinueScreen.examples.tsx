import { saving, stillRunning } from '../../../examples/example-states.ts'
import { Fixture, type Examples, type FixtureProps } from '../../../examples/examples.tsx'
import { done } from '../../customer-for-tests.ts'
import { OpenApplication } from './OpenApplication.tsx'
import { ContinueScreen } from './ContinueScreen.tsx'

const at = (state: FixtureProps['state'] = {}) => (
  <Fixture screen="continue" application={null} state={state}>
    <OpenApplication token="example" open={done} />
  </Fixture>
)

export const examples: Examples = {
  ready: at(),
  saving: at(saving),
  failed: at(stillRunning),
  'used up': (
    <Fixture screen="continue" application={null}>
      <ContinueScreen open={done} />
    </Fixture>
  ),
}
