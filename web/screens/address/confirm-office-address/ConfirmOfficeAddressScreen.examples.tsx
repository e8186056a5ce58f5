import { Fixture, type Examples } from '../../../examples.tsx'
import { approved, home, office } from '../../person-for-tests.ts'
import { ConfirmOfficeAddressScreen } from './ConfirmOfficeAddressScreen.tsx'

export const examples: Examples = {
  'saved address': (
    <Fixture screen="confirm-office-address" application={{ ...approved, addressDetails: [home, office] }}>
      <ConfirmOfficeAddressScreen />
    </Fixture>
  ),
  'on its way': (
    <Fixture screen="confirm-office-address" application={null}>
      <ConfirmOfficeAddressScreen />
    </Fixture>
  ),
  'decision due': (
    <Fixture
      screen="confirm-office-address"
      application={{
        ...approved,
        addressDetails: [home, office],
        facts: { officeSavedAt: '2026-11-20T11:30:00+05:30', decision: { systemDecision: 'refer' } },
      }}
    >
      <ConfirmOfficeAddressScreen />
    </Fixture>
  ),
}
