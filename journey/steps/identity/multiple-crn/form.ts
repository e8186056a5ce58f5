import type { ScreenForm } from '../../form.ts'
import { inList, listPosition } from '../../list-position.ts'

/** One of several CRNs, shown masked. The server resolves the place into the CRN. */
export const multipleCrn: ScreenForm<'crnChoice'> = {
  screen: 'multiple-crn',
  questions: { crnChoice: { kind: listPosition } },
  rules: [inList('crnChoice', ({ facts }) => facts.customer?.crns?.length ?? 0)],
  read: () => ({}),
  write: (application, { crnChoice }) => ({
    ...application,
    crn: application.facts.customer?.numbers?.[Number(crnChoice)],
  }),
}
