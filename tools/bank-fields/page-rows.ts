import { call, page } from './pages.ts'
import { words, type Row, type Rows } from './row.ts'

// Names, fees, texts and lists: what the first HTML of a page shows, or what a call that the browser asks answers.

const utsav = { productLogo: 'utsav' }
const cards = page('/cards')
const card = page('/card-details', utsav)
const keyFacts = page('/terms-conditions/KFS', utsav)
const mostImportant = page('/terms-conditions/MITC', utsav)
const consents = page('/consents')

const brand = (name: string, seen = cards, value: unknown = words): Row => [[['brand.json', name, value]], seen]
const consentNotice = (name: string, value: unknown): Row => [[['consent-notices.json', name, value]], consents]
const charge = (name: string, value: number, seen = card): Row => [[['charges.json', name, value]], seen]
const own = (name: string, value: unknown, seen = card): Row => [[['products/utsav.json', name, value]], seen]
const document = (name: string, value: unknown): Row => [[['documents/kfs.json', name, value]], keyFacts]

const charges = {
  addOnCardFee: 301,
  replacementFee: 303,
  'lateFees[].dueAbove': 101,
  'lateFees[].fee': 911,
  overLimitFee: 501,
  chequeBounceFee: 502,
  monthlyInterestPercent: 2.5,
  foreignMarkup: 0.02,
  cashAdvanceShare: 0.05,
  cashAdvanceMinimum: 301,
  emiFrom: 2501,
  contactlessUpTo: 4999,
  interestFreeDays: 33,
  minimumDuePercent: 7,
} as const

/** Those whose sentence has a placeholder on the card's page are seen in the documents. */
const inDocuments: Readonly<Record<string, typeof card>> = {
  monthlyInterestPercent: keyFacts,
  cashAdvanceShare: keyFacts,
  cashAdvanceMinimum: keyFacts,
  emiFrom: keyFacts,
  contactlessUpTo: keyFacts,
  interestFreeDays: keyFacts,
  minimumDuePercent: keyFacts,
  'lateFees[].dueAbove': call('getProductDetails'),
}

const chargeRows = (prefix: string, row: (name: string, value: number, seen?: typeof card) => Row): Rows =>
  Object.fromEntries(
    Object.entries(charges).map(([name, value]) => [
      `${prefix}${name}`,
      row(name.replace('[]', '.0'), value, inDocuments[name]),
    ]),
  )

const ownCharge = (name: string, value: number, seen?: typeof card): Row =>
  name.startsWith('lateFees')
    ? own(
        'charges',
        { lateFees: [name.endsWith('fee') ? { dueAbove: 100, fee: value } : { dueAbove: value, fee: 700 }] },
        seen,
      )
    : own(`charges.${name}`, value, seen)

