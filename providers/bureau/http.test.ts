import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { startRecordingHost } from '../recording-host.ts'
import { bureauOverHttp } from './http.ts'

const ask = async (response: unknown) => {
  const { host, sent, close } = await startRecordingHost('bureau', response)
  onTestFinished(close)
  const answer = await bureauOverHttp(host).pull({
    bureau: 'second',
    mobileNumber: '9812345678',
    panNumber: 'ABCPR1234F',
    firstName: 'Asha',
    middleName: 'K',
    lastName: 'Rao',
    reference: randomUUID(),
  })
  return { answer, sent }
}

const report = (addressInfo: unknown) => ({
  ccrResponse: {
    cirReportDataList: [{ cirReportData: { IdAndContactInfo: { addressInfo }, ScoreDetails: [{ Value: '742' }] } }],
  },
})

test('[EN-34, CO-18] an enquiry carries names, mobile, PAN and the inquiry constants', async () => {
  const { sent } = await ask(report([]))
  expect(sent).toEqual([
    {
      path: '/second/reports',
      body: {
        productCode: 'PRFIL',
        inquiryPurpose: '10',
        firstName: 'Asha',
        middleName: 'K',
        lastName: 'Rao',
        mobileNumber: '9812345678',
        idDetails: [{ seq: '1', idType: 'T', idValue: 'ABCPR1234F', source: 'Inquiry' }],
      },
    },
  ])
})

test('[EN-39] addresses come from the specified path, with type and reportedDate', async () => {
  const place = { city: 'Pune', state: 'Maharashtra' }
  const { answer } = await ask(
    report([{ ...place, type: 'Permanent', reportedDate: '2026-01-31', address: '21 Shanti Kunj', postal: '411001' }]),
  )
  expect(answer).toMatchObject({
    value: {
      found: true,
      score: 742,
      addresses: [
        { ...place, type: 'Permanent', reportedDate: '2026-01-31', text: '21 Shanti Kunj', pincode: '411001' },
      ],
    },
  })
})

test('an empty list is no record; a report of another shape is not a record', async () => {
  expect((await ask({ ccrResponse: { cirReportDataList: [] } })).answer).toMatchObject({ value: { found: false } })
  expect((await ask({ ccrResponse: {} })).answer.kind).toBe('unknown')
  expect((await ask({ ccrResponse: { cirReportDataList: [{}] } })).answer.kind).toBe('unknown')
})

test('one bad date costs its address, not the report; a score that cannot be read is no missing score', async () => {
  const place = { type: 'Permanent', address: '21 Shanti Kunj', city: 'Pune', state: 'Maharashtra', postal: 411001 }
  const { answer } = await ask(
    report([
      { ...place, reportedDate: '2026-01-31' },
      ...['31/01/2026', '2026-02-30', '', null].map((reportedDate) => ({ ...place, reportedDate })),
    ]),
  )
  expect(answer).toMatchObject({
    value: { score: 742, addresses: [{ reportedDate: '2026-01-31', pincode: '411001' }] },
  })
  const unscored = report([])
  unscored.ccrResponse.cirReportDataList[0]!.cirReportData.ScoreDetails = [{ Value: 'N/A' }]
  expect((await ask(unscored)).answer.kind).toBe('unknown')
})
