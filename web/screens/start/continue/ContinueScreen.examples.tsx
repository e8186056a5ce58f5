import { Fixture, type Examples } from '../../../examples.tsx'
import { done } from '../../customer-for-tests.ts'
import { OpenApplication } from './OpenApplication.tsx'
import { ContinueScreen } from './ContinueScreen.tsx'

export const examples: Examples = {
  ready: (
    <Fixture screen="continue" application={null}>
      <OpenApplication token="example" open={done} />
    </Fixture>
  ),
  opening: (
    <Fixture screen="continue" application={null} state={{ pending: true }}>
      <OpenApplication token="example" open={done} />
    </Fixture>
  ),
  'used up': (
    <Fixture screen="continue" application={null}>
      <ContinueScreen open={done} />
    </Fixture>
  ),
}
