import { consentIn } from '@card-journey/bank/spoken-consent.ts'
import type { RequestOf } from '@card-journey/contract/call.ts'
import type { aadharOTP } from '@card-journey/contract/calls/apps/aadharOTP.ts'
import { withFacts } from '@card-journey/journey/application/record.ts'
import type { MessageKey } from '@card-journey/journey/fields/messages.ts'
import { uid } from '@card-journey/journey/fields/uid.ts'
import type { Deps } from '../../compose.ts'
import type { Change } from '../change.ts'
import { consentEntries, outdatedConsents, type OutdatedConsents } from '../consent/consents.ts'
import { effectOnce } from '../effect-once.ts'
import type { HeldApplication } from '../held-application.ts'
import { limitCodes } from '../sign-in/code-limit.ts'
import { aadhaarTries, failedAttempt } from './aadhaar-attempts.ts'
import { takeCode } from './take-code.ts'

/** Each kind with a `change` is saved. */
export type AadhaarCode =
  | { kind: 'sent'; change: Change }
  /** The mobile number of the application is not the one that the Aadhaar is linked to. */
  | { kind: 'mobileDiffers'; change: Change }
  | { kind: 'invalid'; mistake: MessageKey }
  | { kind: 'noConsent' }
  | { kind: 'consentsOutdated'; fields: OutdatedConsents }
  /** No attempt at a code is left today. */
  | { kind: 'spent'; change: Change }
  | { kind: 'addressLimited'; retryAfterSeconds: number }
  /** No code in this hour: ours say until when, the gateway's do not. */
  | { kind: 'codesSpent'; until?: string }
  | { kind: 'unknownAadhaar' }
  | { kind: 'noLinkedMobile' }
  | { kind: 'unavailable' }
  | { kind: 'notSent'; unsure: boolean }

/**
 * Asks UIDAI's gateway to send its code. The number goes straight there; nothing of ours keeps it beyond this call (T18).
 * Codes are sent one after another: a button pressed twice sends one.
 */
export async function sendAadhaarCode(
  held: HeldApplication & { ip: string },
  request: RequestOf<typeof aadharOTP>,
  deps: Deps,
): Promise<AadhaarCode> {
  const { application, stored, ip, at, now, today } = held
  const { aadhaar } = application.facts
  const number = uid.normalise(request.uid)
  const mistake = uid.check(number, { today })
  if (mistake) return { kind: 'invalid', mistake }
  const consents = request.consent ? [request.consent] : []
  const given = consents.every(({ code, value }) => code === 'AADHAAR' && value === 'Y')
  if (!given || (consents.length === 0 && !aadhaar?.consentAt)) return { kind: 'noConsent' }
  const fields = outdatedConsents(consents, deps.masterData())
  if (fields) return { kind: 'consentsOutdated', fields }
  if (await aadhaarTries(held, deps).spent()) return { kind: 'spent', change: failedAttempt(held, { left: 0 }, deps) }
  const retryAfterSeconds = await limitCodes(ip, at, deps)
  if (retryAfterSeconds !== undefined) return { kind: 'addressLimited', retryAfterSeconds }
  const asked = { uid: number, mobileNumber: aadhaar?.linkedMobile ?? application.applicantDetails[0].mobileNumber }
  const about = { ...asked, after: aadhaar?.gatewayTransaction }
  const taken = await takeCode('aadhaar', about, held, deps)
  if ('spentUntil' in taken) return { kind: 'codesSpent', until: taken.spentUntil }

  const answer = await effectOnce(
    deps,
    { applicationId: stored.id, system: 'aadhaar', intent: 'code', about },
    deps.systems.aadhaar.sendOtp,
    asked,
    { at, isUsable: (sent) => sent.kind === 'answered' && sent.value.mobileMatches },
  )
  if (answer.kind === 'refused') {
    await taken.refused()
    return refusalOf(answer.code)
  }
  // On a retry, an unknown outcome is looked up by its reference: no second code is sent.
  if (answer.kind === 'unknown') return { kind: 'notSent', unsure: true }
  if (answer.kind === 'unavailable') {
    // Not sent, so it doesn't count. No job can send it later: that would need the number, which is stored nowhere.
    await taken.giveBack()
    return { kind: 'notSent', unsure: false }
  }
  const language = consentIn(deps.masterData(), request.language ?? 'en') ? (request.language ?? 'en') : 'en'
  const { transactionId: gatewayTransaction, mobileMatches } = answer.value
  await (mobileMatches ? taken.sent() : taken.refused())
  return {
    kind: mobileMatches ? 'sent' : 'mobileDiffers',
    change: {
      next: withFacts(application, {
        aadhaar: {
          ...aadhaar,
          ...(request.consent && { consentAt: now, consentLanguage: language }),
          ...(mobileMatches && { otpSentAt: now, gatewayTransaction, last4: number.slice(-4) }),
        },
      }),
      what: mobileMatches ? 'aadhaar-code-sent' : 'aadhaar-mobile-differs',
      consents: consentEntries(consents, language, deps.masterData()),
    },
  }
}

function refusalOf(code: string): AadhaarCode {
  switch (code) {
    case 'AADHAAR_UNKNOWN':
      return { kind: 'unknownAadhaar' }
    case 'NO_LINKED_MOBILE':
      return { kind: 'noLinkedMobile' }
    case 'OTP_LIMIT':
      return { kind: 'codesSpent' }
    default:
      return { kind: 'unavailable' }
  }
}
