import type { Application } from '@card-journey/journey/application/application.ts'
import type { Facts } from '@card-journey/journey/application/facts.ts'
import { personOf } from '@card-journey/journey/application/person.ts'
import { bureauAddresses } from '@card-journey/journey/decision/bureau-addresses.ts'
import { nextBureau, type BureauResult } from '@card-journey/journey/decision/bureau-enquiry.ts'
import { splitAddress } from '@card-journey/journey/fields/address-splitting.ts'
import type { Bureau, BureauReport, ReportedAddress } from '@card-journey/providers/bureau/port.ts'
import type { Deps } from '../compose.ts'
import { effectOnce } from './effect-once.ts'

type Report = NonNullable<Facts['bureau']>

/**
 * Asks the first bureau, and the second when that fails or has no record (BU-05). Each enquiry is made once per
 * application and day, under a reference stored before it. undefined: both failed.
 */
export async function askBureaus(
  application: Application,
  applicationId: string,
  { at, today }: { at: number; today: string },
  deps: Deps,
): Promise<Report | undefined> {
  const asked: { first?: BureauResult; second?: BureauResult } = {}
  for (;;) {
    const next = nextBureau(asked)
    if (next === 'failed') return undefined
    if (next === 'none' || next === 'done') return { day: today, bureau: 'none', addresses: [] }
    const report = await pull(next, application, applicationId, { at, today }, deps)
    if (report?.found)
      return { day: today, bureau: next, addresses: addressesOf(report.addresses, today), score: report.score }
    asked[next] = report ? 'noRecord' : 'failed'
  }
}

async function pull(
  bureau: Bureau,
  application: Application,
  applicationId: string,
  { at, today }: { at: number; today: string },
  deps: Deps,
): Promise<BureauReport | undefined> {
  const [{ mobileNumber, panNumber = '', firstName = '', middleName = '', lastName = '' }] =
    application.applicantDetails
  const answer = await effectOnce(
    deps,
    { applicationId, system: 'bureau', intent: `${today}:${bureau}`, about: personOf(application) },
    deps.systems.bureau.pull,
    { bureau, mobileNumber, panNumber, firstName, middleName, lastName },
    { at },
  )
  return answer.kind === 'answered' ? answer.value : undefined
}

/** The entries that pass the bureau rules, as home addresses; one that can't be split is no address. */
const addressesOf = (entries: readonly ReportedAddress[], today: string): Report['addresses'] =>
  bureauAddresses(entries, today).flatMap(({ text, city, state, pincode, reportedDate }) => {
    const lines = splitAddress(text)
    return lines
      ? [{ ...lines, city, state, pincode, type: 'RESIDENCE' as const, isEditied: 'N' as const, reportedDate }]
      : []
  })
