import { Fixture, type Examples, type FixtureProps } from '../../../examples/examples.tsx'
import { saving, stillRunning } from '../../../examples/example-states.ts'
import { ContinueScreen } from './ContinueScreen.tsx'
import { OpenApplication } from './OpenApplication.tsx'

const never = () => new Promise<void>(() => {})

const at = (state: FixtureProps['state'] = {}) => (
  <Fixture screen="continue" application={null} state={state}>
    <OpenApplication token="example" open={never} stop={never} />
  </Fixture>
)

export const examples: Examples = {
  ready: at(),
  saving: at(saving),
  failed: at(stillRunning),
  'without its link': (
    <Fixture screen="continue" application={null}>
      <ContinueScreen />
    </Fixture>
  ),
  'beside the app': (
    <Fixture screen="continue" application={null} query={{ in: 'app' }}>
      <ContinueScreen />
    </Fixture>
  ),
}
