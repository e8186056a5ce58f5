import { Fixture, type Examples } from '../../../examples.tsx'
import { kycMaster, proven } from '../../kyc/kyc-person-for-tests.ts'
import { RequirementsScreen } from './RequirementsScreen.tsx'

export const examples: Examples = {
  open: (
    <Fixture screen="requirements" application={proven} master={kycMaster}>
      <RequirementsScreen />
    </Fixture>
  ),
  closed: (
    <Fixture
      screen="requirements"
      application={proven}
      master={{ ...kycMaster, getHolidaysList: [{ date: '2026-11-20', name: 'Example holiday' }] }}
    >
      <RequirementsScreen />
    </Fixture>
  ),
  loading: (
    <Fixture screen="requirements" application={proven}>
      <RequirementsScreen />
    </Fixture>
  ),
}
