import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import { asking } from '../../../examples/example-states.ts'
import { Fixture, type Examples, type FixtureProps } from '../../../examples/examples.tsx'
import type { SignIn } from '../../../sign-in/sign-in-state.ts'
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
const stopped: Partial<ApplicationView> = {
  applicantDetails: [{ mobileNumber: '9876543210', firstName: 'Asha' }],
  completedScreen: 'ADDITIONAL_PERSONAL_DETAILS',
  dropOffScreen: '/auth/work-details',
  dropOffDate: '2026-11-18',
}

const at = (different: Partial<FixtureProps>) => (
  <Fixture screen="verify-otp" application={null} {...different} state={{ signIn: sent, ...different.state }}>
    <VerifyOtpScreen />
  </Fixture>
)

export const examples: Examples = {
  ...asking(at, {
    filled: { answers: { otp: '482913' } },
    refused: {
      pressed: false,
      refuses: { otp: 'otpWrong' },
      state: { signIn: { ...sent, failures: 2, triesLeft: 1 } },
    },
  }),
  'a new code may be asked for': at({ state: { signIn: { ...sent, sentAt: noon - 90_000 } } }),
  'the gateway is away, the code follows': at({
    state: { signIn: { ...sent, delivery: 'late', resendInSeconds: 0 } },
  }),
  'nobody knows whether the code went out': at({ state: { signIn: { ...sent, delivery: 'unsure' } } }),
  'number confirmed, application not opened': at({ state: { signIn: { ...sent, stage: 'proven' } } }),
  'number confirmed, the card is for account holders': at({
    state: {
      signIn: { ...sent, kind: 'apply', stage: 'proven' },
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
  'number confirmed, application created': at({ state: { signIn: { ...sent, kind: 'apply', stage: 'done' } } }),
  'welcome back': at({
    state: { signIn: { ...sent, stage: 'found', standsAt: 'work-details' } },
    application: stopped,
  }),
}
