import type { Call } from './call.ts'
import { aadharEnglishVerbiage } from './calls/apps/aadharEnglishVerbiage.ts'
import { aadharGetLanguage } from './calls/apps/aadharGetLanguage.ts'
import { aadharGetVernacularConsent } from './calls/apps/aadharGetVernacularConsent.ts'
import { getCardDetails } from './calls/master/getCardDetails.json.ts'
import { getCompanyDetails } from './calls/master/getCompanyDetails.ts'
import { getConsentDetails } from './calls/master/getConsentDetails.ts'
import { getDownTimeDetails } from './calls/master/getDownTimeDetails.ts'
import { getGenderDetails } from './calls/master/getGenderDetails.ts'
import { getHolidaysList } from './calls/master/getHolidaysList.ts'
import { getIncomeDetails } from './calls/master/getIncomeDetails.ts'
import { getIndustryDetails } from './calls/master/getIndustryDetails.ts'
import { getMaritalStatusDetails } from './calls/master/getMaritalStatusDetails.ts'
import { getPinCodeDetails } from './calls/master/getPinCodeDetails.ts'
import { getPreferenceDetails } from './calls/master/getPreferenceDetails.ts'
import { getProductDetails } from './calls/master/getProductDetails.ts'
import { getVKYCSecurityDetails } from './calls/master/getVKYCSecurityDetails.ts'

/** The calls of master data: public, read only, cacheable when plain. */
export const masterCalls: readonly Call[] = [
  getCardDetails,
  getCompanyDetails,
  getConsentDetails,
  getDownTimeDetails,
  getGenderDetails,
  getHolidaysList,
  getIncomeDetails,
  getIndustryDetails,
  getMaritalStatusDetails,
  getPinCodeDetails,
  getPreferenceDetails,
  getProductDetails,
  getVKYCSecurityDetails,
  aadharEnglishVerbiage,
  aadharGetLanguage,
  aadharGetVernacularConsent,
]
