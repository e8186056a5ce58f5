import { createHash } from 'node:crypto'
import { firstBureau, secondBureau } from '@card-journey/providers/bureau/wire.ts'
import { personOf, personOfPan } from '../people/people.ts'
import type { BureauRecord } from '../people/person.ts'
import type { SystemHost } from '../serve.ts'

/**
 * Two bureaus. The first has a record of every stranger, with a score derived from the PAN. The second answers in XML.
 */
export function bureau({ bank, serve }: SystemHost): void {
  const answer = (record: BureauRecord | 'none') => ({
    answer: { ccrResponse: { cirReportDataList: record === 'none' ? [] : [report(record, bank.today())] } },
  })

  // A listed PAN is that person's, whichever mobile number it is used with.
  const personOn = (mobile: string, pan: string) => personOfPan(pan) ?? personOf(mobile)
  const recorded = (mobile: string, bureauName: string, record: BureauRecord | 'none') => {
    bank.record.note(
      mobile,
      'bureau',
      `${bureauName} bureau: ${record === 'none' ? 'no record' : `score ${record.score}`}`,
    )
    return answer(record)
  }

  serve(firstBureau, ({ mobileNumber, idDetails: [{ idValue }] }) => {
    const person = personOn(mobileNumber, idValue)
    return recorded(mobileNumber, 'first', person?.bureau?.first ?? ordinary(person ? 760 : scoreOf(idValue)))
  })
  serve(
    secondBureau,
    ({ mobileNumber, idDetails: [{ idValue }] }) =>
      recorded(mobileNumber, 'second', personOn(mobileNumber, idValue)?.bureau?.second ?? 'none'),
    'xml',
  )
}

/** A hash of the PAN spread evenly over 600 to 900. */
export const scoreOf = (pan: string): number => 600 + (createHash('sha256').update(pan).digest().readUInt32BE(0) % 301)

const ordinary = (score: number): BureauRecord => ({
  score,
  addresses: [
    { type: 'Primary', monthsAgo: 2, text: 'Flat 12 Gulmohar Residency 4th Cross Indira Road', ...bengaluru },
    { type: 'Permanent', monthsAgo: 7, text: '21 Shanti Kunj Near Clock Tower Camp Area', ...pune },
    { type: 'Office', monthsAgo: 1, text: 'Floor 3 Cubbon Business Park', ...bengaluru },
  ],
})

const bengaluru = { city: 'Bengaluru', state: 'Karnataka', pincode: '560001' }
const pune = { city: 'Pune', state: 'Maharashtra', pincode: '411001' }

const report = ({ score, addresses }: BureauRecord, today: string) => ({
  cirReportData: {
    IdAndContactInfo: {
      addressInfo: addresses.map(({ monthsAgo, text, pincode, ...address }) => ({
        ...address,
        address: text,
        postal: pincode,
        reportedDate: monthsBefore(today, monthsAgo),
      })),
    },
    ScoreDetails: [{ Value: String(score) }],
  },
})

/** The same day a number of months earlier, or that month's last day. */
export function monthsBefore(today: string, months: number): string {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 - months, 1))
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(day, lastDay))
  return first.toISOString().slice(0, 10)
}