export const pageRows: Rows = {
  'brand.json bank': brand('bank'),
  'brand.json bankLegalName': brand('bankLegalName', page('/terms-conditions/TNC')),
  'brand.json helpline': brand('helpline', mostImportant, '1800 111 1111'),
  'brand.json helplineHours': brand('helplineHours', keyFacts),
  'brand.json supportEmail': brand('supportEmail', mostImportant, 'help@bank.example'),
  'brand.json grievanceOfficer': brand('grievanceOfficer', mostImportant),
  'brand.json airline': brand('airline', page('/card-details', { productLogo: 'vayu-miles' })),
  'brand.json miles': brand('miles', page('/card-details', { productLogo: 'vayu-miles' })),
  'brand.json retailer': brand('retailer', page('/card-details', { productLogo: 'vastra-style' })),
  'brand.json digitalAccount': brand('digitalAccount', page('/card-details', { productLogo: 'zero' })),
  'brand.json partner': brand('partner', call('getProductDetails', { productLogo: 'saathi' })),
  'brand.json firstBureau': brand('firstBureau', consents),
  'brand.json secondBureau': brand('secondBureau', consents),
  'brand.json networks[].code': [
    [
      ['brand.json', 'networks.2', { code: 'THIRD', name: 'Third' }],
      ['products/utsav.json', 'networks', ['THIRD']],
    ],
    call('getProductDetails'),
  ],
  'brand.json networks[].name': brand('networks.0.name', call('getProductDetails'), 'Another'),

  ...chargeRows('charges.json ', charge),

  'companies.json []': [
    [['companies.json', '0', 'Zebra Looms Limited']],
    call('getCompanyDetails', { prefix: 'zebra' }),
  ],
  'consents.json [].code': [[['consents.json', '0.code', 'ANOTHER']], call('getConsentDetails')],
  'consent-notices.json complain': consentNotice('complain', words),
  'consent-notices.json notices.*.purpose': consentNotice('notices.TNC.purpose', words),
  'consent-notices.json notices.*.data[]': consentNotice('notices.TNC.data.0', words),
  'consent-notices.json notices.*.kept': consentNotice('notices.TNC.kept', words),
  'consent-notices.json notices.*.receivers': consentNotice('notices.TNC.receivers', words),
  'consent-notices.json notices.*.withdraw': consentNotice('notices.TNC.withdraw', words),
  'consents.json [].kind': [[['consents.json', '9.kind', 'notice']], consents],
  'consents.json [].mandatory': [[['consents.json', '9.mandatory', 'Y']], consents],
  'consents.json [].title': [[['consents.json', '9.title', words]], consents],
  'consents.json [].text': [[['consents.json', '9.text', words]], consents],
  'consents.json [].document': [[['consents.json', '1.document', undefined]], consents],

  'genders.json [].code': [[['genders.json', '2', undefined]], page('/auth/more-personal-details')],
  'genders.json [].label': [[['genders.json', '0.label', words]], page('/auth/more-personal-details')],
  'marital-statuses.json [].code': [[['marital-statuses.json', '2', undefined]], page('/auth/more-personal-details')],
  'marital-statuses.json [].label': [
    [['marital-statuses.json', '0.label', words]],
    page('/auth/more-personal-details'),
  ],
  'industries.json [].label': [[['industries.json', '0.label', words]], call('getIndustryDetails')],
  'income-ranges.json [].label': [[['income-ranges.json', '0.label', words]], call('getIncomeDetails')],
  'income-ranges.json [].upper': [
    [
      ['income-ranges.json', '8.upper', 599_999],
      ['income-ranges.json', '9.lower', 600_000],
    ],
    call('getIncomeDetails'),
  ],
  'preferences.json [].code': [
    [
      ['preferences.json', '8', { code: 'NEW', label: words }],
      ['products/utsav.json', 'preferences', ['NEW']],
    ],
    cards,
  ],
  'preferences.json [].label': [[['preferences.json', '0.label', words]], cards],
  'holidays.json [].name': [[['holidays.json', '0.name', words]], call('getHolidaysList')],
  'served.json messages.served': [
    [['served.json', 'messages.served', words]],
    call('getPinCodeDetails', { pinCode: '560001' }),
  ],
  'served.json messages.unserved': [
    [['served.json', 'messages.unserved', words]],
    call('getPinCodeDetails', { pinCode: '744301' }),
  ],
  'video-kyc.json days[]': [[['video-kyc.json', 'days', [1, 2]]], call('getVKYCSecurityDetails')],
  'video-kyc.json opens': [[['video-kyc.json', 'opens', '08:00']], call('getVKYCSecurityDetails')],
  'video-kyc.json closes': [[['video-kyc.json', 'closes', '20:00']], call('getVKYCSecurityDetails')],

  'policy.json defaultProduct': [[['policy.json', 'defaultProduct', 'VAYU']], page('/terms-conditions/KFS')],
  'policy.json verticalCardProducts[]': [[['policy.json', 'verticalCardProducts', ['PVRB']]], card],

  'products productCode': [[['products/sarita.json', 'productCode', 'OTHR']], cards],
  'products productLogo': { refused: ['products/utsav.json', 'productLogo', 'festival'] },
  'products productName': own('productName', 'Another Name'),
  'products priority': own('priority', '1', cards),
  'products isCardVisible': own('isCardVisible', false, cards),
  'products isAirlineCobrand': own('isAirlineCobrand', true, call('getProductDetails')),
  'products feeCodeDetails[].feeCode': own(
    'feeCodeDetails.0.feeCode',
    'OTHER',
    page('/card-details', { ...utsav, feeCode: 'PVRB1000' }),
  ),
  'products feeCodeDetails[].label': own('feeCodeDetails.0.label', words, call('getProductDetails')),
  'products feeCodeDetails[].joiningFee': own('feeCodeDetails.0.joiningFee', 1234),
  'products feeCodeDetails[].annualFee': own('feeCodeDetails.0.annualFee', 1234),
  'products feeCodeDetails[].annualFeeWaivedFromSpend': own(
    'feeCodeDetails.0.annualFeeWaivedFromSpend',
    12_345,
    keyFacts,
  ),
  'products theme': own('theme', 'business'),
  'products networks[]': own('networks', ['MERIDIAN'], call('getProductDetails')),
  'products art.pattern': own('art.pattern', 'dunes'),
  'products art.colours.base': own('art.colours.base', '#102030'),
  'products art.colours.glow': own('art.colours.glow', '#203040'),
  'products art.colours.ink': own('art.colours.ink', '#ffffff'),
  'products art.colours.foil': own('art.colours.foil', '#ffe0b0'),
  'products designs[].code': own('designs.0.code', 'OTHER', call('getProductDetails')),
  'products designs[].name': own('designs.0.name', words, call('getProductDetails')),
  'products designs[].pattern': own('designs.0.pattern', 'grid', call('getProductDetails')),
  'products pitch': own('pitch', words),
  'products benefits[].title': own('benefits.0.title', words),
  'products benefits[].text': own('benefits.0.text', words),
  'products eligibility.minimumAnnualIncome': own('eligibility.minimumAnnualIncome', 410_000, keyFacts),
  'products eligibility.employmentTypes[]': own('eligibility.employmentTypes', ['STUDENT']),
  'products eligibility.note': own('eligibility.note', words),
  'products preferences[]': own('preferences', ['TRAVEL'], call('getPreferenceDetails')),
  ...chargeRows('products charges.', ownCharge),

  'documents code': { refused: ['documents/kfs.json', 'code', 'MITC'] },
  'documents version': [
    [
      ['documents/kfs.json', 'version', '9.9'],
      ['consents.json', '3.version', '9.9'],
    ],
    call('getConsentDetails', { code: 'KFS' }),
  ],
  'documents effectiveFrom': [
    [['documents/kfs.json', 'effectiveFrom', '2026-12-24']],
    call('getConsentDetails', { code: 'KFS' }),
  ],
  'documents title': document('title', words),
  'documents introduction': document('introduction', words),
  'documents sections[].heading': document('sections.0.heading', words),
  'documents sections[].paragraphs[]': document('sections.1.paragraphs.0', words),
  'documents sections[].rows[].label': document('sections.0.rows.0.label', words),
  'documents sections[].rows[].value': document('sections.0.rows.0.value', words),
}
