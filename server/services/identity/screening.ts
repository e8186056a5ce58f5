import type { Application } from '@card-journey/journey/application/application.ts'
import type { Facts } from '@card-journey/journey/application/facts.ts'
import { personKey, personOf, type Person } from '@card-journey/journey/application/person.ts'
import { awaitsScreening } from '@card-journey/journey/rules/identity/screening.ts'
import type { Deps } from '../../compose.ts'
import type { OutboxEntry } from '../../store/records.ts'
import { effectOnce } from '../effect-once.ts'
import { nextStep } from '../life/next-step.ts'

/**
 * Screens a person against sanctions lists and politically exposed persons, once per application and person. undefined:
 * the screening gives no usable answer.
 */
export async function screen(
  person: Person,
  applicationId: string,
  at: number,
  deps: Deps,
): Promise<NonNullable<Facts['screening']> | undefined> {
  const answer = await effectOnce(
    deps,
    { applicationId, system: 'screening', intent: 'screen', about: person },
    deps.systems.screening.screen,
    { applicationReferenceNo: applicationId, ...person },
    { at, harmless: true },
  )
  if (answer.kind !== 'answered') return undefined
  const about = { for: personKey(person) }
  return answer.value.hit ? { ...about, result: 'hit', caseId: answer.value.caseId } : { ...about, result: 'clear' }
}

/** The screening of the person on record; who has not been screened, or has changed since, is screened now. */
export async function knownScreening(application: Application, applicationId: string, at: number, deps: Deps) {
  const person = personOf(application)
  const { screening } = application.facts
  return screening?.for === personKey(person) ? screening : screen(person, applicationId, at, deps)
}

/** The first look at a case, for an application that has to wait for it. */
export const firstLook = (application: Application): OutboxEntry[] =>
  awaitsScreening(application) ? [nextStep('PENDING', 0, application.facts.screening?.caseId)] : []
