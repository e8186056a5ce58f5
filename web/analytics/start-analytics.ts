import { ageOn } from '@card-journey/journey/fields/dates.ts'
import { ageBand } from '@card-journey/journey/rules/product/age-bands.ts'
import type { Journey } from '../engine/journey.ts'
import { readCookie } from '../session/cookies.ts'
import { consentToAnalytics } from './events.ts'

/**
 * Loaded once analytics is allowed: adds the band of the applicant's age (CO-33) and sends. The consent is read for each
 * event, because another tab may have withdrawn it.
 */
export function startAnalytics(journey: Pick<Journey, 'state' | 'today' | 'measure'>): void {
  if (!readCookie('analytics')) return consentToAnalytics(undefined)
  return consentToAnalytics((event) => {
    const consent = readCookie('analytics')
    if (!consent) return consentToAnalytics(undefined)
    const birthDate = journey.state().application?.applicantDetails[0].dateOfBirth
    const band = birthDate ? ageBand(ageOn(birthDate, journey.today())) : undefined
    return void journey.measure({ ...event, ...(band && { ageBand: band }) }, consent)
  })
}
