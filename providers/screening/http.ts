import type { Host } from '../transport.ts'
import type { ScreenedPerson, Screening, ScreeningResult } from './port.ts'
import { caseReview, screenPerson } from './wire.ts'

const outcomeOf = { OPEN: 'open', CLEARED: 'cleared', CONFIRMED: 'confirmed' } as const

export const screeningOverHttp = (host: Host): Screening => ({
  screen: host.effect(
    screenPerson,
    (person: ScreenedPerson) => ({
      externalId: person.applicationReferenceNo,
      pan: person.panNumber,
      firstName: person.firstName,
      middleName: person.middleName,
      lastName: person.lastName,
      dob: person.dateOfBirth,
    }),
    // The schema refuses a hit without a case.
    ({ result, caseId = '' }): ScreeningResult => (result === 'HIT' ? { hit: true, caseId } : { hit: false }),
  ),
  review: host.read(
    caseReview,
    ({ caseId }: { caseId: string }) => ({ caseId }),
    ({ caseStatus }) => ({ outcome: outcomeOf[caseStatus] }),
  ),
})
