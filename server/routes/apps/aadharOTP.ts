import { aadharOTP as call } from '@card-journey/contract/calls/apps/aadharOTP.ts'
import { refuse } from '../../http/reply.ts'
import { sendAadhaarCode } from '../../services/identity/aadhaar-code.ts'
import { slowRoute } from '../slow-route.ts'

export const aadharOTP = slowRoute(call, 'aadhaar', async (incoming, deps) => {
  const code = await sendAadhaarCode(incoming, incoming.request, deps)
  switch (code.kind) {
    case 'sent':
      return incoming.save({ ...code.change, respond: (view) => [view] })
    case 'mobileDiffers':
      return incoming.save({ ...code.change, respond: refuse('mobileNotRegistered') })
    case 'invalid':
      return refuse('FIELDS_REFUSED', { fields: { uid: code.mistake } })
    case 'noConsent':
      return refuse('FIELDS_REFUSED', { fields: { consentAadhaar: 'consentRequired' } })
    case 'consentsOutdated':
      return refuse('CONSENT_CHANGED', { fields: code.fields })
    case 'spent':
      return incoming.save({ ...code.change, respond: refuse('aadhaarNameMismatch', { triesLeft: 0 }) })
    case 'addressLimited':
      return refuse('TOO_MANY', { retryAfterSeconds: code.retryAfterSeconds })
    case 'codesSpent':
      return refuse('otpAttemptsExceeded', code.until === undefined ? {} : { until: code.until })
    case 'unknownAadhaar':
      return refuse('aadhaarUnknown', { fields: { uid: 'aadhaarUnknown' } })
    case 'noLinkedMobile':
      return refuse('mobileNotRegistered')
    case 'unavailable':
      return refuse('UNAVAILABLE')
    case 'notSent':
      return refuse('CODE_NOT_SENT', code.unsure ? { delivery: 'unsure' } : {})
  }
})
