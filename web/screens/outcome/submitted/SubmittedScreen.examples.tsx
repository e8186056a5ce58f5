import { Fixture, type Examples } from '../../../examples.tsx'
import { proven } from '../../kyc/kyc-person-for-tests.ts'
import { SubmittedScreen } from './SubmittedScreen.tsx'

export const examples: Examples = {
  'vkyc approved': (
    <Fixture
      screen="submitted"
      application={{
        ...proven,
        completedScreen: 'VKYC_APPROVED',
        journeyMode: 'SSTP',
        applicationNumber: 'AB2611200042',
      }}
    >
      <SubmittedScreen />
    </Fixture>
  ),
  'bcif approved': (
    <Fixture
      screen="submitted"
      application={{
        ...proven,
        completedScreen: 'BCIF_APPROVED',
        journeyMode: 'SSTP',
        applicationNumber: 'AB2611200042',
      }}
    >
      <SubmittedScreen />
    </Fixture>
  ),
  'los push': (
    <Fixture
      screen="submitted"
      application={{ ...proven, completedScreen: 'LOS_PUSH', journeyMode: 'SSTP', applicationNumber: 'AB2611200042' }}
    >
      <SubmittedScreen />
    </Fixture>
  ),
  'los approved': (
    <Fixture
      screen="submitted"
      application={{
        ...proven,
        completedScreen: 'LOS_APPROVED',
        journeyMode: 'SSTP',
        applicationNumber: 'AB2611200042',
      }}
    >
      <SubmittedScreen />
    </Fixture>
  ),
  'los reject': (
    <Fixture
      screen="submitted"
      application={{ ...proven, completedScreen: 'LOS_REJECT', journeyMode: 'SSTP', applicationNumber: 'AB2611200042' }}
    >
      <SubmittedScreen />
    </Fixture>
  ),
  pending: (
    <Fixture
      screen="submitted"
      application={{ ...proven, completedScreen: 'PENDING', journeyMode: 'SSTP', applicationNumber: 'AB2611200042' }}
    >
      <SubmittedScreen />
    </Fixture>
  ),
  'card of an existing customer late': (
    <Fixture
      screen="submitted"
      application={{
        ...proven,
        customerType: 'ETB',
        completedScreen: 'VISIONPLUS_FAILED',
        journeyMode: 'STP',
        applicationNumber: 'AB2611200042',
      }}
    >
      <SubmittedScreen />
    </Fixture>
  ),
  'address update': (
    <Fixture
      screen="submitted"
      application={{ ...proven, customerType: 'ETB', completedScreen: 'ADDRESS_UPDATE_PENDING' }}
    >
      <SubmittedScreen />
    </Fixture>
  ),
  loading: (
    <Fixture screen="submitted" application={null}>
      <SubmittedScreen />
    </Fixture>
  ),
}
