import * as z from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { tolerantObject, date, digits, listOf, listWithSome } from '../response-fields.ts'
import { line, mobile, pan } from '../wire-fields.ts'

/** CO-18: the inquiry constants, word for word. */
export const inquiry = { productCode: 'PRFIL', purpose: '10', seq: '1', idType: 'T', source: 'Inquiry' } as const

const addressInfo = tolerantObject({
  type: z.string().check(z.maxLength(40)),
  reportedDate: date,
  address: z.string().check(z.maxLength(300)),
  city: line,
  state: line,
  postal: digits(6),
})

/** The specification's path: response.ccrResponse.cirReportDataList[0].cirReportData.IdAndContactInfo.addressInfo. */
const report = tolerantObject({
  cirReportData: tolerantObject({
    IdAndContactInfo: tolerantObject({ addressInfo: listOf(addressInfo, 100) }),
    // An unreadable score is not the same as no score: no decision is made without it.
    ScoreDetails: listWithSome(tolerantObject({ Value: digits(3) }), 5),
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
    response: tolerantObject({
      ccrResponse: tolerantObject({ cirReportDataList: listWithSome(report, 1) }),
    }),
    // Either bureau may answer in XML: the same names as elements, one element for each entry of a list.
    xmlLists: ['cirReportDataList', 'addressInfo', 'ScoreDetails'],
  })

export const firstBureau = pull('/first/reports')
export const secondBureau = pull('/second/reports')
