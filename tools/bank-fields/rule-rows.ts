import { originOf } from '@card-journey/server/services/sign-in/create-application.ts'
import { chosenCard } from '@card-journey/server/services/product/chosen-card.ts'
import { unfitCard } from '@card-journey/server/services/product/card-fit.ts'
import { deskHours } from '@card-journey/server/services/video-kyc/desk-hours.ts'
import { pagePolicyOf } from '@card-journey/server/pages/page-policy.ts'
import { isAadhaarFresh } from '@card-journey/journey/rules/identity/aadhaar-fresh-until.ts'
import { isDeskOpen } from '@card-journey/journey/rules/calendar/opening-hours.ts'
import { maintenanceUntil } from '@card-journey/journey/rules/calendar/maintenance.ts'
import { showsPartnerLogo } from '@card-journey/journey/rules/entry/channels.ts'
import { reviewPromise, slowInMs } from '@card-journey/journey/rules/life/bank-promise.ts'
import { sessionNotice } from '@card-journey/journey/rules/life/session-notice.ts'
import { nextLookMs } from '@card-journey/journey/rules/life/next-look.ts'
import { asksPartnerStatus } from '@card-journey/journey/rules/entry/partner-status.ts'
import { themeOf } from '@card-journey/journey/rules/product/theme.ts'
import { isFreshPosition } from '@card-journey/journey/rules/video-kyc/video-kyc-requirements.ts'
import { personKey, personOf } from '@card-journey/journey/application/person.ts'
import { addOnLimits, mayOrderAddOn } from '@card-journey/journey/rules/card/add-on.ts'
import type { PagePolicy } from '@card-journey/journey/policy.ts'
import { deliveryDay } from '@card-journey/journey/rules/address/delivery-day.ts'
import { slipMonths } from '@card-journey/journey/rules/credit/documents.ts'
import { aadhaarTriesLeft } from '@card-journey/journey/rules/identity/aadhaar.ts'
import { reminderAsked } from './notice-rows.ts'
import { now, today } from './outside.ts'
import { call, measured, type Observer } from './pages.ts'
import { words, type Row, type Rows } from './row.ts'
import {
  applicant,
  approval,
  bureauEnquiry,
  copyAsked,
  uploadBegun,
  bureauReport,
  closing,
  endedErased,
  erasing,
  evidenceEnds,
  codeAllowed,
  codeEntered,
  consentGiven,
  customersUrl,
  decision,
  fact,
  linkAllowed,
  linkAsked,
  listed,
  login,
  message,
  notified,
  pageOpen,
  silentHost,
  reminderAt,
  statementConsent,
} from './services.ts'
import { activationFollowed, revealAsked, unprovenChange, upiRead } from './card-services.ts'

// Codes, numbers, dates and lists: what a rule decides, or what a service does with it.

const policy = (name: string, value: unknown, seen: Observer): Row => [[['policy.json', name, value]], seen]
const redirect = (name: string, value: string, seen: Observer): Row => [[['redirects.json', name, value]], seen]
const video = (name: string, value: unknown, seen: Observer): Row => [[['video-kyc.json', name, value]], seen]

const saathi = { productCode: '172', channelCode: 'SF95' }
const internal = { completedScreen: 'INTERNAL_REJECTION', rejectionCode: 'IR01' } as const
const bankUrl = 'https://www.aranyabank.example/changed'
const store = call('getProductDetails', { productLogo: 'utsav' })

const fits =
  (age: number): Observer =>
  (master) =>
    unfitCard(master, { productLogo: 'utsav', channelCode: 'SF95' }, { customerType: 'NTB', age })

const look =
  (looks: number): Observer =>
  (master) =>
    nextLookMs(looks, master.policy.backOfficeLooks)

const underReview = { completedScreen: 'CRM_PUSH', facts: { bankStep: { at: 'CRM_PUSH', since: now } } } as const

const reviewLook =
  (looks: number): Observer =>
  (master) =>
    nextLookMs(looks, master.policy.reviewLooks)

/** Whether an add-on card may be ordered, and with which limits. */
const addOns: Observer = ({ policy: { addOnCards } }) =>
  mayOrderAddOn([], addOnCards) && addOnLimits(100_000, addOnCards)

/** How often a page looks: the rule that it asks, with the policy that it is sent. */
const pageLook =
  (awaited: keyof PagePolicy['pageLooks'], looks: number): Observer =>
  (master) =>
    nextLookMs(looks, pagePolicyOf(master).pageLooks[awaited])

