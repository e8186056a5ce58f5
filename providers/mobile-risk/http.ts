import type { Host } from '../transport.ts'
import type { MobileRisk, MobileStanding } from './port.ts'
import { checkNumber } from './wire.ts'

const riskOf = { MEDIUM: 'medium', HIGH: 'high', VERY_HIGH: 'veryHigh' } as const

export const mobileRiskOverHttp = (host: Host): MobileRisk => ({
  check: host.effect(
    checkNumber,
    ({ mobileNumber }: { mobileNumber: string }) => ({ mobileNumber }),
    ({ mnrl, fri }): MobileStanding => ({ revoked: mnrl, fraudRisk: fri ? riskOf[fri] : 'none' }),
  ),
})
