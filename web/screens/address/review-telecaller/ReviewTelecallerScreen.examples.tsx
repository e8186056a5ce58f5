import { asking } from '../../../examples/example-states.ts'
import { Fixture, type Examples, type FixtureProps } from '../../../examples/examples.tsx'
import { referred } from '../../customer-for-tests.ts'
import { lists, offerMaster } from '../../person-for-tests.ts'
import { ReviewTelecallerScreen } from './ReviewTelecallerScreen.tsx'

const at = (different: Partial<FixtureProps>) => (
  <Fixture
    screen="review-telecaller"
    application={{ ...referred, finalChannelCode: 'SF80' }}
    master={{ ...offerMaster, ...lists }}
    {...different}
  >
    <ReviewTelecallerScreen />
  </Fixture>
)

export const examples: Examples = {
  ...asking(at, {
    filled: { answers: { consentTnc: 'Y' } },
    refused: { refuses: { emailId: 'emailTooLong' } },
  }),
  'corrected by the applicant': at({
    application: {
      ...referred,
      finalChannelCode: 'SF80',
      facts: { ...referred.facts, assisted: { corrected: ['firstName', 'companyName', 'emailId'] } },
    },
  }),
  loading: at({ application: null, master: {} }),
}
