import { bureauCheck as call } from '@card-journey/contract/calls/eligibility/bureauCheck.ts'
import type { ReportedAddress } from '@card-journey/journey/application/facts.ts'
import { refuse } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { takeHomeReport } from '../../services/credit/home-report.ts'

/**
 * One enquiry per person, application and day; a stored report that is recent enough is used instead. Without a usable
 * entry the address is typed.
 */
export const bureauCheck = applicantRoute(call, async (incoming, deps) => {
  const taken = await takeHomeReport(incoming, deps)
  if (taken.kind === 'tomorrow') return refuse('bureauTomorrow')
  if (taken.kind === 'unavailable') return refuse('UNAVAILABLE')
  const { report, change } = taken
  return incoming.save({
    ...change,
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

const addressInfo = (addresses: readonly ReportedAddress[], day: string) =>
  addresses.map((address, index) => ({
    seq: String(index + 1),
    type: address.type,
    reportedDate: address.reportedDate ?? day,
    address: [address.addressLine1, address.addressLine2, address.landmark].filter(Boolean).join(' '),
    state: address.state,
    postal: address.pincode,
  }))
