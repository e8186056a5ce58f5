import { standing } from '@card-journey/journey/flow/standing.ts'
import { generateOTP } from '@card-journey/contract/calls/apps/generateOTP.ts'
import { signInUnderWay } from '@card-journey/contract/calls/apps/signInUnderWay.ts'
import { validateOTP } from '@card-journey/contract/calls/apps/validateOTP.ts'
import { fieldOfConsent } from '@card-journey/journey/application/consent.ts'
import { nextFailureCount } from '@card-journey/journey/rules/sign-in/attempts.ts'
import { failureScreen } from '@card-journey/journey/errors/failure-screen.ts'
import { isAnswerChecksum, otpChecksum } from '@card-journey/journey/fields/checksum.ts'
import { afterPaint } from '../engine/after-paint.ts'
import type { EnginePorts } from '../engine/engine-ports.ts'
import type { Outcome } from '../engine/journey.ts'
import { createOpening, type SignInPorts } from './open-application.ts'
import type { SignIn } from './sign-in-state.ts'
import type { Failure } from '../engine/failure.ts'
import { errorDetailsOf } from '../engine/problem-routing.ts'

export const noOutcome: Outcome<never> = { ok: false, failure: undefined, fields: {} }

/** Mobile OTP login, step 1 of section 4: the code is sent and proven. What follows is in open-application.ts. */
export function createSignIn(ports: EnginePorts, engine: SignInPorts) {
  const { ask, route } = engine
  const { update, state, session, go, now } = ports
  const openApplication = createOpening(ports, engine)

  /** A failure without a field or a notice leads to its screen. */
  async function settle(failure: Failure): Promise<void> {
    if (await route(failure)) return
    if (inPlace.includes(failure.problem)) return update({ problem: failure })
    const { screen, type } = failureScreen(failure.call, { kind: 'answered', errorCode: failure.problem })
    update({ told: errorDetailsOf(type, failure) })
    go(screen, { query: { type }, replace: true })
  }

  async function sendCode(signIn: SignIn, notificationType: 'SMS' | 'CALL') {
    const { mobileNumber, kind, product, consents, language } = signIn
    const entered = { kind, ...(product && { product }), consents: [...consents], language }
    const outcome = await ask(generateOTP, {
      notificationType,
      language: ports.language(),
      ...(mobileNumber && {
        mobileNumber,
        signIn: entered,
      }),
      // Of a link's sign-in the server has the number.
      ...(!mobileNumber && kind === 'apply' && { signIn: entered }),
    })
    if (outcome.ok) {
      const { resendInSeconds, delivery } = outcome.response
      const fresh = { failures: 0, triesLeft: undefined, stage: undefined }
      const sent = { ...signIn, ...fresh, resendInSeconds, delivery, sentAt: now() }
      // Where it leads to the code's screen, that is rendered first.
      update({ problem: undefined, signIn: sent }, afterPaint)
    } else if (outcome.failure && Object.keys(outcome.fields).length === 0) await settle(outcome.failure)
    return outcome
  }

  async function requestCode(signIn: SignIn): Promise<Outcome> {
    const { signIn: before } = state()
    // A number that was just proven needs no second code, whatever failed after it.
    const same = signIn.mobileNumber !== '' && before?.mobileNumber === signIn.mobileNumber
    if (before?.stage === 'proven' && same && session.signedIn()) {
      update({ signIn: { ...signIn, stage: 'proven' } })
      return confirmCode('')
    }
    update({ pending: true, problem: undefined, signInReason: undefined }, afterPaint)
    try {
      const outcome = await sendCode({ ...signIn, resends: 0 }, 'SMS')
      const wait = outcome.ok ? undefined : tooSoon(outcome.failure)
      if (!outcome.ok && !(wait && before?.mobileNumber === signIn.mobileNumber)) return outcome
      // Requested again too soon, with another card or consent: the previous code still works.
      if (wait) update({ problem: undefined, signIn: { ...before, ...signIn, resendInSeconds: wait, sentAt: now() } })
      const { productLogo, feeCode } = signIn.product ?? {}
      go('verify-otp', { query: { productLogo, feeCode } })
      return { ok: true, response: undefined }
    } finally {
      update({ pending: false })
    }
  }

  async function resendCode(notificationType: 'SMS' | 'CALL' = 'SMS') {
    const { signIn } = state()
    if (!signIn) return noOutcome
    const outcome = await sendCode({ ...signIn, resends: (signIn.resends ?? 0) + 1 }, notificationType)
    const wait = outcome.ok ? undefined : tooSoon(outcome.failure)
    // The corrected countdown already says it.
    if (wait) update({ problem: undefined, signIn: { ...signIn, resendInSeconds: wait, sentAt: now() } })
    return outcome
  }

  /** A number is not proven twice: pressing again resumes. */
  async function confirmCode(otp: string): Promise<Outcome> {
    if (!state().signIn) await takeUpSignIn()
    const { signIn } = state()
    if (!signIn) {
      go('verify-mobile', { replace: true })
      return noOutcome
    }
    update({ pending: true, problem: undefined }, afterPaint)
    try {
      if (signIn.stage === undefined) {
        const proved = await prove(signIn, otp)
        if (!proved.ok) return proved
      }
      update({ waiting: 'signing-in' })
      const known = await withNumber(signIn)
      if (!known) return noOutcome
      const opened = await openApplication(known)
      if (!opened.ok && opened.failure?.problem === 'CONSENT_CHANGED') askConsents(known, opened)
      else if (!opened.ok && opened.failure) await settle(opened.failure)
      return opened
    } finally {
      update({ pending: false, waiting: undefined })
    }
  }

  /** Of a prepared application the browser learns the number once its code was right. */
  async function withNumber(signIn: SignIn): Promise<SignIn | undefined> {
    if (signIn.mobileNumber || signIn.kind !== 'apply') return signIn
    const outcome = await ask(signInUnderWay, {})
    if (!outcome.ok) {
      if (outcome.failure) await settle(outcome.failure)
      return undefined
    }
    const mobileNumber = outcome.response.signIn?.mobileNumber
    if (mobileNumber) return { ...signIn, mobileNumber, stage: 'proven' }
    // Half an hour has passed: the link's sign-in is forgotten.
    update({ signIn: undefined })
    go('verify-mobile', { replace: true })
    return undefined
  }

  /** Back to the texts, which have changed: their ticks are cleared, and no new code is needed. */
  function askConsents(signIn: SignIn, { failure, fields }: Extract<Outcome, { ok: false }>): void {
    const consents = signIn.consents.map((given) =>
      fields[fieldOfConsent(given.code)] ? { ...given, value: 'N' as const } : given,
    )
    update({ problem: failure, signIn: { ...signIn, consents, stage: 'proven' } })
    const { productLogo, feeCode } = signIn.product ?? {}
    go('verify-mobile', { query: { productLogo, feeCode }, replace: true })
  }

  /**
   * After a reload. The server kept what was entered, under this browser's envelope key: nothing of it is in the
   * browser's storage. If the number is already proven, the application opens by the same rules as at sign-in.
   */
  async function takeUpSignIn(): Promise<boolean> {
    const outcome = await ask(signInUnderWay, {})
    const underWay = outcome.ok ? outcome.response.signIn : undefined
    const { proven, partner, ...entered } = underWay ?? {}
    if (partner) update({ partner })
    const kept = underWay && ({ mobileNumber: '', ...entered } as SignIn)
    // An unproven number still needs its code, whoever else is signed in here.
    if (kept && !(proven && session.signedIn())) {
      update({ signIn: { ...kept, sentAt: now() } })
      return true
    }
    if (!session.signedIn()) return false
    if (kept) {
      update({ signIn: { ...kept, stage: 'proven' } })
      await confirmCode('')
      return true
    }
    await engine.load()
    const { application } = state()
    const mobileNumber = application?.applicantDetails[0].mobileNumber ?? ''
    if (application)
      update({
        signIn: { kind: 'resume', mobileNumber, consents: [], stage: 'found', standsAt: standing(application) },
      })
    // Without an application, loading has already led to the screen that says why.
    return true
  }

  async function prove(signIn: SignIn, otp: string): Promise<Outcome> {
    const { mobileNumber } = signIn
    const earlierToken = session.get('token')
    const typed = mobileNumber && { mobileNumber, checksum: otpChecksum(mobileNumber, otp) }
    const proved = await ask(validateOTP, { otp, ...(typed || undefined) })
    if (!proved.ok) return refused(signIn, proved)
    // A response with another checksum does not belong to this number (VA-49).
    if (mobileNumber && !isAnswerChecksum(mobileNumber, proved.response.checksum)) {
      const { screen, type } = failureScreen(validateOTP.id, { kind: 'broken' })
      update({ told: { type } })
      go(screen, { query: { type } })
      return noOutcome
    }
    // Anyone signed in here before is signed out: nothing of theirs may be shown or sent.
    if (session.get('token') === earlierToken) session.set('token', '')
    session.set('applicationID', '')
    session.set('sessionToken', proved.response.sessionToken)
    // The loader comes with it: what the screen says of a proven number is for those whose application didn't open.
    const proven = { signIn: { ...signIn, stage: 'proven' }, waiting: 'signing-in' } as const
    update({ application: undefined, status: 'idle', savedAt: undefined, ...proven })
    return proved
  }

  async function refused(signIn: SignIn, outcome: Extract<Outcome, { ok: false }>): Promise<Outcome> {
    const { failure } = outcome
    if (failure?.problem === 'OTP_WRONG') {
      const { triesLeft } = failure.detail
      update({ signIn: { ...signIn, failures: nextFailureCount(signIn.failures ?? 0), triesLeft } })
      return { ...outcome, fields: { otp: triesLeft === 0 ? 'otpVoid' : 'otpWrong' } }
    }
    if (failure?.problem === 'OTP_EXPIRED')
      return { ...outcome, fields: { otp: signIn.triesLeft === 0 ? 'otpVoid' : 'otpExpired' } }
    if (failure && Object.keys(outcome.fields).length === 0) await settle(failure)
    return outcome
  }

  return { requestCode, resendCode, confirmCode, takeUpSignIn }
}

const inPlace: readonly Failure['problem'][] = ['OTP_TOO_SOON', 'TOO_MANY', 'STILL_RUNNING', 'NOT_ELIGIBLE']

const tooSoon = (failure: Failure | undefined): number | undefined =>
  failure?.problem === 'OTP_TOO_SOON' ? failure.detail.retryAfterSeconds : undefined
