import { personAnswered, personKey, personOf } from '@card-journey/journey/application/person.ts'
import type { Deps } from '../../compose.ts'
import { takeAttempt, type Attempt } from '../customer/attempts.ts'
import type { Asking } from './ask-facts.ts'

/** Which kind of attempt a step is, and what it rests on. Undefined: it is none. */
function attemptOf({ row, application, answers }: Asking) {
  if (row.needs.includes('crnOwn')) return { name: 'crn', about: { crn: answers['crn'] ?? '' } } as const
  if (!row.needs.includes('panFree')) return undefined
  const person = personAnswered(application, answers)
  // Saving the person already on record is not an attempt.
  return personKey(person) === personKey(personOf(application))
    ? undefined
    : ({ name: 'pan', about: { ...person } } as const)
}

/** Takes one of the day's attempts at a PAN (P102) or a CRN (crnAttemptsExceeded): a wrong one changes nothing else. */
export async function takeStepAttempt(asking: Asking, deps: Deps): Promise<Attempt | 'pan' | 'crn' | undefined> {
  const attempt = attemptOf(asking)
  if (!attempt) return undefined
  const taken = await takeAttempt(attempt.name, attempt.about, asking, deps)
  return taken === 'spent' ? attempt.name : taken
}
