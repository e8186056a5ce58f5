import type { ResponseOf } from '@card-journey/contract/call.ts'
import type { aadharEnglishVerbiage } from '@card-journey/contract/calls/apps/aadharEnglishVerbiage.ts'
import { aadharOTP } from '@card-journey/contract/calls/apps/aadharOTP.ts'
import type { Outcome } from '../../engine/journey.ts'
import { useLanguage } from '../../texts/screen-texts.ts'
import { useAttempt } from '../../engine/use-attempt.ts'
import { useJourney } from '../../engine/use-journey.ts'

/** The consent as it was read: its version, in the language chosen for it. */
export type GivenAadhaarConsent = Pick<ResponseOf<typeof aadharEnglishVerbiage>, 'version' | 'spokenIn'>

/**
 * Asks UIDAI to send a code for an Aadhaar number or virtual ID. The number stays in this tab's memory for a resend,
 * and nowhere else (T18). `given`: agreed to just now. If the Aadhaar is linked to another mobile number, the
 * screen that asks for it follows; if it was `asked` already, a message appears beside the field.
 */
export function useAadhaarCode({ asked = false } = {}): (uid: string, given?: GivenAadhaarConsent) => Promise<Outcome> {
  const { state, update, now, go, load } = useJourney()
  const language = useLanguage()
  const attempt = useAttempt()
  return async (uid, given) => {
    const timestamp = new Date(now()).toISOString()
    const consent = { code: 'AADHAAR', version: given?.version ?? '', timestamp, value: 'Y' } as const
    const outcome = await attempt(
      aadharOTP,
      { uid, language: given?.spokenIn ?? language, ...(given && { consent }) },
      ['mobileNotRegistered', 'aadhaarNameMismatch'],
    )
    if (outcome.ok) {
      const before = state().aadhaar
      update({ aadhaar: { uid, sent: (before?.uid === uid ? before.sent : 0) + 1 } })
    } else if (outcome.failure?.problem === 'mobileNotRegistered') {
      update({ aadhaar: { uid, sent: 0 } })
      if (asked) return { ...outcome, fields: { mobileNumber: 'aadhaarMobileDiffers' } }
      go('unregistered-mobile')
    } else if (outcome.failure?.problem === 'aadhaarNameMismatch') {
      // The day's attempts are used up.
      await load()
      go('kyc-try-again')
    }
    return outcome
  }
}
