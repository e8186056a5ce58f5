import { stillRunning } from '../../../examples/example-states.ts'
import { Fixture, type Examples, type FixtureProps } from '../../../examples/examples.tsx'
import { located } from '../../kyc/kyc-person-for-tests.ts'
import { PermissionScreen } from './PermissionScreen.tsx'

const at = (state: FixtureProps['state'] = {}) => (
  <Fixture screen="permission" application={located} state={state}>
    <PermissionScreen />
  </Fixture>
)

export const examples: Examples = {
  before: at(),
  failed: at(stillRunning),
}