const pageLookRows: Rows = Object.fromEntries(
  (['systems', 'people', 'queue', 'call'] as const).flatMap((awaited) => [
    [
      `policy.json pageLooks.${awaited}.firstSeconds`,
      policy(`pageLooks.${awaited}.firstSeconds`, 0.7, pageLook(awaited, 0)),
    ],
    [
      `policy.json pageLooks.${awaited}.growth`,
      [
        [
          ['policy.json', `pageLooks.${awaited}.growth`, 3],
          ['policy.json', `pageLooks.${awaited}.longestSeconds`, 3000],
        ],
        pageLook(awaited, 3),
      ],
    ],
    [
      `policy.json pageLooks.${awaited}.longestSeconds`,
      policy(`pageLooks.${awaited}.longestSeconds`, 9, pageLook(awaited, 999)),
    ],
  ]),
)

const report = {
  for: personKey(personOf(applicant)),
  day: '2026-11-17',
  bureau: 'first' as const,
  addresses: [],
  score: 700,
}

const codeMessage = message({
  template: 'MOBILE_OTP',
  channel: 'sms',
  values: { otp: '123456', minutes: '5', host: 'bank.example' },
})
const emailMessage = message({ template: 'EMAIL_OTP', channel: 'email', values: { otp: '123456', minutes: '5' } })

