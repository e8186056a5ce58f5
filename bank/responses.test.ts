import { describe, expect, test } from 'vitest'
import { cardDetails, companyDetails, consentDetails, holidaysList, incomeDetails } from './responses.ts'
import { pinCodeDetails, preferenceDetails, productDetails } from './responses.ts'
import { loadMasterData } from './load.ts'

const master = loadMasterData()

describe('products', () => {
  test('[CA-01, EN-24] all cards, the invisible ones too, in the asked language', () => {
    const said = productDetails(master, { language: 'hi' })
    expect(said).toHaveLength(master.products.length)
    expect(said?.some(({ isCardVisible }) => !isCardVisible)).toBe(true)
    expect(said?.[0]).toMatchObject({ productCode: 'PVRB', productLogo: 'utsav', priority: '100', theme: 'pvrb' })
    expect(said?.[0]?.pitch).toMatch(/^मूवी/)
    expect(productDetails(master, { language: 'ta' })?.[0]?.pitch).toMatch(/^Movies/)
  })

  test('[CA-03] one card by its logo; with a fee code only that plan; neither invented', () => {
    expect(productDetails(master, { productLogo: 'utsav' })?.[0]?.feeCodeDetails).toHaveLength(2)
    const narrowed = productDetails(master, { productLogo: 'utsav', feeCode: 'PVRBFYF' })
    expect(narrowed).toHaveLength(1)
    expect(narrowed?.[0]?.feeCodeDetails.map(({ feeCode }) => feeCode)).toEqual(['PVRBFYF'])
    expect(productDetails(master, { productLogo: 'utsav', feeCode: 'VAYU1500' })).toBeUndefined()
    expect(productDetails(master, { productLogo: 'gold' })).toBeUndefined()
    expect(productDetails(master, { productLogo: '' })).toBeUndefined()
  })

  test('an invisible card is not listed for partners, and is found by its logo', () => {
    expect(cardDetails(master, {}).map(({ productCode }) => productCode)).not.toContain('172')
    expect(productDetails(master, { productLogo: 'saathi' })?.[0]?.productCode).toBe('172')
  })
})

test('[CA-02, EN-26] preferences have code, label and their cards', () => {
  expect(preferenceDetails(master, { language: 'hi' })[0]).toEqual({
    code: 'TRAVEL',
    label: 'यात्रा',
    productCodes: ['VAYU', '6EPN', 'INDP'],
  })
})

describe('consents', () => {
  test('[EN-22, CO-29] the codes of the journey are there, each with a version; the list carries no documents', () => {
    const said = consentDetails(master, {}) ?? []
    const codes = said.map(({ code }) => code)
    for (const code of ['TNC', 'BUREAU', 'KFS', 'MITC', 'AADHAAR', 'VKYC', 'PARTNER_STATUS', 'whatsappconsent'])
      expect(codes).toContain(code)
    expect(said.every(({ version }) => /^\d+\.\d+$/.test(version))).toBe(true)
    expect(said.some((consent) => 'document' in consent)).toBe(false)
  })

  test('each consent has its itemised notice where that is asked for, in whole sentences and with the bank’s figures', () => {
    for (const language of ['en', 'hi']) {
      const said = consentDetails(master, { notices: 'Y', language }) ?? []
      expect(said.filter(({ kind, notice }) => (kind === 'consent') !== (notice !== undefined))).toEqual([])
      expect(JSON.stringify(said)).not.toMatch(/\{[A-Za-z]+\}|undefined/)
    }
    const noticeOf = (code: string) => JSON.stringify(consentDetails(master, { code, notices: 'Y' })?.[0]?.notice)
    expect(noticeOf('STATEMENT')).toContain('last 6 months')
    expect(noticeOf('STATEMENT')).toContain('90 days')
    expect(noticeOf('BUREAU')).toContain('We can use a report for 30 days')
    expect(noticeOf('BUREAU')).toContain('Nakshatra Credit Bureau')
    expect(noticeOf('TNC')).toContain('Data Protection Board')
    expect(consentDetails(master, {})?.some((consent) => 'notice' in consent)).toBe(false)
  })

  test('[CO-44, CO-47, CO-50, CO-51] the key facts show the figures of the asked card and fee plan', () => {
    const facts = (productLogo?: string, feeCode?: string) =>
      JSON.stringify(consentDetails(master, { code: 'KFS', productLogo, feeCode })?.[0]?.document)
    expect(facts('utsav')).toContain('"Joining fee","value":"₹1,000"')
    expect(facts('utsav')).toContain('up to ₹700')
    expect(facts('utsav')).toContain('3.5% a month (42% a year)')
    expect(facts('utsav')).toContain('3.5% of the amount')
    expect(facts('utsav', 'PVRBFYF')).toContain('"Joining fee","value":"₹0"')
    expect(facts('vayu-reserve')).toContain('2% of the amount')
    expect(facts()).toContain('Key facts: Aranya Utsav')
    expect(consentDetails(master, { code: 'KFS', productLogo: 'gold' })).toBeUndefined()
    expect(consentDetails(master, { code: 'NONE' })).toEqual([])
  })

  test.each(['TNC', 'PRIVACY', 'KFS', 'MITC'])(
    '%s reads without a brace, for every card and in every language',
    (code) => {
      for (const { productLogo } of master.products) {
        for (const language of ['en', 'hi']) {
          const said = consentDetails(master, { code, productLogo, language })
          expect(said?.[0]?.document?.sections.length).toBeGreaterThan(1)
          expect(JSON.stringify(said)).not.toMatch(/\{[A-Za-z]+\}|undefined|NaN/)
        }
      }
    },
  )
})

test('[CA-17, PC-14] a pincode: city, state, message and Y or N; none for one that is not in the master', () => {
  expect(pinCodeDetails(master, { pinCode: '560001' })).toEqual({
    city: 'Bengaluru',
    state: 'Karnataka',
    serviceable: 'Y',
    message: 'PinCode is serviceable',
  })
  expect(pinCodeDetails(master, { pinCode: '744301' })).toMatchObject({
    serviceable: 'N',
    message: 'PinCode is not serviceable',
  })
  expect(pinCodeDetails(master, { pinCode: '999998' })).toBeUndefined()
})

test('companies, income ranges and holidays', () => {
  expect(companyDetails(master, { prefix: 'Kalpit Tr' })).toEqual([{ companyName: 'Kalpit Traders Private Limited' }])
  expect(incomeDetails(master, { language: 'hi' })[1]).toEqual({
    code: 'FROM_25000',
    lower: 25_000,
    upper: 34_999,
    label: '₹25,000 से ₹34,999',
  })
  const holidays = holidaysList(master, {})
  expect(holidays.map(({ date }) => date)).toEqual(holidays.map(({ date }) => date).sort())
  expect(holidays).toContainEqual({ date: '2026-12-25', name: 'Christmas' })
})
