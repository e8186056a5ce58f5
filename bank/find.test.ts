import { expect, test } from 'vitest'
import { allowedUrl } from './allowed-url.ts'
import { companiesLike, feePlanOf, incomeRange, isExcludedCompany, messageTemplate, productByLogo } from './find.ts'
import { loadMasterData } from './load.ts'
import { fill } from './placeholders.ts'
import { inLanguage } from './schema/words.ts'

const master = loadMasterData()

test('type-ahead: beginnings first, then other words; any case and spacing; ten at most; nothing under two letters', () => {
  expect(companiesLike(master, 'k')).toEqual([])
  expect(companiesLike(master, ' ')).toEqual([])
  expect(companiesLike(master, '  kalpit   TR')).toEqual(['Kalpit Traders Private Limited'])
  expect(companiesLike(master, 'so').length).toBeLessThanOrEqual(10)
  const works = companiesLike(master, 'works', 400)
  expect(works.length).toBeGreaterThan(0)
  expect(works.every((company) => / works/i.test(company))).toBe(true)
  expect(companiesLike(master, '.*')).toEqual([])
})

test('an excluded company is found in any case, others are not', () => {
  expect(isExcludedCompany(master, ' kalpit traders  private limited')).toBe(true)
  expect(isExcludedCompany(master, 'Kalpit Softlabs Private Limited')).toBe(false)
})

test('a fee plan: the asked one, the first without a code, none for a code of another card', () => {
  const card = productByLogo(master, 'utsav')
  expect(card && feePlanOf(card)?.feeCode).toBe('PVRB1000')
  expect(card && feePlanOf(card, 'PVRBFYF')?.joiningFee).toBe(0)
  expect(card && feePlanOf(card, 'VAYU1500')).toBeUndefined()
  expect(incomeRange(master, 'FROM_50000')).toMatchObject({ lower: 50_000, upper: 74_999 })
  expect(incomeRange(master, 'default')).toBeUndefined()
})

test('a message is found by code and channel and filled with its variables, never with inherited names', () => {
  const template = messageTemplate(master, 'MOBILE_OTP', 'sms')
  expect(template && fill(template.text.en, { otp: '123456', minutes: '5', host: 'bank.example' })).toMatch(
    /^123456 is your code[^]*\n@bank\.example #123456$/,
  )
  expect(messageTemplate(master, 'EMAIL_OTP', 'sms')).toBeUndefined()
  expect(fill('{constructor} {toString}', {})).toBe('{constructor} {toString}')
})

test('words: the asked language, else English, whatever is asked', () => {
  const said = { en: 'Male', hi: 'पुरुष' }
  expect(inLanguage(said, 'hi')).toBe('पुरुष')
  for (const language of [undefined, 'ta', 'xx', '', '__proto__']) expect(inLanguage(said, language)).toBe('Male')
})

test.each([
  ['https://www.vastra.example/a?b=c', true],
  ['http://www.vastra.example/', false],
  ['https://www.vastra.example:8443/', false],
  ['https://www.vastra.example./', false],
  ['https://user@www.vastra.example/', false],
  ['https://www.vastra.example@evil.example/', false],
  ['https://evil.example/https://www.vastra.example/', false],
  ['data:text/html,x', false],
  ['//www.vastra.example/', false],
  ['', false],
])('[LG-26] %s may be opened: %s', (url, allowed) => {
  expect(allowedUrl(url, ['https://www.vastra.example']) !== undefined).toBe(allowed)
})
