import { consentIn } from '@card-journey/bank/spoken-consent.ts'
import { aadharOTP as call } from '@card-journey/contract/calls/apps/aadharOTP.ts'
import { withFacts } from '@card-journey/journey/application/record.ts'
import { uid } from '@card-journey/journey/fields/uid.ts'
import { refuse } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { aadhaarTries, failedAttempt } from '../../services/identity/aadhaar-attempts.ts'
import { limitCodes } from '../../services/sign-in/code-limit.ts'
import { consentEntries, outdatedConsents } from '../../services/consent/consents.ts'
import { effectOnce } from '../../services/effect-once.ts'

function refusalOf(code: string) {
  switch (code) {
    case 'AADHAAR_UNKNOWN':
      return refuse('aadhaarUnknown', { fields: { uid: 'aadhaarUnknown' } })
    case 'NO_LINKED_MOBILE':
      return refuse('mobileNotRegistered')
    case 'OTP_LIMIT':
      return refuse('otpAttemptsExceeded')
    default:
      return refuse('UNAVAILABLE')
  }
}

/** The number goes straight to the gateway; nothing of ours keeps it beyond this call (T18). */
export const aadharOTP = applicantRoute(call, async (incoming, deps) => {
  const { request, application, stored, ip, at, now, today, save } = incoming
  const number = uid.normalise(request.uid)
  const mistake = uid.check(number, { today })
  if (mistake) return refuse('FIELDS_REFUSED', { fields: { uid: mistake } })
  const consents = request.consent ? [request.consent] : []
  const given = consents.every(({ code, value }) => code === 'AADHAAR' && value === 'Y')
  if (!given || (consents.length === 0 && !application.facts.aadhaar?.consentAt))
    return refuse('FIELDS_REFUSED', { fields: { consentAadhaar: 'consentRequired' } })
  const outdated = outdatedConsents(consents, deps.masterData())
  if (outdated) return refuse('CONSENT_CHANGED', { fields: outdated })
  if (await aadhaarTries(incoming, deps).spent())
    return save({
      ...failedAttempt(incoming, { left: 0 }, deps),
      respond: refuse('aadhaarNameMismatch', { triesLeft: 0 }),
    })
  const retryAfterSeconds = await limitCodes(ip, at, deps)
  if (retryAfterSeconds !== undefined) return refuse('TOO_MANY', { retryAfterSeconds })
  const sends = `aadhaar-code:${stored.id}`
  const limit = await deps.store.limits.take({
    key: sends,
    limit: deps.masterData().policy.attempts.codesPerHour,
    windowSeconds: 3600,
    at,
  })
  if (!limit.allowed) return refuse('otpAttemptsExceeded', { until: new Date(limit.resetsAt).toISOString() })

  const mobileNumber = application.facts.aadhaar?.linkedMobile ?? application.applicantDetails[0].mobileNumber
  const answer = await effectOnce(
    deps,
    {
      applicationId: stored.id,
      system: 'aadhaar',
      intent: 'code',
      // Codes are sent one after another: if the button is pressed twice, one is sent.
      about: { uid: number, mobileNumber, after: application.facts.aadhaar?.gatewayTransaction },
    },
    deps.systems.aadhaar.sendOtp,
    { uid: number, mobileNumber },
    { at, isUsable: (sent) => sent.kind === 'answered' && sent.value.mobileMatches },
  )
  if (answer.kind === 'refused') return refusalOf(answer.code)
  // On a retry, an unknown outcome is looked up by its reference: no second code is sent.
  if (answer.kind === 'unknown') return refuse('CODE_NOT_SENT', { delivery: 'unsure' })
  if (answer.kind === 'unavailable') {
    // Not sent, so it doesn't count. No job can send it later: that would need the number, which is stored nowhere.
    await deps.store.limits.giveBack(sends)
    return refuse('CODE_NOT_SENT')
  }
  const language = consentIn(deps.masterData(), request.language ?? 'en') ? (request.language ?? 'en') : 'en'
  const { transactionId: gatewayTransaction, mobileMatches } = answer.value
  return save({
    next: withFacts(application, {
      aadhaar: {
        ...application.facts.aadhaar,
        ...(request.consent && { consentAt: now, consentLanguage: language }),
        ...(mobileMatches && { otpSentAt: now, gatewayTransaction, last4: number.slice(-4) }),
      },
    }),
    what: mobileMatches ? 'aadhaar-code-sent' : 'aadhaar-mobile-differs',
    consents: consentEntries(consents, language, deps.masterData()),
    respond: mobileMatches ? (view) => [view] : refuse('mobileNotRegistered'),
  })
})
