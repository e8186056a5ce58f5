import { writeFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { MasterDataError } from './fault.ts'
import { copiedFolder, edit } from './files-for-tests.ts'
import { feePlanOf, productByCode, productByLogo, redirectUrl } from './find.ts'
import { figuresOf, latePaymentUpTo } from './key-facts.ts'
import { loadMasterData } from './load.ts'
import type { MasterData } from './load.ts'
import type { IncomeRange } from './schema/choices.ts'

describe('the shipped bank', () => {
  let master: MasterData
  beforeAll(() => {
    master = loadMasterData()
  })

  test('[PL-05, PL-13] cards come with the highest priority first, equal ones by name', () => {
    const order = master.products.map((product) => Number(product.priority))
    expect(order).toEqual([...order].sort((a, b) => b - a))
    const folder = copiedFolder()
    edit(folder, 'products/vayu-miles.json', '"priority": "95"', '"priority": "100"')
    edit(folder, 'products/neev.json', '"priority": "50"', '"priority": "9"')
    const names = loadMasterData(folder).products.map((product) => product.productName)
    expect(names.slice(0, 2)).toEqual(['Aranya Utsav', 'Aranya Vayu Miles'])
    expect(names.at(-1)).toBe('Aranya Neev')
  })

  test('[EN-24] there are the default card, airline, fashion, restricted and secured ones', () => {
    expect(master.products.filter((product) => product.isCardVisible).length).toBeGreaterThanOrEqual(10)
    expect(productByCode(master, 'pvrb')).toMatchObject({ theme: 'pvrb', isAirlineCobrand: false })
    expect(productByCode(master, 'VAYU')?.isAirlineCobrand).toBe(true)
    for (const code of ['172', '746']) expect(productByCode(master, code)?.isCardVisible).toBe(false)
    expect(productByCode(master, master.policy.securedProduct)?.productLogo).toBe('neev')
    expect(productByCode(master, 'VSTR')?.storeUrl).toBe('https://www.vastra.example/cards/aranya')
  })

  test('[LG-28] what a rejected applicant can do names another card for the next application only', () => {
    const named = { en: /other cards|another card|card backed by/i, hi: /दूसरे कार्ड|मिलने वाल[ाे] कार्ड/ }
    const later = { en: /^When you apply again, /, hi: /^दोबारा आवेदन करते समय / }
    for (const language of ['en', 'hi'] as const) {
      const points = Object.values(master.decisionNotice.reasons).flatMap(({ ask, todo }) =>
        [...(ask ? [ask] : []), ...todo].flatMap((point) => point[language] ?? []),
      )
      const ofCards = points.filter((point) => named[language].test(point))
      expect(ofCards).toHaveLength(4)
      for (const point of ofCards) expect(point).toMatch(later[language])
    }
  })

  test('[BR-18] the secured card’s texts state the deposit and the limit that the policy has', () => {
    const folder = copiedFolder()
    edit(folder, 'policy.json', '"lowest": 25000', '"lowest": 27000')
    edit(folder, 'policy.json', '"limitPercent": 90', '"limitPercent": 85')
    const { policy, products } = loadMasterData(folder)
    const said = JSON.stringify(products.find((product) => product.productCode === policy.securedProduct))
    for (const figure of ['from ₹27,000', 'Spend up to 85%', '85% तक खर्च करें']) expect(said).toContain(figure)
    expect(said).not.toMatch(/25,000|90%/)
  })

  test('[CO-43, CO-44, CO-45, CO-46, CO-47, CO-48, CO-49, CO-50] the sample card has the fees of the marketing copy', () => {
    const card = productByLogo(master, 'utsav')
    expect(card?.eligibility.minimumAnnualIncome).toBe(400_000)
    expect(card?.feeCodeDetails[0]?.joiningFee).toBe(1000)
    expect(card?.charges).toMatchObject({
      addOnCardFee: 299,
      replacementFee: 100,
      overLimitFee: 500,
      chequeBounceFee: 500,
      monthlyInterestPercent: 3.5,
    })
    expect(card && latePaymentUpTo(card.charges)).toBe(700)
  })

  test('[CO-51, CO-52, CO-54, CO-62] markup is a fraction shown as percent; EMI and contactless as in the copy', () => {
    const card = productByLogo(master, 'utsav')
    const plan = card && feePlanOf(card, 'PVRB1000')
    expect(card?.charges.foreignMarkup).toBe(0.035)
    expect(card && plan && figuresOf(card, plan)).toMatchObject({
      foreignMarkup: '3.5%',
      emiFrom: '₹2,500',
      contactlessUpTo: '₹5,000',
      minimumAnnualIncome: '₹4,00,000',
      annualInterest: '42%',
    })
  })

  test('a card changes single charges and keeps the rest of the schedule', () => {
    expect(productByCode(master, '6EPN')?.charges).toEqual({ ...master.charges, foreignMarkup: 0.02 })
  })

  test('[EN-26] a preference knows its cards', () => {
    const business = master.preferences.find(({ code }) => code === 'BUSINESS')
    expect(business?.productCodes).toEqual(['BIZV'])
  })

  test('each monthly income is in exactly one range, and the thresholds of the decision separate ranges', () => {
    const holding = (income: number) => (range: IncomeRange) =>
      income >= range.lower && (range.upper === null || income <= range.upper)
    for (const income of [0, 1, 24_999, 25_000, 49_999, 50_000, 99_999, 100_000, 499_999, 500_000, 90_000_000])
      expect(master.incomeRanges.filter(holding(income))).toHaveLength(1)
    for (const threshold of [25_000, 50_000, 100_000])
      expect(master.incomeRanges.some(({ lower }) => lower === threshold)).toBe(true)
  })

  test('[LG-26] redirects: the card’s own URL, else the key’s, in any case of the code', () => {
    expect(redirectUrl(master, 'ETB', 'u811')).toBe('https://zero.aranyabank.example/card')
    expect(redirectUrl(master, 'ETB', 'pvrb')).toBe('https://cards.aranyabank.example/existing-customers')
    expect(redirectUrl(master, 'STORE', 'pvrb')).toBeUndefined()
  })

  test('texts carry the brand’s names in their own language, and none is left in braces', () => {
    const tnc = master.consents.find(({ code }) => code === 'TNC')
    expect(tnc?.text.en).toContain('Aranya Bank')
    expect(tnc?.text.hi).toContain('अरण्य बैंक')
    const others = JSON.stringify([master.consents, master.products, master.holidays])
    expect(others).not.toMatch(/\{[A-Za-z]+\}/)
  })

  test('is frozen and has a version that follows its content', () => {
    expect(() => Object.assign(master.products[0] ?? {}, { priority: '1' })).toThrow(TypeError)
    const folder = copiedFolder()
    expect(loadMasterData(folder).version).toBe(master.version)
    edit(folder, 'charges.json', '299', '349')
    expect(loadMasterData(folder).version).not.toBe(master.version)
  })
})

const broken: [string, string, string | RegExp, string, RegExp][] = [
  ['a comma too many', 'charges.json', '299,', '299,,', /charges\.json › line 2: this is not JSON/],
  ['a misspelt name', 'charges.json', 'emiFrom', 'emifrom', /charges\.json › emifrom: .* not known here/],
  ['a missing value', 'charges.json', 'emiFrom', 'emifrom', /charges\.json › emiFrom: it is missing/],
  ['a text for a number', 'charges.json', '299', '"299"', /addOnCardFee: must be a \S* ?number, found "299"/],
  [
    'a negative fee',
    'products/utsav.json',
    '"joiningFee": 1000',
    '"joiningFee": -1',
    /feeCodeDetails\[0\]\.joiningFee/,
  ],
  [
    'a priority that is no number',
    'products/utsav.json',
    '"100"',
    '"high"',
    /priority: must be a whole number in quotes/,
  ],
  [
    'an ink that is lost on the card’s glow',
    'products/utsav.json',
    '"glow": "#6d1f6b"',
    '"glow": "#c98bc6"',
    /products\/utsav\.json › art\.colours\.ink: "#fff6e9" on glow "#c98bc6" has a contrast of 2\.\d, at least 4\.5 is needed\. Make ink lighter or glow darker/,
  ],
  [
    'a foil that can’t be seen',
    'products/zero.json',
    '"foil": "#4f7010"',
    '"foil": "#b8dc50"',
    /art\.colours\.foil: .* Make foil darker or base lighter/,
  ],
  ['a colour that is none', 'products/zero.json', '"#141c12"', '"ink"', /colours\.ink: must be a colour like/],
  ['a blank Hindi label', 'genders.json', 'पुरुष', ' ', /genders\.json › \[0\]\.label\.hi: must not be blank/],
  ['a forgotten language', 'genders.json', ', "hi": "पुरुष"', '', /\[0\]\.label\.hi: it is missing/],
  [
    'a fee code twice',
    'products/utsav.json',
    'PVRBFYF',
    'PVRB1000',
    /feeCodeDetails\[1\]\.feeCode: "PVRB1000" stands twice/,
  ],
  ['a product code twice', 'products/utsav.json', '"PVRB"', '"VAYU"', /"VAYU" stands twice/],
  ['an unknown preference', 'products/utsav.json', '"SHOPPING"', '"SHOPING"', /"SHOPING" is not in preferences\.json/],
  ['a preference of no card', 'preferences.json', '"BUSINESS"', '"GOLF"', /GOLF: no card carries/],
  ['an unknown network', 'products/neev.json', '"TARANG"', '"TARANGA"', /"TARANGA" is not in brand\.json/],
  [
    'a logo unlike its file',
    'products/neev.json',
    '"neev"',
    '"neeev"',
    /productLogo: it differs from the name of the file/,
  ],
  ['a theme that is not drawn', 'products/neev.json', '"theme": "pvrb"', '"theme": "gold"', /theme: .*"pvrb"/],
  [
    'a secured card that is not there',
    'policy.json',
    '"SCRD"',
    '"GONE"',
    /securedProduct: no card has the code "GONE"/,
  ],
  [
    'a redirect without https',
    'redirects.json',
    'https://zero.aranyabank.example/card"',
    'http://zero.aranyabank.example/card"',
    /keys\.ETB\.products\.U811: .*may not be opened/,
  ],
  [
    'a redirect to a lookalike',
    'redirects.json',
    '"https://www.vastra.example/cards/aranya"',
    '"https://www.vastra.example.evil.example/"',
    /keys\.STORE\.products\.VSTR/,
  ],
  [
    'a redirect with a user part',
    'redirects.json',
    '"https://www.vastra.example/cards/aranya"',
    '"https://www.vastra.example@evil.example/"',
    /keys\.STORE\.products\.VSTR/,
  ],
  ['a redirect of no card', 'redirects.json', '"U811":', '"U812":', /U812: no card has this code/],
  [
    'an allowed origin with a path',
    'redirects.json',
    '"https://www.vayuair.example"',
    '"https://www.vayuair.example/x"',
    /allowedOrigins\[4\]/,
  ],
  [
    'a gap between incomes',
    'income-ranges.json',
    '"lower": 50000',
    '"lower": 50001',
    /\[3\]\.lower: there is a gap or an overlap/,
  ],
  ['a highest income', 'income-ranges.json', 'null', '900000', /\[9\]\.upper: the last range ends/],
  ['a day that does not exist', 'holidays.json', '2026-03-31', '2026-02-30', /must be a day that exists/],
  ['a desk that closes before it opens', 'video-kyc.json', '18:30', '08:30', /closes: the desk closes before it opens/],
  [
    'a window that ends first',
    'downtime.json',
    '[]',
    '[{"downTimeStartDate":"2026-12-06T03:00:00","downTimeEndDate":"2026-12-06T01:00:00+05:30"}]',
    /downtime\.json › \[0\]/,
  ],
  ['a placeholder that nothing fills', 'consents.json', '{bank}', '{bnak}', /nothing can fill \{bnak\}/],
  [
    'a consent without a notice',
    'consent-notices.json',
    '"UPI": {',
    '"UPY": {',
    /the consent UPI has no notice.*no consent has the code UPY/s,
  ],
  [
    'a figure that a notice can’t have',
    'consent-notices.json',
    '{bureauReportDays}',
    '{bureauDays}',
    /nothing can fill \{bureauDays\}/,
  ],
  [
    'a variable forgotten in Hindi',
    'messages.json',
    'कार्ड (आखिरी अंक {lastFour}) का पिन',
    'कार्ड का पिन',
    /text\.hi: \{lastFour\} is missing/,
  ],
  [
    'an SMS that is too long',
    'messages.json',
    'का पिन बनाया गया',
    `का पिन बनाया गया${' और'.repeat(100)}`,
    /text\.hi: it is sent as \d messages.*Shorten it: 5 at most/,
  ],
  ['a registration twice', 'messages.json', '1007000000000000155', '1007000000000000154', /dltId\.en: another text is/],
  [
    'one registration for two languages',
    'messages.json',
    '1007000000000000255',
    '1007000000000000155',
    /dltId\.hi: another text is/,
  ],
  ['a language without its registration', 'messages.json', ', "hi": "1007000000000000201"', '', /\[0\]\.dltId\.hi/],
  [
    'a registered text that is not there',
    'messages.json',
    '"1007000000000000201"',
    '"1007000000000000201", "ta": "1007000000000000301"',
    /\[0\]\.dltId\.ta: there is no text in this language/,
  ],
  [
    'an SMS without any registration',
    'messages.json',
    '"dltId": { "en": "1007000000000000101", "hi": "1007000000000000201" },',
    '',
    /\[0\]\.dltId: it needs its registered template.*Add the 19 digits/,
  ],
  [
    'a registration of the operators for WhatsApp',
    'messages.json',
    '"channel": "whatsapp",',
    '"channel": "whatsapp", "dltId": { "en": "1007000000000000901", "hi": "1007000000000000902" },',
    /dltId: only what operators carry is registered there.*Remove it/,
  ],
  [
    'a consent older than its document',
    'documents/mitc.json',
    /"version": "[^"]+"/,
    '"version": "9.9"',
    /MITC has version [\d.]+, its document 9\.9/,
  ],
  ['a document placeholder', 'documents/kfs.json', '{joiningFee}', '{joinFee}', /documents\/kfs\.json › .*\{joinFee\}/],
  ['a pincode twice', 'pincodes.tsv', '\n110002\t', '\n110001\t', /pincodes\.tsv › line 6: 110001 stands twice/],
  [
    'a pincode row without state',
    'pincodes.tsv',
    '110001\tCentral Delhi\tDelhi',
    '110001\tCentral Delhi',
    /line 5: a row has three columns/,
  ],
]

