import { asking } from '../../../examples/example-states.ts'
import { Fixture, type Examples, type FixtureProps } from '../../../examples/examples.tsx'
import { unreachable } from '../../customer-for-tests.ts'
import { described, lists, working } from '../../person-for-tests.ts'
import { WorkDetailsScreen } from './WorkDetailsScreen.tsx'

const at = (different: Partial<FixtureProps>) => (
  <Fixture screen="work-details" application={described} master={lists} {...different}>
    <WorkDetailsScreen />
  </Fixture>
)

export const examples: Examples = {
  ...asking(at, { filled: { application: working }, refused: { refuses: { companyName: 'textInvalid' } } }),
  'director of a bank': at({ application: working, answers: { isBankDirector: 'Y' } }),
  'self-employed': at({ answers: { employmentType: 'SELF_EMPLOYED' } }),
  retired: at({ answers: { employmentType: 'RETIRED' } }),
  student: at({ answers: { employmentType: 'STUDENT' } }),
  loading: at({ application: working, master: {} }),
  'lists not to be had': at({
    application: working,
    master: {},
    calls: { getIncomeDetails: unreachable, getIndustryDetails: unreachable },
  }),
}
