import { maximumAge, minimumAge } from '../../fields/birth-date.ts'
import { ageOn, type Day, isDay } from '../../fields/dates.ts'
import { codeOf } from '../../fields/flag.ts'
import type { PagePolicy } from '../../policy.ts'

/** Attempts left today, of three (rulings, LG-32, RT-72). Attempts on earlier days no longer count. */
export function aadhaarTriesLeft(
  aadhaar: { wrongCodes?: number; wrongDay?: string } | undefined,
  today: string,
  { attempts }: Pick<PagePolicy, 'attempts'>,
): number {
  const { wrongCodes = 0, wrongDay = today } = aadhaar ?? {}
  return Math.max(0, attempts.triesPerDay - (wrongDay === today ? wrongCodes : 0))
}

export interface AadhaarFacts {
  /** The Aadhaar is linked to the applicant's mobile. */
  mobileMatches: boolean
  /** nameMatch of the Aadhaar name and the entered one. */
  nameMatches: boolean
  dateOfBirth: string
  gender: string
}

export type AadhaarOutcome =
  | { kind: 'verified'; marker: 'AADHAAR_SUBMIT' }
  | { kind: 'error'; type: 'AA100' | 'AA101' }
  | { kind: 'go'; screen: 'unregistered-mobile' | 'kyc-try-again' }

/** What the Aadhaar record means for the applicant: mobile, name, age, gender in this order (section 8: AA100, AA101; SC-42). */
export function aadhaarOutcome(facts: AadhaarFacts, enteredGender: string, today: Day): AadhaarOutcome {
  if (!facts.mobileMatches) return { kind: 'go', screen: 'unregistered-mobile' }
  if (!facts.nameMatches) return { kind: 'go', screen: 'kyc-try-again' }
  const age = isDay(facts.dateOfBirth) ? ageOn(facts.dateOfBirth, today) : -1
  if (age < minimumAge || age > maximumAge) return { kind: 'error', type: 'AA100' }
  const gender = genderOf(facts.gender)
  if (!gender || gender !== genderOf(enteredGender)) return { kind: 'error', type: 'AA101' }
  return { kind: 'verified', marker: 'AADHAAR_SUBMIT' }
}

/** Maps UIDAI's letters and our codes to one form; undefined for anything else. */
export function genderOf(value: string): 'MALE' | 'FEMALE' | 'OTHER' | undefined {
  switch (codeOf(value)) {
    case 'M':
    case 'MALE':
      return 'MALE'
    case 'F':
    case 'FEMALE':
      return 'FEMALE'
    case 'T':
    case 'OTHER':
      return 'OTHER'
    default:
      return undefined
  }
}
