import * as z from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { line, mobile, pan } from '../wire-fields.ts'

/** CO-18: the inquiry constants, word for word. */
export const inquiry = { productCode: 'PRFIL', purpose: '10', seq: '1', idType: 'T', source: 'Inquiry' } as const

const addressInfo = z.strictObject({
  type: z.string().check(z.maxLength(40)),
  reportedDate: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  address: z.string().check(z.maxLength(300)),
  city: line,
  state: line,
  postal: z.string().check(z.regex(/^\d{6}$/)),
})

/** The specification's path: response.ccrResponse.cirReportDataList[0].cirReportData.IdAndContactInfo.addressInfo. */
const report = z.strictObject({
  cirReportData: z.strictObject({
    IdAndContactInfo: z.strictObject({ addressInfo: z.array(addressInfo).check(z.maxLength(100)) }),
    ScoreDetails: z.array(z.strictObject({ Value: z.string().check(z.regex(/^\d{3}$/)) })).check(z.maxLength(5)),
  }),
})

const pull = <Path extends `/${string}`>(path: Path) =>
  defineOperation({
    system: 'bureau',
    path,
    kind: 'effect',
    request: z.strictObject({
      productCode: z.literal(inquiry.productCode),
      inquiryPurpose: z.literal(inquiry.purpose),
      firstName: line,
      middleName: line,
      lastName: line,
      mobileNumber: mobile,
      idDetails: z.tuple([
        z.strictObject({
          seq: z.literal(inquiry.seq),
          idType: z.literal(inquiry.idType),
          idValue: pan,
          source: z.literal(inquiry.source),
        }),
      ]),
    }),
    response: z.strictObject({
      ccrResponse: z.strictObject({ cirReportDataList: z.array(report).check(z.maxLength(1)) }),
    }),
  })

export const firstBureau = pull('/first/reports')
export const secondBureau = pull('/second/reports')
