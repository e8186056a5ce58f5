import { expect, test } from 'vitest'
import { firstBureau, secondBureau } from './wire.ts'

const entry = {
  type: 'Permanent',
  reportedDate: '2026-01-31',
  address: '21 Shanti Kunj',
  city: 'Pune',
  state: 'Maharashtra',
  postal: '411001',
}

test.each([firstBureau, secondBureau])(
  '[EN-40] a reported address: its fields, reportedDate as yyyy-MM-dd',
  ({ response }) => {
    const takes = (one: object): boolean => {
      const { ccrResponse } = response.parse({
        ccrResponse: {
          cirReportDataList: [
            { cirReportData: { IdAndContactInfo: { addressInfo: [one] }, ScoreDetails: [{ Value: '742' }] } },
          ],
        },
      })
      return ccrResponse.cirReportDataList[0]?.cirReportData.IdAndContactInfo.addressInfo.length === 1
    }
    expect(takes(entry)).toBe(true)
    for (const reportedDate of ['31/01/2026', '31-01-2026', '2026-1-31', '20260131', '2026-01-31T00:00:00Z', ''])
      expect([reportedDate, takes({ ...entry, reportedDate })]).toEqual([reportedDate, false])
    for (const name of Object.keys(entry)) {
      const rest = Object.fromEntries(Object.entries(entry).filter(([other]) => other !== name))
      expect([name, takes(rest)]).toEqual([name, false])
    }
    expect(takes({ ...entry, country: 'IN' })).toBe(true)
  },
)
