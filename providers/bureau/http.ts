import type * as z from 'zod/mini'
import { noSuchReference } from '../provider-result.ts'
import type { ProviderResult } from '../provider-result.ts'
import type { Host } from '../transport.ts'
import type { BureauEnquiry, BureauReport, Bureaus } from './port.ts'
import { firstBureau, inquiry, secondBureau } from './wire.ts'

export function bureauOverHttp(host: Host): Bureaus {
  const first = host.effect(firstBureau, toInquiry, toReport)
  const second = host.effect(secondBureau, toInquiry, toReport)
  return {
    pull: Object.assign(
      (enquiry: BureauEnquiry & { reference: string }) => (enquiry.bureau === 'first' ? first : second)(enquiry),
      {
        /** A reference belongs to one enquiry, so whichever bureau knows it gives the outcome. */
        byReference: async (reference: string): Promise<ProviderResult<BureauReport>> => {
          const answer = await first.byReference(reference)
          const unseen = answer.kind === 'refused' && answer.code === noSuchReference
          return unseen ? second.byReference(reference) : answer
        },
      },
    ),
  }
}

type Inquiry = z.input<typeof firstBureau.request>
type Ccr = z.output<typeof firstBureau.response>

const toInquiry = (enquiry: BureauEnquiry): Inquiry => ({
  productCode: inquiry.productCode,
  inquiryPurpose: inquiry.purpose,
  firstName: enquiry.firstName,
  middleName: enquiry.middleName,
  lastName: enquiry.lastName,
  mobileNumber: enquiry.mobileNumber,
  idDetails: [{ seq: inquiry.seq, idType: inquiry.idType, idValue: enquiry.panNumber, source: inquiry.source }],
})

function toReport({ ccrResponse }: Ccr): BureauReport {
  const report = ccrResponse.cirReportDataList[0]?.cirReportData
  if (!report) return { found: false }
  const score = report.ScoreDetails[0]
  return {
    found: true,
    score: score && Number(score.Value),
    addresses: report.IdAndContactInfo.addressInfo.map(({ address, postal, ...rest }) => ({
      ...rest,
      text: address,
      pincode: postal,
    })),
  }
}
