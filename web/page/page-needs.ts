import type { Call } from '@card-journey/contract/call.ts'
import { aadharEnglishVerbiage } from '@card-journey/contract/calls/apps/aadharEnglishVerbiage.ts'
import { aadharGetLanguage } from '@card-journey/contract/calls/apps/aadharGetLanguage.ts'
import { aadharGetVernacularConsent } from '@card-journey/contract/calls/apps/aadharGetVernacularConsent.ts'
import { getConsentDetails } from '@card-journey/contract/calls/master/getConsentDetails.ts'
import { getGenderDetails } from '@card-journey/contract/calls/master/getGenderDetails.ts'
import { getHolidaysList } from '@card-journey/contract/calls/master/getHolidaysList.ts'
import { getIncomeDetails } from '@card-journey/contract/calls/master/getIncomeDetails.ts'
import { getIndustryDetails } from '@card-journey/contract/calls/master/getIndustryDetails.ts'
import { getMaritalStatusDetails } from '@card-journey/contract/calls/master/getMaritalStatusDetails.ts'
import { getPreferenceDetails } from '@card-journey/contract/calls/master/getPreferenceDetails.ts'
import { getProductDetails } from '@card-journey/contract/calls/master/getProductDetails.ts'
import { getVKYCSecurityDetails } from '@card-journey/contract/calls/master/getVKYCSecurityDetails.ts'
import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'

type Query = Readonly<Record<string, string>>

/** A public master-data call whose response the first HTML of a screen is rendered with. */
export interface PageNeed {
  call: Pick<Call, 'id' | 'path' | 'method'>
  request: Readonly<Record<string, string | undefined>>
}

const cardOf = ({ productLogo, feeCode }: Query): Query | undefined =>
  productLogo ? { productLogo, ...(feeCode && { feeCode }) } : undefined

const workLists: readonly PageNeed[] = [
  { call: getIncomeDetails, request: {} },
  { call: getIndustryDetails, request: {} },
]

/** The master data that the first HTML of each screen needs, in one language. `query`: what the page depends on. */
const needs: Partial<Record<ScreenId, (query: Query, document: string, language: string) => readonly PageNeed[]>> = {
  cards: () => [
    { call: getProductDetails, request: {} },
    { call: getPreferenceDetails, request: {} },
  ],
  'card-details': (query) => {
    const request = cardOf(query)
    return request ? [{ call: getProductDetails, request }] : []
  },
  'compare-cards': () => [{ call: getProductDetails, request: {} }],
  'verify-mobile': (query) => {
    const request = cardOf(query)
    return [{ call: getConsentDetails, request: {} }, ...(request ? [{ call: getProductDetails, request }] : [])]
  },
  consents: () => [{ call: getConsentDetails, request: { notices: 'Y' } }],
  kyc: (_query, _document, language) => [
    { call: aadharGetLanguage, request: {} },
    language === 'en'
      ? { call: aadharEnglishVerbiage, request: {} }
      : { call: aadharGetVernacularConsent, request: { spokenIn: language } },
  ],
  requirements: () => [
    { call: getConsentDetails, request: { code: 'VKYC' } },
    { call: getVKYCSecurityDetails, request: {} },
    { call: getHolidaysList, request: {} },
  ],
  'more-personal-details': () => [
    { call: getGenderDetails, request: {} },
    { call: getMaritalStatusDetails, request: {} },
  ],
  'work-details': () => workLists,
  'check-answers': () => workLists,
  congratulations: () => [{ call: getConsentDetails, request: {} }],
  'terms-conditions': (query, document) => [{ call: getConsentDetails, request: { code: document, ...cardOf(query) } }],
}

export const needsOf = (screen: ScreenId, query: Query, document: string, language: string): readonly PageNeed[] =>
  (needs[screen]?.(query, document, language) ?? []).map(({ call, request }) => ({
    call,
    request: { ...request, language },
  }))

/** Query parameters that change the first HTML of a screen; all others are read after hydration. */
export const queryOf: Partial<Record<ScreenId, readonly string[]>> = {
  'card-details': ['productLogo', 'feeCode'],
  'verify-mobile': ['productLogo', 'feeCode'],
  'terms-conditions': ['productLogo', 'feeCode'],
  continue: ['in'],
  'auth-error': ['type'],
  error: ['type'],
}
