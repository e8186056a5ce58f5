import { bureauCheck as call } from '@card-journey/contract/calls/eligibility/bureauCheck.ts'
import { personKey, personOf } from '@card-journey/journey/application/person.ts'
import { withFacts } from '@card-journey/journey/application/record.ts'
import { isUsableReport } from '@card-journey/journey/rules/bureau/bureau-enquiry.ts'
import { applyOutcome } from '@card-journey/journey/flow/set-marker-after.ts'
import { refuse } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { askBureaus } from '../../services/credit/bureau.ts'

/**
 * One enquiry per person, application and day; a stored report that is recent enough is used instead. Without a usable
 * entry the address is typed.
 */
export const bureauCheck = applicantRoute(call, async ({ application, stored, at, now, today, save }, deps) => {
  const { bureau } = application.facts
  const { bureauReportDays } = deps.masterData().policy
  const known = isUsableReport(bureau, personKey(personOf(application)), today, bureauReportDays) ? bureau : undefined
  const report = known ?? (await askBureaus(application, stored.id, { at, today }, deps))
  if (report === 'tomorrow') return refuse('bureauTomorrow')
  if (!report) return refuse('UNAVAILABLE')
  const asked = withFacts(application, { bureau: report })
  return save({
    next: applyOutcome(call.id, asked, now),
    what: 'bureau-asked',
    detail: { bureau: report.bureau, addresses: report.addresses.length },
    respond: (saved) => ({
      ccrResponse: {
        cirReportDataList: [
          {
            cirReportData: {
              IdAndContactInfo: { addressInfo: addressInfo(saved.facts.bureau?.addresses ?? [], report.day) },
            },
          },
        ],
      },
      application: saved,
    }),
  })
})

const addressInfo = (addresses: NonNullable<Parameters<typeof withFacts>[1]['bureau']>['addresses'], day: string) =>
  addresses.map((address, index) => ({
    seq: String(index + 1),
    type: address.type,
    reportedDate: address.reportedDate ?? day,
    address: [address.addressLine1, address.addressLine2, address.landmark].filter(Boolean).join(' '),
    state: address.state,
    postal: address.pincode,
  }))
