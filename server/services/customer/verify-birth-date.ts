import { withApplicant } from '@card-journey/journey/application/record.ts'
import type { MessageKey } from '@card-journey/journey/fields/messages.ts'
import { checkForm } from '@card-journey/journey/steps/form.ts'
import { dob } from '@card-journey/journey/steps/identity/dob/form.ts'
import type { Deps } from '../../compose.ts'
import type { Change } from '../change.ts'
import type { HeldApplication } from '../held-application.ts'
import { firstLooks } from '../life/address-look.ts'
import { takeAttempt } from './attempts.ts'
import { continueOfferCheck } from './offer-check.ts'

export type BirthDateVerification =
  | { kind: 'verified'; change: Change }
  | { kind: 'mistaken'; message: MessageKey; triesLeft?: number }
  /** The day's attempts are used up, by this one or before. */
  | { kind: 'spent' }
  | { kind: 'coolOff' }
  | { kind: 'unavailable' }

/**
 * Compares a customer's date of birth with the bank's record (VA-37), and goes on to the offer check once it matches. An
 * attempt is counted before the bank compares, and given back unless the dates differ.
 */
export async function verifyBirthDate(
  held: HeldApplication & { transactionId: string },
  dateOfBirth: string,
  deps: Deps,
): Promise<BirthDateVerification> {
  const { application, view, stored, today, transactionId } = held
  const { answers, mistakes } = checkForm(dob, { dateOfBirth }, { today, application: view })
  if (mistakes.dateOfBirth) return { kind: 'mistaken', message: mistakes.dateOfBirth }
  const { crn } = application
  if (!crn) return { kind: 'unavailable' }
  const about = { crn, dateOfBirth: answers.dateOfBirth }
  const attempt = await takeAttempt('birth-date', about, { ...held, applicationId: stored.id, transactionId }, deps)
  if (attempt === 'spent') return { kind: 'spent' }
  const [{ mobileNumber }] = application.applicantDetails
  const answer = await deps.systems.coreBank.validateBirthDate({ ...about, mobileNumber })
  if (answer.kind === 'answered' && !answer.value.match) {
    const { left } = attempt
    return left > 0 ? { kind: 'mistaken', message: 'birthDateMismatch', triesLeft: left } : { kind: 'spent' }
  }
  await attempt.giveBack()
  if (answer.kind !== 'answered') return { kind: 'unavailable' }
  const proven = withApplicant(application, { dateOfBirth: answers.dateOfBirth })
  const check = await continueOfferCheck(proven, stored.id, 'validateDOB', held, deps)
  if (check.kind !== 'stands') return check
  const next = check.application
  return {
    kind: 'verified',
    change: {
      next,
      what: 'birth-date-verified',
      outbox: [{ kind: 'liability-details', payload: { crn } }, ...firstLooks(next)],
      clearsDraft: { screen: 'dob', typedAt: held.at },
    },
  }
}
