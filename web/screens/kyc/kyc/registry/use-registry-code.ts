import { ckycRequestCode } from '@card-journey/contract/calls/kyc/ckycRequestCode.ts'
import { useAttempt } from '../../../../engine/use-attempt.ts'
import { useJourney } from '../../../../engine/use-journey.ts'

/**
 * Asks the registry to send its code; true once it has. Codes that are used up for now are no error of the journey:
 * `spent` says so, and Aadhaar remains.
 */
export function useRegistryCode(spent: () => void): () => Promise<boolean> {
  const attempt = useAttempt()
  const { load } = useJourney()
  return async () => {
    const outcome = await attempt(ckycRequestCode, {}, ['otpAttemptsExceeded'])
    if (outcome.ok) return true
    if (outcome.failure?.problem === 'otpAttemptsExceeded') {
      await load()
      spent()
    }
    return false
  }
}
