import { Fixture, type Examples } from '../../../examples.tsx'
import { described, lists, working } from '../../person-for-tests.ts'
import { WorkDetailsScreen } from './WorkDetailsScreen.tsx'

export const examples: Examples = {
  empty: (
    <Fixture screen="work-details" application={described} master={lists}>
      <WorkDetailsScreen />
    </Fixture>
  ),
  salaried: (
    <Fixture screen="work-details" application={working} master={lists}>
      <WorkDetailsScreen />
    </Fixture>
  ),
  'director of a bank': (
    <Fixture screen="work-details" application={working} answers={{ isBankDirector: 'Y' }} master={lists}>
      <WorkDetailsScreen />
    </Fixture>
  ),
  'self-employed': (
    <Fixture screen="work-details" application={described} answers={{ employmentType: 'SELF_EMPLOYED' }} master={lists}>
      <WorkDetailsScreen />
    </Fixture>
  ),
  retired: (
    <Fixture screen="work-details" application={described} answers={{ employmentType: 'RETIRED' }} master={lists}>
      <WorkDetailsScreen />
    </Fixture>
  ),
  student: (
    <Fixture screen="work-details" application={described} answers={{ employmentType: 'STUDENT' }} master={lists}>
      <WorkDetailsScreen />
    </Fixture>
  ),
  'lists on their way': (
    <Fixture screen="work-details" application={working}>
      <WorkDetailsScreen />
    </Fixture>
  ),
}
