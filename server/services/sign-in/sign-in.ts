import type { Deps } from '../../compose.ts'
import { checkCode, type Entry } from './one-time-code.ts'

interface SigningIn {
  browser: string
  /** The half of the session's cookie that this browser has already, empty without one. */
  cookieHalf: string
  transactionId: string
  traceId: string
  at: number
}

export type SignIn = { kind: 'signedIn'; token: string; cookie: string } | Exclude<Entry, { kind: 'right' }>

/** A right code opens a session. A repetition within 60 s gets a new token for the code that it consumed. */
export async function signIn(
  { browser, cookieHalf, transactionId, traceId, at }: SigningIn,
  { mobileNumber, otp, byLink }: { mobileNumber: string; otp: string; byLink: boolean },
  { store, masterData }: Deps,
): Promise<SignIn> {
  const entry = await checkCode(
    {
      purpose: 'mobile',
      target: mobileNumber,
      byLink,
      browser,
      code: otp,
      transactionId,
      about: { mobileNumber },
      at,
    },
    { store, masterData },
  )
  if (entry.kind !== 'right') return entry
  const begun = await store.sessions.begin({
    mobileNumber,
    webSessionId: traceId.slice(0, 64),
    thumbprint: browser,
    cookie: cookieHalf,
    at,
  })
  const kept = await store.signIns.underWay({ browser, at })
  if (kept?.mobileNumber === mobileNumber) await store.signIns.keep({ browser, signIn: { ...kept, proven: true }, at })
  await store.audit.append({
    what: 'signed-in',
    sessionId: begun.session.id,
    applicationId: await store.applications.openOf(mobileNumber),
    at,
  })
  return { kind: 'signedIn', token: begun.token, cookie: begun.cookie }
}
