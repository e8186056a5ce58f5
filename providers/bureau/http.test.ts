import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { startRecordingHost } from '../recording-host.ts'
import { bureauOverHttp } from './http.ts'

const ask = async (response: unknown, as?: { type: string; text: string }) => {
  const { host, sent, close } = await startRecordingHost('bureau', response, as)
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

const inXml = (response: string, type = 'application/xml') =>
  ask(undefined, { type, text: `<reply><status>success</status><response>${response}</response></reply>` })

const inList = (report: string) =>
  `<ccrResponse><cirReportDataList><cirReportData>${report}</cirReportData></cirReportDataList></ccrResponse>`

const addressInXml = (reportedDate: string, address: string) =>
  `<addressInfo><type>Permanent</type><reportedDate>${reportedDate}</reportedDate><address>${address}</address>
   <city>Pune</city><state> Maharashtra </state><postal>\n411001\n</postal><country>IN</country></addressInfo>`

const xmlReport = (addresses: string, score = '<ScoreDetails><Value>742</Value></ScoreDetails>') =>
  inList(`<IdAndContactInfo>${addresses}</IdAndContactInfo>${score}`)

test.each(['application/xml', 'text/xml; charset=utf-8', 'Application/ccr+XML'])(
  '[EN-39] a report as %s says the same as in JSON',
  async (type) => {
    const place = { type: 'Permanent', city: 'Pune', state: 'Maharashtra', postal: '411001' }
    const json = await ask(
      report([
        { ...place, reportedDate: '2026-01-31', address: '21 Shanti Kunj & Sons' },
        { ...place, reportedDate: '2025-12-01', address: 'Flat <4>' },
      ]),
    )
    const xml = await inXml(
      xmlReport(
        addressInXml('2026-01-31', '21 Shanti Kunj &amp; &#83;ons') +
          addressInXml('2025-12-01', '<![CDATA[Flat <4>]]>') +
          addressInXml('31/01/2026', 'of a bad date'),
      ),
      type,
    )
    expect({ ...xml.answer, ms: 0 }).toEqual({ ...json.answer, ms: 0 })
    expect(xml.sent).toEqual(json.sent)
  },
)

test('in XML one address is a list of one, an empty element an empty list, nil is absent, prefixes do not matter', async () => {
  const one = (await inXml(xmlReport(addressInXml('2026-01-31', '21 Shanti Kunj'), '<ScoreDetails/>'))).answer
  expect(one).toMatchObject({ value: { found: true, addresses: [{ text: '21 Shanti Kunj', pincode: '411001' }] } })
  expect(one).not.toHaveProperty('value.score', expect.anything())
  expect((await inXml(xmlReport('<addressInfo/>'))).answer).toMatchObject({
    value: { found: true, score: 742, addresses: [] },
  })
  const none = '<ccrResponse><cirReportDataList/></ccrResponse>'
  expect((await inXml(none)).answer).toMatchObject({ value: { found: false } })
  const nil = `<cirReportDataList xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:nil="true"/>`
  expect((await inXml(`<b:ccrResponse xmlns:b="urn:bureau">${nil}</b:ccrResponse>`)).answer).toMatchObject({
    value: { found: false },
  })
})

test('in XML, too, a report of another shape or with an unreadable score is not a record', async () => {
  for (const response of [
    '<ccrResponse/>',
    '<ccrResponse><cirReportDataList>none</cirReportDataList></ccrResponse>',
    xmlReport('', '<ScoreDetails><Value>N/A</Value></ScoreDetails>'),
    inList('<IdAndContactInfo><addressInfo>'),
  ])
    expect([response, (await inXml(response)).answer.kind]).toEqual([response, 'unknown'])
  const refused = { type: 'text/xml', text: '<r><status>failed</status><errorCode>CONSENT_MISSING</errorCode></r>' }
  expect((await ask(undefined, refused)).answer).toMatchObject({ kind: 'refused', code: 'CONSENT_MISSING' })
  // XML that is called JSON is garbage, and so is JSON that is called XML.
  expect((await inXml('<ccrResponse><cirReportDataList/></ccrResponse>', 'application/json')).answer.kind).toBe(
    'unknown',
  )
  const json = { type: 'text/xml', text: JSON.stringify({ status: 'success', response: report([]) }) }
  expect((await ask(undefined, json)).answer.kind).toBe('unknown')
})

test('XML in another encoding is only read where that makes no difference', async () => {
  const declared = (encoding: string, address: string) =>
    ask(undefined, {
      type: 'application/xml',
      text: `<?xml version="1.0" encoding="${encoding}"?><r><status>success</status><response>${xmlReport(addressInXml('2026-01-31', address))}</response></r>`,
    })
  expect((await declared('ISO-8859-1', '21 Shanti Kunj')).answer.kind).toBe('answered')
  expect((await declared('utf-8', '21 Shánti Kunj')).answer).toMatchObject({
    value: { addresses: [{ text: '21 Shánti Kunj' }] },
  })
  expect((await declared('ISO-8859-1', '21 Shánti Kunj')).answer.kind).toBe('unknown')
})
