import { Fixture, type Examples } from '../../../examples.tsx'
import { identified, person } from '../../person-for-tests.ts'
import { PersonalDetailsScreen } from './PersonalDetailsScreen.tsx'

export const examples: Examples = {
  empty: (
    <Fixture screen="personal-details">
      <PersonalDetailsScreen />
    </Fixture>
  ),
  'filled, e-mail verified': (
    <Fixture screen="personal-details" application={identified}>
      <PersonalDetailsScreen />
    </Fixture>
  ),
  'e-mail to verify': (
    <Fixture screen="personal-details" application={{ ...identified, facts: {} }}>
      <PersonalDetailsScreen />
    </Fixture>
  ),
  'PAN of another surname': (
    <Fixture
      screen="personal-details"
      application={{ ...identified, applicantDetails: [{ ...person, lastName: 'Rao' }] }}
    >
      <PersonalDetailsScreen />
    </Fixture>
  ),
  refused: (
    <Fixture screen="personal-details" application={identified} refuses={{ panNumber: 'panNotLinked' }}>
      <PersonalDetailsScreen />
    </Fixture>
  ),
  saving: (
    <Fixture screen="personal-details" application={identified} state={{ pending: true }}>
      <PersonalDetailsScreen />
    </Fixture>
  ),
  'on its way': (
    <Fixture screen="personal-details" application={null}>
      <PersonalDetailsScreen />
    </Fixture>
  ),
}
