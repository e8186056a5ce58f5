import fc from 'fast-check'
import { expect, test } from 'vitest'
import { specifiedPolicy } from '../../policy-for-tests.ts'
import { readEntry, entryScreens } from './channel-entry.ts'
import { buildEntryLink, checkEntryLink, findingKeys } from './entry-link.ts'

const context = {
  policy: specifiedPolicy,
  products: [
    { productCode: 'PVRB', productLogo: 'utsav', isCardVisible: true, feeCodes: ['PVRB1000'] },
    { productCode: '172', productLogo: 'saathi', isCardVisible: true, feeCodes: ['172STD'] },
    { productCode: '746', productLogo: 'saathi-plus', isCardVisible: false, feeCodes: ['746STD'] },
  ],
}
const found = (search: string) =>
  checkEntryLink(`https://cards.bank.example/card-details${search}`, context).findings.map(
    ({ key, name }) => `${key} ${name ?? ''}`,
  )

test('[EN-27] a link that is built is read back as it was meant, without a finding', () => {
  const link = buildEntryLink('https://cards.bank.example/', 'card-details', {
    productLogo: 'saathi',
    feeCode: '172STD',
    channelCode: 'SF70',
    utm_source: 'app',
    utm_medium: '',
    requestId: 'R1',
    clientId: 'PARTNER01',
    another: 'left out',
  })
  expect(link).toBe(
    'https://cards.bank.example/card-details?productLogo=saathi&feeCode=172STD&channelCode=SF70&utm_source=app&requestId=R1&clientId=PARTNER01',
  )
  expect(checkEntryLink(link, context)).toEqual({
    findings: [],
    data: { channelCode: 'SF70', utmSESource: 'app', requestId: 'R1', clientId: 'PARTNER01' },
  })
})

test.each([
  ['?productLogo=utsav', ['channelMissing channelCode']],
  ['?productLogo=utsav&utm_source=mail', ['channelMissing channelCode']],
  ['?productLogo=utsav&channelCode=', ['channelMissing channelCode']],
  ['?productLogo=utsav&channelCode=SF9', ['channelInvalid channelCode']],
  ['?productLogo=utsav&channelCode=%D0%85F95', ['channelInvalid channelCode']],
  ['?productLogo=utsav&channelCode=sf95', ['valueChanged channelCode']],
  ['?channelCode=SF95', ['cardMissing productLogo']],
  ['?channelCode=SF95&feeCode=PVRB1000', ['cardMissing productLogo', 'feeWithoutCard feeCode']],
  ['?productLogo=nothing&channelCode=SF95', ['cardUnknown productLogo']],
  ['?productLogo=saathi-plus&channelCode=SF70&clientId=PARTNER01', ['cardNotListed productLogo']],
  ['?productLogo=utsav&feeCode=NONE&channelCode=SF95', ['feeUnknown feeCode']],
  ['?productLogo=saathi&channelCode=SF95', ['partnerOnly productLogo']],
  ['?productLogo=saathi&channelCode=SF70', ['partnerUnknown clientId']],
  ['?productLogo=saathi&channelCode=SF70&clientId=OTHER', ['partnerUnknown clientId']],
  ['?productLogo=utsav&channelCode=SF95&requestId=R1', ['idAlone requestId']],
  ['?productLogo=utsav&channelCode=SF95&clientId=a%20b', ['idInvalid clientId']],
  ['?productLogo=utsav&channelCode=SF95&utm_source=a%20b', ['valueChanged utm_source']],
  ['?productLogo=utsav&channelCode=SF95&utm_source=%E0%A4%A6', ['valueDropped utm_source']],
  ['?productLogo=utsav&channelCode=SF95&channelCode=SF70', ['repeated channelCode']],
  ['?productLogo=utsav&channelCode=SF95&gclid=1', ['notRead gclid']],
  [`?productLogo=utsav&channelCode=SF95&gclid=${'x'.repeat(1000)}`, ['notRead gclid', 'tooLong ']],
])('[EN-28] the link check says of %s: %j', (search, findings) => expect(found(search)).toEqual(findings))

test.each([
  ['?requestId=R1&clientId=PARTNER01', []],
  ['?requestId=R1&clientId=PARTNER01&language=hi', []],
  ['?requestId=R1', ['idNeeded clientId']],
  ['?requestId=R%20%2F1&clientId=a%20b%2F', ['idNeeded requestId', 'idNeeded clientId']],
  ['', ['idNeeded requestId', 'idNeeded clientId']],
  ['?requestId=R1&requestId=R2&clientId=PARTNER01', ['repeated requestId']],
])('[EN-23, EN-29] the link check says of a prepared application’s /confirm%s: %j', (search, findings) => {
  const checked = checkEntryLink(`https://cards.bank.example/confirm${search}`, context)
  expect(checked.findings.map(({ key, name }) => `${key} ${name ?? ''}`)).toEqual(findings)
})

test('a link needs https and a page that reads entry data; the root is the listing', () => {
  const keys = (link: string) => checkEntryLink(link, context).findings.map(({ key }) => key)
  expect(keys('cards.bank.example/cards?channelCode=SF95')).toEqual(['notAnAddress'])
  expect(keys('http://cards.bank.example/cards?channelCode=SF95')).toEqual(['unsafeScheme'])
  expect(keys('http://localhost:3000/cards?channelCode=SF95')).toEqual([])
  expect(keys('https://cards.bank.example?channelCode=SF95')).toEqual([])
  expect(keys('https://cards.bank.example/auth/dob?channelCode=SF95')).toEqual(['unknownPage'])
})

test('whatever is typed, a built link never breaks out of its query, and the check never throws', () => {
  const text = fc.string({ unit: 'binary', maxLength: 40 })
  fc.assert(
    fc.property(text, text, text, fc.constantFrom(...entryScreens), (channelCode, utm, id, page) => {
      const link = buildEntryLink('https://cards.bank.example', page, { channelCode, utm_source: utm, requestId: id })
      const url = new URL(link)
      expect([url.origin, url.hash]).toEqual(['https://cards.bank.example', ''])
      const { findings, data } = checkEntryLink(link, context)
      expect(findings.every(({ key }) => key in findingKeys)).toBe(true)
      const entry = readEntry(url.search)
      expect(data).toEqual(entry.kind === 'channel' ? entry.data : undefined)
    }),
  )
  fc.assert(fc.property(fc.oneof(text, fc.webUrl()), (link) => checkEntryLink(link, context).findings.length >= 0))
})
