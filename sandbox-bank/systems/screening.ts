import { caseReview, screenPerson } from '@card-journey/providers/screening/wire.ts'
import { personOfPan } from '../people/people.ts'
import type { SystemHost } from '../serve.ts'

interface Case {
  pan: string
  openedAt: number
}

/** Sanctions and politically exposed persons: a hit is a case, decided after the back office's working time. */
export function screening({ bank, serve }: SystemHost): void {
  const cases = bank.state.collection<Case>('screening-cases')

  serve(screenPerson, ({ externalId, pan }, reference) => {
    const mobile = bank.register.mobileOfPan(pan) ?? ''
    const listed = personOfPan(pan)?.screening
    bank.record.note(mobile, 'screening', listed ? 'hit' : 'clear')
    if (!listed) return { answer: { result: 'CLEAR' } }
    const caseId = `screening-${reference}`
    const { openedAt } = cases.put(caseId, { pan, openedAt: Date.now() })
    bank.notifier.whenChanged(caseId, externalId, () => bank.settled(openedAt))
    return { answer: { result: 'HIT', caseId } }
  })

  serve(caseReview, ({ caseId }) => {
    const found = cases.get(caseId)
    if (!found) return { refuse: 'CASE_UNKNOWN' }
    if (!bank.settled(found.openedAt)) return { answer: { caseStatus: 'OPEN' } }
    return { answer: { caseStatus: personOfPan(found.pan)?.screening === 'confirmed' ? 'CONFIRMED' : 'CLEARED' } }
  })
}
