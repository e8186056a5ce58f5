import { Fixture, type Examples } from '../../../examples.tsx'
import { described, identified, lists } from '../../person-for-tests.ts'
import { MorePersonalDetailsScreen } from './MorePersonalDetailsScreen.tsx'

export const examples: Examples = {
  'name proposed': (
    <Fixture screen="more-personal-details" application={identified} master={lists}>
      <MorePersonalDetailsScreen />
    </Fixture>
  ),
  filled: (
    <Fixture screen="more-personal-details" application={described} master={lists}>
      <MorePersonalDetailsScreen />
    </Fixture>
  ),
  'airline card': (
    <Fixture
      screen="more-personal-details"
      application={{ ...described, isAirlineCobrand: true, productCode: 'vayu' }}
      master={lists}
    >
      <MorePersonalDetailsScreen />
    </Fixture>
  ),
  'name too long': (
    <Fixture
      screen="more-personal-details"
      application={identified}
      answers={{ nameOnCard: 'Asha Devi Menon Raghavan' }}
      master={lists}
    >
      <MorePersonalDetailsScreen />
    </Fixture>
  ),
  'lists not to be had': (
    <Fixture screen="more-personal-details" application={identified}>
      <MorePersonalDetailsScreen />
    </Fixture>
  ),
}
