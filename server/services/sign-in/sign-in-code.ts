import type { generateOTP as call } from '@card-journey/contract/calls/apps/generateOTP.ts'
import type { RequestOf } from '@card-journey/contract/call.ts'
import type { Deps } from '../../compose.ts'
import type { KeptSignIn } from '../../store/sign-in-records.ts'
import { sendCode, type Sending } from './one-time-code.ts'

interface CodeRequest extends Omit<RequestOf<typeof call>, 'mobileNumber' | 'signIn' | 'language'> {
  mobileNumber: string
  signIn?:
    | Pick<KeptSignIn, keyof NonNullable<RequestOf<typeof call>['signIn']> | 'byLink' | 'linkUse' | 'clientData'>
    | undefined
  language?: string | undefined
}

/**
 * Sends the code that proves the mobile number. What was entered is kept for a reload of the code's page, also when the
 * code was asked for too soon: that leaves the one that is out.
 */
export async function sendSignInCode(
  { browser, at, ip }: { browser: string; at: number; ip: string },
  { mobileNumber, notificationType, language, signIn }: CodeRequest,
  deps: Deps,
): Promise<Sending> {
  const sending = await sendCode(
    { purpose: 'mobile', target: mobileNumber, byLink: signIn?.byLink, browser, at, ip },
    { template: 'MOBILE_OTP', language: language ?? 'en', voice: notificationType === 'CALL' },
    deps,
  )
  const wait =
    sending.kind === 'sent'
      ? sending.resendInSeconds
      : sending.kind === 'tooSoon'
        ? sending.retryAfterSeconds
        : undefined
  if (signIn && wait !== undefined)
    await deps.store.signIns.keep({ browser, signIn: { ...signIn, mobileNumber, resendAt: at + wait * 1000 }, at })
  return sending
}
