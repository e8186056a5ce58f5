import { Fixture, type Examples } from '../../../examples.tsx'
import { identified } from '../../person-for-tests.ts'
import { PanRegisteredScreen } from './PanRegisteredScreen.tsx'

export const examples: Examples = {
  'two ways on': (
    <Fixture screen="pan-registered" application={identified}>
      <PanRegisteredScreen />
    </Fixture>
  ),
}