export const ruleRows: Rows = {
  ...pageLookRows,
  'policy.json bureauReportDays': policy(
    'bureauReportDays',
    1,
    decision({ facts: { ...applicant.facts, bureau: report } }),
  ),
  'policy.json decisionTraceDays': policy('decisionTraceDays', 3000, decision()),
  'policy.json securedCard.lowest': policy('securedCard.lowest', 20_000, decision()),
  'policy.json securedCard.highest': policy('securedCard.highest', 400_000, decision()),
  'policy.json securedCard.step': policy('securedCard.step', 500, decision()),
  'policy.json securedCard.standard': policy('securedCard.standard', 30_000, decision()),
  'policy.json securedCard.limitPercent': policy('securedCard.limitPercent', 80, decision()),
  'policy.json securedCard.limitStep': policy('securedCard.limitStep', 1000, decision()),
  'policy.json limitChoice.lowest': policy('limitChoice.lowest', 20_000, approval),
  'policy.json limitChoice.step': policy('limitChoice.step', 500, approval),
  'products lowestLimit': [[['products/utsav.json', 'lowestLimit', 15_000]], approval],
  'consents.json [].version': [[['consents.json', '2.version', '9.9']], consentGiven('BUREAU')],
  'consents.json [].sharing.months': [[['consents.json', '10.sharing.months', 12]], statementConsent],
  'consents.json [].sharing.consentDays': [[['consents.json', '10.sharing.consentDays', 3]], statementConsent],
  'consents.json [].sharing.keptDays': [[['consents.json', '10.sharing.keptDays', 30]], statementConsent],
  'downtime.json [].downTimeStartDate': [
    [['downtime.json', '0', { downTimeStartDate: '2026-11-19T11:00', downTimeEndDate: '2026-11-19T13:00' }]],
    ({ downtime }) => maintenanceUntil(downtime, now),
  ],
  'downtime.json [].downTimeEndDate': [
    [['downtime.json', '0', { downTimeStartDate: '2026-11-19T11:00', downTimeEndDate: '2026-11-19T13:00' }]],
    ({ downtime }) => maintenanceUntil(downtime, now),
  ],
  'holidays.json [].date': [
    [['holidays.json', '0.date', '2026-11-19']],
    (master) => isDeskOpen(now, deskHours(master)),
  ],
  'income-ranges.json [].code': [[['income-ranges.json', '9.code', 'OTHER']], listed({ incomeRange: 'OTHER' })],
  'income-ranges.json [].lower': [
    [
      ['income-ranges.json', '8.upper', 599_999],
      ['income-ranges.json', '9.lower', 600_000],
    ],
    decision({ workDetails: { employmentType: 'SALARIED', incomeRange: 'FROM_500000' } }),
  ],
  'industries.json [].code': [[['industries.json', '0.code', 'OTHERS']], listed({ industryType: 'OTHERS' })],

  'messages.json [].code': [[['messages.json', '1.code', 'OTHER']], emailMessage],
  'messages.json [].channel': [
    [
      ['messages.json', '0.channel', 'email'],
      ['messages.json', '0.dltId', undefined],
      ['messages.json', '0.subject', words],
    ],
    codeMessage,
  ],
  'messages.json [].dltId': [[['messages.json', '0.dltId.en', '1'.repeat(19)]], codeMessage],
  'messages.json [].subject': [[['messages.json', '1.subject', words]], emailMessage],
  'messages.json [].text': [[['messages.json', '1.text.en', 'Changed {otp} {minutes}']], emailMessage],
  'messages.json [].variables[]': { refused: ['messages.json', '1.variables', ['otp']] },

  'negative-list.json companies[]': [
    [['negative-list.json', 'companies.0', 'Zebra Looms Limited']],
    fact('companyNotExcluded', { companyName: 'Zebra Looms Limited' }),
  ],
  'negative-list.json pincodes[]': [
    [['negative-list.json', 'pincodes.0', '560001']],
    fact('pincodeServed', { pincode: '560001' }),
  ],
  'served.json unserved[]': [[['served.json', 'unserved.0', '560']], fact('pincodeServed', { pincode: '560001' })],
  'served.json served[]': [[['served.json', 'served.0', '744301']], fact('pincodeServed', { pincode: '744301' })],

  'policy.json channels.default': policy('channels.default', 'SF12', pagePolicyOf),
  'policy.json channels.partner': policy('channels.partner', 'SF95', login(saathi)),
  'policy.json channels.webAnalytics': policy('channels.webAnalytics', 'SF12', measured),
  'policy.json channels.telecaller[]': policy('channels.telecaller', ['SF81'], ({ policy: changed }) =>
    originOf({ channelCode: 'SF95', clientId: '' }, { channelCode: 'SF80', requestId: 'R', clientId: 'C' }, changed),
  ),
  'policy.json partnerClientId': policy('partnerClientId', 'OTHER', (master) =>
    showsPartnerLogo({ channelCode: 'SF70', clientId: 'PARTNER01' }, pagePolicyOf(master)),
  ),
  'policy.json defaultTheme': policy('defaultTheme', 'business', (master) => themeOf('none', pagePolicyOf(master))),
  'policy.json restrictedProducts[]': policy('restrictedProducts', ['746'], login(saathi)),
  'policy.json digitalAccountProducts[]': policy('digitalAccountProducts', ['PVRB'], ({ products, policy: changed }) =>
    products.map((product) => chosenCard(product, changed)),
  ),
  'policy.json retailerProducts[]': policy('retailerProducts', ['PVRB'], (master) =>
    asksPartnerStatus({ productCode: 'VSTR', channelCode: 'SF70' }, pagePolicyOf(master)),
  ),
  'policy.json securedProduct': policy('securedProduct', 'VAYU', fact('securedProductKnown')),
  'policy.json softRejectCodes[]': policy('softRejectCodes', ['SR03'], decision()),
  'policy.json redirectingRejectionCode': policy('redirectingRejectionCode', 'IR02', login(internal)),
  'policy.json answerCopiesPerDay': policy('answerCopiesPerDay', 4, copyAsked),
  'policy.json uploadsPerDay': policy('uploadsPerDay', 100, uploadBegun),
  'policy.json revealsPerDay': policy('revealsPerDay', 3, revealAsked),
  'policy.json unprovenCardChangesPerDay': policy('unprovenCardChangesPerDay', 3, unprovenChange),
  'policy.json bureauEnquiriesPerDay': policy('bureauEnquiriesPerDay', 3, bureauEnquiry),
  'policy.json attempts.wrongEntriesPerCode': policy('attempts.wrongEntriesPerCode', 2, codeEntered),
  'policy.json attempts.voidedCodesBeforeLock': policy('attempts.voidedCodesBeforeLock', 2, codeEntered),
  'policy.json attempts.lockMinutes': policy('attempts.lockMinutes', 10, codeEntered),
  'policy.json attempts.codesPerHour': policy('attempts.codesPerHour', 2, codeAllowed([now, now])),
  'policy.json attempts.triesPerDay': policy('attempts.triesPerDay', 2, (master) =>
    aadhaarTriesLeft({ wrongCodes: 1, wrongDay: today }, today, pagePolicyOf(master)),
  ),
  'policy.json codeMinutes': policy('codeMinutes', 2, codeAllowed([now])),
  'policy.json resendSeconds.first': policy('resendSeconds.first', 60, codeAllowed([])),
  'policy.json resendSeconds.later': policy('resendSeconds.later', 60, codeAllowed([now])),
  'policy.json bureauAddressMonths': policy('bureauAddressMonths', 1, bureauReport),
  'policy.json bureauAddressLimit': policy('bureauAddressLimit', 1, bureauReport),
  'policy.json salarySlipMonths': policy('salarySlipMonths', 2, (master) => slipMonths(today, pagePolicyOf(master))),
  'policy.json deliveryWorkingDays': policy('deliveryWorkingDays', 3, (master) =>
    deliveryDay(today, deskHours(master), master.policy),
  ),
  'policy.json reviewHours': policy('reviewHours', 48, (master) =>
    reviewPromise(underReview, Date.parse(now), pagePolicyOf(master)),
  ),
  'policy.json slowStepSeconds': policy('slowStepSeconds', 30, (master) =>
    slowInMs(underReview, Date.parse(now), pagePolicyOf(master)),
  ),
  'policy.json sessionWarningMinutes': policy('sessionWarningMinutes', 5, (master) =>
    sessionNotice({ endsAt: 1_800_000, heardAt: 0 }, 1_560_000, pagePolicyOf(master)),
  ),
  'policy.json rejectionBlockDays': policy(
    'rejectionBlockDays',
    10,
    closing(20, { completedScreen: 'FINAL_BRE_REJECT', rejectedDate: '2026-11-01' }),
  ),
  'policy.json applyAgainReminderTime': policy('applyAgainReminderTime', '11:30', reminderAsked),
  'policy.json backOfficeLooks.firstSeconds': policy('backOfficeLooks.firstSeconds', 7, look(0)),
  'policy.json backOfficeLooks.growth': policy('backOfficeLooks.growth', 3, look(2)),
  'policy.json backOfficeLooks.longestSeconds': policy('backOfficeLooks.longestSeconds', 99, look(50)),
  'policy.json backOfficeLooks.betweenNotifiedSeconds': policy('backOfficeLooks.betweenNotifiedSeconds', 99, notified),
  'policy.json backOfficeLooks.unknownAfterMinutes': policy('backOfficeLooks.unknownAfterMinutes', 60, silentHost),
  'policy.json reviewLooks.firstSeconds': policy('reviewLooks.firstSeconds', 7, reviewLook(0)),
  'policy.json reviewLooks.growth': policy('reviewLooks.growth', 3, reviewLook(2)),
  'policy.json reviewLooks.longestSeconds': policy('reviewLooks.longestSeconds', 99, reviewLook(50)),
  'policy.json reviewLooks.betweenPageLooksMinutes': policy('reviewLooks.betweenPageLooksMinutes', 99, pageOpen),
  'policy.json activationReminders.daysBefore[]': policy('activationReminders.daysBefore', [15], activationFollowed),
  'policy.json activationReminders.time': policy('activationReminders.time', '11:30', activationFollowed),
  'policy.json upiNetworks[]': policy('upiNetworks', ['MERIDIAN'], upiRead),
  'policy.json addOnCards.most': policy('addOnCards.most', 0, addOns),
  'policy.json addOnCards.limitShares[]': policy('addOnCards.limitShares', [30], addOns),
  'policy.json expiryDays': policy('expiryDays', 10, closing(20)),
  'policy.json expiryNoticeDays': policy('expiryNoticeDays', 20, erasing),
  'policy.json retention.endedApplicationDays': policy('retention.endedApplicationDays', 99, endedErased),
  'policy.json retention.evidenceDays': policy('retention.evidenceDays', 99, evidenceEnds),
  'policy.json retention.signInEvidenceDays': policy('retention.signInEvidenceDays', 199, evidenceEnds),
  'policy.json takeOverCodeMinutes': policy('takeOverCodeMinutes', 3, login({})),
  'policy.json reminders.afterHours[]': policy('reminders.afterHours', [12, 99], reminderAt(18)),
  'policy.json reminders.fromHour': policy('reminders.fromHour', 6, reminderAt(43)),
  'policy.json reminders.toHour': policy('reminders.toHour', 22, reminderAt(32)),
  'policy.json reminders.linkDays': policy('reminders.linkDays', 9, linkAsked),
  'policy.json reminders.linksPerDay': policy('reminders.linksPerDay', 1, linkAllowed),

  'redirects.json allowedOrigins[]': {
    refused: ['redirects.json', 'allowedOrigins', ['https://www.aranyabank.example']],
  },
  'redirects.json keys.STORE.default': redirect('keys.STORE.default', bankUrl, store),
  'redirects.json keys.STORE.products.*': redirect('keys.STORE.products.PVRB', bankUrl, store),
  'redirects.json keys.ETB.default': redirect('keys.ETB.default', bankUrl, customersUrl('PVRB')),
  'redirects.json keys.ETB.products.*': redirect('keys.ETB.products.PVRB', bankUrl, customersUrl('PVRB')),
  'redirects.json keys.REJECTION.default': redirect('keys.REJECTION.default', bankUrl, login(internal)),
  'redirects.json keys.REJECTION.products.*': redirect('keys.REJECTION.products.PVRB', bankUrl, login(internal)),

  'video-kyc.json locationMaxAgeMs': video('locationMaxAgeMs', 60_000, ({ videoKyc }) =>
    isFreshPosition('2026-11-19T11:58:00+05:30', now, videoKyc),
  ),
  'video-kyc.json aadhaarFreshWorkingDays': video('aadhaarFreshWorkingDays', 1, (master) =>
    isAadhaarFresh('2026-11-17T12:00:00+05:30', now, deskHours(master)),
  ),
  'products eligibility.minimumAge': [[['products/utsav.json', 'eligibility.minimumAge', 30]], fits(25)],
  'products eligibility.maximumAge': [[['products/utsav.json', 'eligibility.maximumAge', 50]], fits(60)],
}