test.each(broken)('refuses %s, says where and how to fix it', (_, file, from, to, said) => {
  const folder = copiedFolder()
  edit(folder, file, from, to)
  expect(() => loadMasterData(folder)).toThrow(said)
})

test('says all faults of all files at once, and names missing and unknown files', () => {
  const folder = copiedFolder()
  edit(folder, 'charges.json', '299', '"299"')
  edit(folder, 'genders.json', 'MALE', 'MAN')
  rmSync(join(folder, 'holidays.json'))
  writeFileSync(join(folder, 'holiday.json'), '[]')
  try {
    loadMasterData(folder)
    expect.unreachable()
  } catch (error) {
    expect(error).toBeInstanceOf(MasterDataError)
    const { faults, message } = error as MasterDataError
    expect(faults.map(({ file }) => file).sort()).toEqual([
      'charges.json',
      'genders.json',
      'holiday.json',
      'holidays.json',
    ])
    expect(faults.every(({ fix }) => fix.length > 0)).toBe(true)
    expect(message).toMatch(/^4 faults in /)
  }
})

test('[EN-38] downtime without an offset is Indian time', () => {
  const folder = copiedFolder()
  writeFileSync(
    join(folder, 'downtime.json'),
    '[{"downTimeStartDate":"2026-12-06T01:00:00","downTimeEndDate":"2026-12-06T04:00:00Z"}]',
  )
  expect(loadMasterData(folder).downtime).toEqual([
    { downTimeStartDate: '2026-12-06T01:00:00+05:30', downTimeEndDate: '2026-12-06T04:00:00Z' },
  ])
})
