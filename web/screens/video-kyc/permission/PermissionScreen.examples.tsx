import { Fixture, type Examples } from '../../../examples.tsx'
import { located } from '../../kyc/kyc-person-for-tests.ts'
import { PermissionScreen } from './PermissionScreen.tsx'

export const examples: Examples = {
  before: (
    <Fixture screen="permission" application={located}>
      <PermissionScreen />
    </Fixture>
  ),
}
