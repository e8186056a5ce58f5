import { randomInt, timingSafeEqual } from 'node:crypto'
import { sendOtp } from '@card-journey/providers/social-trust/wire.ts'
import type { SystemHost } from '../serve.ts'

interface TrustRequest {
  mobile: string
  otp: string
  sends: number
}

/** The first code and three resends. */
const sendsAllowed = 4

/** The social-trust score: a request that the decision opens, and its 4-digit code. */
export function openSocialTrust({ bank }: Pick<SystemHost, 'bank'>) {
  const requests = bank.state.collection<TrustRequest>('social-trust')

  const send = (requestId: string, request: TrustRequest) => {
    const otp = String(randomInt(10_000)).padStart(4, '0')
    requests.put(requestId, { ...request, otp, sends: request.sends + 1 })
    bank.inbox.deliver({
      channel: 'sms',
      template: 'SOCIAL_TRUST_OTP',
      to: request.mobile,
      text: `${otp} is your code to let us look at your social trust score.`,
    })
  }

  return {
    open(mobile: string, reference: string): string {
      const requestId = `ts-${reference}`
      send(requestId, { mobile, otp: '', sends: 0 })
      return requestId
    },
    /** The refusal's code, or nothing if the entered code is right. */
    check(requestId = '', otp = ''): string | undefined {
      const request = requests.get(requestId)
      if (!request) return 'TS_REQUEST_UNKNOWN'
      const right = otp.length === request.otp.length && timingSafeEqual(Buffer.from(otp), Buffer.from(request.otp))
      return right ? undefined : 'TS_OTP_WRONG'
    },
    again(requestId: string): string | undefined {
      const request = requests.get(requestId)
      if (!request) return 'REQUEST_UNKNOWN'
      if (request.sends >= sendsAllowed) return 'RESEND_LIMIT'
      send(requestId, request)
      return undefined
    },
  }
}

export function socialTrust(host: SystemHost): void {
  const requests = openSocialTrust(host)
  host.serve(sendOtp, ({ request_id }) => {
    const refusal = requests.again(request_id)
    return refusal ? { refuse: refusal } : { answer: { done: true } }
  })
}
