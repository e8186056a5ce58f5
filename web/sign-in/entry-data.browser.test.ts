import { specifiedPolicy } from '@card-journey/journey/policy-for-tests.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeCookie } from '../session/cookies.ts'
import { channelOrDefault, keptChannel, takeEntryData } from './entry-data.ts'

const here = location.pathname + location.search
const cookies = ['channel', 'requestId', 'clientId'] as const

const forget = () => {
  for (const name of cookies) writeCookie(name, '')
}
beforeEach(forget)
afterEach(() => {
  forget()
  history.replaceState(null, '', here)
})

function open(search: string) {
  history.replaceState(null, '', `/cards${search}`)
  return takeEntryData('cards')
}

test('[EN-27, ST-08, ST-09, PL-12] entry data is kept in cookies and gone from the address bar', () => {
  const search =
    '?productLogo=utsav&channelCode=sf70&utm_source=mail&utm_campaign=diwali&utm_medium=x&requestId=R1&clientId=PARTNER01'
  expect(open(search)).toBe('kept')
  expect(location.search).toBe('?productLogo=utsav')
  expect(keptChannel()).toEqual({
    channelCode: 'SF70',
    utmSESource: 'mail',
    utmCPCampaign: 'diwali',
    utmAGMedium: 'x',
    requestId: 'R1',
    clientId: 'PARTNER01',
  })
})

test('[PL-11, EN-28] entry data without channelCode fails, is gone from the address bar, and leaves no channel', () => {
  expect(open('?utm_source=mail&productLogo=utsav')).toBe('missingChannel')
  expect(location.search).toBe('?productLogo=utsav')
  expect(channelOrDefault(specifiedPolicy)).toEqual({ channelCode: 'SF95' })
})

test('another link replaces all of the one before, ids included', () => {
  open('?channelCode=SF70&requestId=R1&clientId=PARTNER01&utm_source=mail')
  open('?channelCode=SF96')
  expect(keptChannel()).toEqual({ channelCode: 'SF96' })
})

const long = 'a'.repeat(50_000)
/** Kept or refused, but never passed on as it came. */
const hostile: readonly (readonly [what: string, search: string])[] = [
  ['long values', `?channelCode=SF95&utm_source=${long}&utm_campaign=${long}&utm_medium=${long}&requestId=${long}`],
  ['a long channel', `?channelCode=${long}`],
  ['a thousand repetitions', `?channelCode=SF95${'&utm_source=b&channelCode=SF70'.repeat(1000)}`],
  ['other scripts', '?channelCode=SF95&utm_source=%E0%A4%A6%E0%A4%BF%E0%A4%B5%E0%A4%BE%E0%A4%B2%E0%A5%80'],
  ['a channel in another script', '?channelCode=%D0%85F95'],
  ['letters that become ASCII in upper case', '?channelCode=%C5%BFf95'],
  ['encoded twice', '?channelCode=SF95&utm_source=%2525253Cscript%25253E&requestId=%252e%252e%252f'],
  ['broken encodings', '?channelCode=SF95&utm_source=%E0%A4%A&clientId=%ff%00'],
  ['line breaks and semicolons', '?channelCode=SF95&utm_source=a%0d%0aSet-Cookie:x=1;Path=/&utm_medium=;Max-Age=1'],
  ['invisible and control characters', '?channelCode=SF95&utm_source=%E2%80%AE%E2%80%8Bx%00&requestId=R%E2%80%8B1'],
  ['names of the prototype', '?channelCode=SF95&__proto__=x&constructor=y&utm_source=__proto__'],
  ['markup', '?channelCode=SF95&utm_source=%3Cimg%20src=x%20onerror=alert(1)%3E&clientId=%22%3E%3Cscript%3E'],
]

test.each(hostile)('[EN-27, T16] hostile entry data: %s', (_what, search) => {
  const outcome = open(search)
  expect(location.search).not.toMatch(/channelCode|utm_|requestId|clientId/)
  const kept = keptChannel()
  expect(kept !== undefined).toBe(outcome === 'kept')
  const { channelCode, requestId, clientId, ...utm } = kept ?? { channelCode: 'SF95' }
  expect(channelCode).toMatch(/^[A-Z]{2}\d{2}$/)
  for (const value of Object.values(utm)) expect(value).toMatch(/^[A-Za-z0-9_.-]{1,100}$/)
  for (const id of [requestId, clientId]) if (id !== undefined) expect(id).toMatch(/^[\w-]{1,64}$/)
  // A browser drops a cookie of more than 4096 bytes, name and value together.
  for (const pair of document.cookie.split('; ')) expect(new Blob([pair]).size).toBeLessThan(1024)
})

test('[EN-29] screens inside the journey read none: the parameters there are their own', () => {
  history.replaceState(null, '', '/auth/error?channelCode=SF70')
  expect(takeEntryData('auth-error')).toBe('none')
  expect(location.search).toBe('?channelCode=SF70')
  expect(keptChannel()).toBeUndefined()
})
