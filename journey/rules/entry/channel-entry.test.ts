import { expect, test } from 'vitest'
import { specifiedPolicy } from '../../policy-for-tests.ts'
import { channelCodeOf, isPartnerChannel, isTelecallerChannel, showsPartnerLogo } from './channels.ts'
import { entryNames, readEntry, withoutEntry } from './channel-entry.ts'

test.each([
  ['SF95', 'SF95'],
  [' sf70 ', 'SF70'],
  ['XY12', 'XY12'],
  ['SF9', undefined],
  ['SF955', undefined],
  ['S995', undefined],
  ['\u017ff95', undefined],
  ['\uff33\uff2695', undefined],
  ['SF\u0969\u096b', undefined],
  ['SF 95', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('[EN-28] channel code %s is %s', (value, code) => expect(channelCodeOf(value)).toBe(code))

test('[RO-05, SC-30] the partner’s logo needs the partner channel and its client id, both', () => {
  const shows = (origin: Parameters<typeof showsPartnerLogo>[0]) => showsPartnerLogo(origin, specifiedPolicy)
  expect(shows({ channelCode: 'SF70', clientId: 'partner01 ' })).toBe(true)
  expect(shows({ channelCode: 'SF70', clientId: 'PARTNER02' })).toBe(false)
  expect(shows({ channelCode: 'SF70' })).toBe(false)
  expect(shows({ channelCode: 'SF95', clientId: 'PARTNER01' })).toBe(false)
  expect(isPartnerChannel(undefined, specifiedPolicy)).toBe(false)
})

test('[RO-06, RO-13] telecaller channels', () => {
  expect(['SF80', 'sf81', 'SF82', undefined].map((code) => isTelecallerChannel(code, specifiedPolicy))).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('[PL-14] without entry data there is no channel', () => {
  for (const search of ['', '?', '?productLogo=x&feeCode=1', '?token=abc']) {
    expect(readEntry(search)).toEqual({ kind: 'none' })
  }
})

test.each([
  '?utm_source=x',
  '?requestId=1',
  '?clientId=1',
  '?channelCode=',
  '?channelCode=%20',
  '?channelCode=SF9',
  '?channelCode=&channelCode=SF95',
  '?channelCode=%',
])('[EN-28, PL-11] entry data without channelCode: %s', (search) =>
  expect(readEntry(search)).toEqual({ kind: 'missingChannel' }),
)

test('[EN-27, EN-29, PL-12] entry data is read; of doubled parameters the first wins, empty ones are left out', () => {
  expect(
    readEntry(
      '?channelCode=sf70&utm_source=news&utm_source=other&utm_campaign=&utm_medium=%20mail%20&requestId=R1&clientId=PARTNER01',
    ),
  ).toEqual({
    kind: 'channel',
    data: { channelCode: 'SF70', utmSESource: 'news', utmAGMedium: 'mail', requestId: 'R1', clientId: 'PARTNER01' },
  })
  expect(readEntry('?channelCode=SF95')).toEqual({ kind: 'channel', data: { channelCode: 'SF95' } })
})

test('entry values are bounded and without invisible characters', () => {
  const entry = readEntry(`?channelCode=SF95&utm_source=${'a'.repeat(1000)}%E2%80%8B&requestId=${'b'.repeat(65)}`)
  expect(entry).toEqual({ kind: 'channel', data: { channelCode: 'SF95', utmSESource: 'a'.repeat(100) } })
})

test('one bad parameter is left out, the others count', () => {
  expect(
    readEntry(
      '?channelCode=sf95&utm_source=%E0%A4%A6%E0%A4%BF&utm_medium=a%20%26%20b&requestId=R%201!&clientId=PARTNER01',
    ),
  ).toEqual({ kind: 'channel', data: { channelCode: 'SF95', utmAGMedium: 'a-b', clientId: 'PARTNER01' } })
  expect(readEntry('?channelCode=SF95&utm_source=%E0%A4%A&requestId=%ff')).toMatchObject({ kind: 'channel' })
})

test('telecaller channels of the policy compare without case', () => {
  expect(isTelecallerChannel('SF82', { channels: { telecaller: ['sf82'] } })).toBe(true)
  expect(isTelecallerChannel(undefined, { channels: { telecaller: [''] } })).toBe(false)
})

test('[EN-29] only entry data leaves the address bar', () => {
  expect(entryNames).toEqual(['channelCode', 'utm_source', 'utm_campaign', 'utm_medium', 'requestId', 'clientId'])
  expect(withoutEntry('?channelCode=SF95&productLogo=pvrb&utm_source=a&utm_source=b&feeCode=1&token=t')).toBe(
    '?productLogo=pvrb&feeCode=1&token=t',
  )
  expect(withoutEntry('?channelCode=SF95')).toBe('')
})
