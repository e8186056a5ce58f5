import type { Route } from '../http/route.ts'
import { aadharEnglishVerbiage } from './apps/aadharEnglishVerbiage.ts'
import { aadharGetLanguage } from './apps/aadharGetLanguage.ts'
import { aadharGetVernacularConsent } from './apps/aadharGetVernacularConsent.ts'
import { getCardDetails } from './master/getCardDetails.json.ts'
import { getCompanyDetails } from './master/getCompanyDetails.ts'
import { getConsentDetails } from './master/getConsentDetails.ts'
import { getDownTimeDetails } from './master/getDownTimeDetails.ts'
import { getGenderDetails } from './master/getGenderDetails.ts'
import { getHolidaysList } from './master/getHolidaysList.ts'
import { getIncomeDetails } from './master/getIncomeDetails.ts'
import { getIndustryDetails } from './master/getIndustryDetails.ts'
import { getMaritalStatusDetails } from './master/getMaritalStatusDetails.ts'
import { getPinCodeDetails } from './master/getPinCodeDetails.ts'
import { getPreferenceDetails } from './master/getPreferenceDetails.ts'
import { getProductDetails } from './master/getProductDetails.ts'
import { getVKYCSecurityDetails } from './master/getVKYCSecurityDetails.ts'

/** One route for each call of contract/master-api.ts. */
export const masterRoutes: readonly Route[] = [
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
