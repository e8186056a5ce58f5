import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import { asking } from '../../../examples/example-states.ts'
import { Fixture, type Examples, type FixtureProps } from '../../../examples/examples.tsx'
import type { SignIn } from '../../../sign-in/sign-in-state.ts'
import { master, productNamed } from '../products-for-tests.ts'
import { VerifyOtpScreen } from './VerifyOtpScreen.tsx'

const noon = Date.parse('2026-11-20T12:00:00+05:30')
const sent: SignIn = {
  kind: 'apply',
  mobileNumber: '9876543210',
  consents: [],
  sentAt: noon,
  resendInSeconds: 90,
  resends: 0,
}
const { productCode, productLogo, productName, isAirlineCobrand, feeCodeDetails } = productNamed('festival')
const feeCode = feeCodeDetails[0]?.feeCode ?? ''
const product = { productCode, productLogo, productName, isAirlineCobrand, feeCode }
/** Of who has just chosen a card; who comes back has named none. */
const chosen: SignIn = { ...sent, kind: 'apply', product }
const stopped: Partial<ApplicationView> = {
  applicantDetails: [{ mobileNumber: '9876543210', firstName: 'Asha' }],
  completedScreen: 'ADDITIONAL_PERSONAL_DETAILS',
  dropOffScreen: '/auth/work-details',
  dropOffDate: '2026-11-18',
}

const at = (different: Partial<FixtureProps>) => (
  <Fixture
    screen="verify-otp"
    application={null}
    master={master}
    query={{ productLogo }}
    {...different}
    state={{ signIn: chosen, ...different.state }}
  >
    <VerifyOtpScreen />
  </Fixture>
)

export const examples: Examples = {
  ...asking(at, {
    filled: { answers: { otp: '482913' } },
    refused: {
      pressed: false,
      refuses: { otp: 'otpWrong' },
      state: { signIn: { ...chosen, failures: 2, triesLeft: 1 } },
    },
  }),
  'no card chosen': at({ query: {}, state: { signIn: sent } }),
  'a new code may be asked for': at({ state: { signIn: { ...chosen, sentAt: noon - 90_000 } } }),
  'the gateway is away, the code follows': at({
    state: { signIn: { ...chosen, delivery: 'late', resendInSeconds: 0 } },
  }),
  'nobody knows whether the code went out': at({ state: { signIn: { ...chosen, delivery: 'unsure' } } }),
  'number confirmed, application not opened': at({ query: {}, state: { signIn: { ...sent, stage: 'proven' } } }),
  'number confirmed, the card is for account holders': at({
    state: {
      signIn: { ...chosen, stage: 'proven' },
      problem: {
        ok: false,
        call: 'createApplication',
        problem: 'NOT_ELIGIBLE',
        message: '',
        detail: {
          unfit: {
            reason: 'customers',
            productName: 'Example Zero Card',
            minimumAge: 21,
            maximumAge: 60,
            employmentTypes: ['SALARIED'],
            cards: [
              {
                productCode: 'PVRB',
                productLogo: 'festival',
                productName: 'Example Festival',
                feeCode: 'PVRB1000',
                isAirlineCobrand: false,
              },
            ],
          },
        },
      },
    },
  }),
  'number confirmed, application created': at({ state: { signIn: { ...chosen, stage: 'done' } } }),
  'welcome back': at({
    state: { signIn: { ...sent, stage: 'found', standsAt: 'work-details' } },
    application: stopped,
  }),
}
