import { Fixture, type Examples } from '../../../examples.tsx'
import { housed, lists } from '../../person-for-tests.ts'
import { CheckAnswersScreen } from './CheckAnswersScreen.tsx'

export const examples: Examples = {
  'all answers': (
    <Fixture screen="check-answers" application={housed} master={lists}>
      <CheckAnswersScreen />
    </Fixture>
  ),
  'typed address': (
    <Fixture
      screen="check-answers"
      application={{ ...housed, completedScreen: 'RESIDENCE_ADDRESS', referralCode: 'FRIEND26' }}
      master={lists}
    >
      <CheckAnswersScreen />
    </Fixture>
  ),
  saving: (
    <Fixture screen="check-answers" application={housed} master={lists} state={{ pending: true }}>
      <CheckAnswersScreen />
    </Fixture>
  ),
  failed: (
    <Fixture
      screen="check-answers"
      application={housed}
      master={lists}
      state={{ problem: { ok: false, call: 'breResponseDetails', problem: 'TOO_MANY', detail: {}, message: '' } }}
    >
      <CheckAnswersScreen />
    </Fixture>
  ),
  loading: (
    <Fixture screen="check-answers" application={null}>
      <CheckAnswersScreen />
    </Fixture>
  ),
}
