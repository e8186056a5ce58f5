import type { Host } from '../transport.ts'
import type { SocialTrust } from './port.ts'
import { sendOtp } from './wire.ts'

export const socialTrustOverHttp = (host: Host): SocialTrust => ({
  sendOtp: host.effect(
    sendOtp,
    ({ requestId }: { requestId: string }) => ({ request_id: requestId }),
    () => ({ sent: true }),
  ),
})
