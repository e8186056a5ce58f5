import { Fixture, type Examples } from '../../../examples.tsx'
import { referred } from '../../customer-for-tests.ts'
import { offerMaster } from '../../person-for-tests.ts'
import { ReviewTelecallerScreen } from './ReviewTelecallerScreen.tsx'

export const examples: Examples = {
  'first view': (
    <Fixture screen="review-telecaller" application={{ ...referred, finalChannelCode: 'SF80' }} master={offerMaster}>
      <ReviewTelecallerScreen />
    </Fixture>
  ),
  confirmed: (
    <Fixture
      screen="review-telecaller"
      application={{ ...referred, finalChannelCode: 'SF80' }}
      master={offerMaster}
      answers={{ consentTnc: 'Y' }}
    >
      <ReviewTelecallerScreen />
    </Fixture>
  ),
  refused: (
    <Fixture
      screen="review-telecaller"
      application={{ ...referred, finalChannelCode: 'SF80' }}
      master={offerMaster}
      answers={{ consentTnc: 'Y' }}
      refuses={{ emailId: 'emailTooLong' }}
    >
      <ReviewTelecallerScreen />
    </Fixture>
  ),
  'on its way': (
    <Fixture screen="review-telecaller" application={null}>
      <ReviewTelecallerScreen />
    </Fixture>
  ),
}
