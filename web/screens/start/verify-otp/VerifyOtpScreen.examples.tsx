import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import { Fixture, type Examples } from '../../../examples.tsx'
import type { SignIn } from '../../../journey/sign-in.ts'
import { VerifyOtpScreen } from './VerifyOtpScreen.tsx'

const noon = Date.parse('2026-11-20T12:00:00+05:30')
const sent: SignIn = {
  kind: 'resume',
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

const screen = (signIn: SignIn, application: Partial<ApplicationView> | null = null) => (
  <Fixture screen="verify-otp" application={application} state={{ signIn }}>
    <VerifyOtpScreen />
  </Fixture>
)

export const examples: Examples = {
  'code sent': screen(sent),
  'a new code may be asked for': screen({ ...sent, sentAt: noon - 90_000 }),
  'wrong code': screen({ ...sent, failures: 2, triesLeft: 1 }),
  'number confirmed, application not opened': screen({ ...sent, stage: 'proven' }),
  'number confirmed, application created': screen({ ...sent, kind: 'apply', stage: 'done' }),
  'welcome back': screen({ ...sent, stage: 'found' }, stopped),
}
