import { Fixture, type Examples } from '../../../examples/examples.tsx'
import { VisitBranchScreen } from './VisitBranchScreen.tsx'

export const examples: Examples = {
  message: (
    <Fixture screen="visit-branch">
      <VisitBranchScreen />
    </Fixture>
  ),
}
