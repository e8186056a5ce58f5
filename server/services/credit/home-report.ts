import { personKey, personOf } from '@card-journey/journey/application/person.ts'
import { withFacts } from '@card-journey/journey/application/record.ts'
import type { Facts } from '@card-journey/journey/application/facts.ts'
import { applyOutcome } from '@card-journey/journey/flow/set-marker-after.ts'
import { isUsableReport } from '@card-journey/journey/rules/bureau/bureau-enquiry.ts'
import type { Deps } from '../../compose.ts'
import type { Change } from '../change.ts'
import type { HeldApplication } from '../held-application.ts'
import { askBureaus } from './bureau.ts'

export type HomeReport =
  | { kind: 'reported'; report: NonNullable<Facts['bureau']>; change: Change }
  | { kind: 'tomorrow' }
  | { kind: 'unavailable' }

/** The bureau's report for confirm-home-address: a stored one that is recent enough, else a new enquiry (BU-01 to BU-05). */
export async function takeHomeReport(held: HeldApplication, deps: Deps): Promise<HomeReport> {
  const { application, stored, now, today } = held
  const { bureau } = application.facts
  const { bureauReportDays } = deps.masterData().policy
  const known = isUsableReport(bureau, personKey(personOf(application)), today, bureauReportDays) ? bureau : undefined
  const report = known ?? (await askBureaus(application, stored.id, held, deps))
  if (report === 'tomorrow') return { kind: 'tomorrow' }
  if (!report) return { kind: 'unavailable' }
  const change: Change = {
    next: applyOutcome('bureauCheck', withFacts(application, { bureau: report }), now),
    what: 'bureau-asked',
    detail: { bureau: report.bureau, addresses: report.addresses.length },
  }
  return { kind: 'reported', report, change }
}
