import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { loadMasterData } from '@card-journey/bank/load.ts'
import { masterCalls } from '@card-journey/contract/master-api.ts'
import { expect, test } from 'vitest'
import type { Deps } from '../../compose.ts'
import type { Route } from '../../http/route.ts'
import { masterRoutes } from '../master-routes.ts'
import { getCardDetails } from './getCardDetails.json.ts'
import { getCompanyDetails } from './getCompanyDetails.ts'
import { getConsentDetails } from './getConsentDetails.ts'
import { getDownTimeDetails } from './getDownTimeDetails.ts'
import { getGenderDetails } from './getGenderDetails.ts'
import { getHolidaysList } from './getHolidaysList.ts'
import { getIncomeDetails } from './getIncomeDetails.ts'
import { getIndustryDetails } from './getIndustryDetails.ts'
import { getMaritalStatusDetails } from './getMaritalStatusDetails.ts'
import { getPinCodeDetails } from './getPinCodeDetails.ts'
import { getPreferenceDetails } from './getPreferenceDetails.ts'
import { getProductDetails } from './getProductDetails.ts'
import { aadharEnglishVerbiage } from '../apps/aadharEnglishVerbiage.ts'
import { aadharGetLanguage } from '../apps/aadharGetLanguage.ts'
import { aadharGetVernacularConsent } from '../apps/aadharGetVernacularConsent.ts'
import { getVKYCSecurityDetails } from './getVKYCSecurityDetails.ts'

const master = loadMasterData()
// These routes use nothing else of the server.
const deps = { masterData: () => master } as unknown as Deps

const ask = (route: Route, request: Record<string, string>) => {
  expect(route.call.request.safeParse(request).success).toBe(true)
  return route.handle({ request } as never, deps)
}

const asked: [Route, Record<string, string>][] = [
  [getProductDetails, {}],
  [getProductDetails, { productLogo: 'vayu-reserve', feeCode: '6EPN5000', language: 'hi' }],
  [getCardDetails, { language: 'hi' }],
  [getPreferenceDetails, { language: 'ta' }],
  [getConsentDetails, {}],
  [getConsentDetails, { code: 'KFS', productLogo: 'utsav', language: 'hi' }],
  [getConsentDetails, { code: 'PRIVACY' }],
  [getPinCodeDetails, { pinCode: '744301' }],
  [getGenderDetails, {}],
  [getMaritalStatusDetails, {}],
  [getIndustryDetails, {}],
  [getIncomeDetails, {}],
  [getCompanyDetails, { prefix: 'ka' }],
  [getHolidaysList, {}],
  [getVKYCSecurityDetails, {}],
  [aadharGetLanguage, {}],
  [aadharEnglishVerbiage, { language: 'hi' }],
  [aadharGetVernacularConsent, { spokenIn: 'ta', language: 'hi' }],
  [getDownTimeDetails, {}],
]

test.each(asked.map(([route, request]) => [route.call.id, request, route] as const))(
  '%s answers %o in the shape of its contract',
  async (_, request, route) => {
    const reply = await ask(route, request)
    expect(reply.ok && route.call.response.safeParse(reply.response)).toMatchObject({ success: true })
  },
)

test.each([
  [getPinCodeDetails, { pinCode: '999998' }, 'PINCODE_NOT_FOUND'],
  [getProductDetails, { productLogo: 'gold' }, 'PRODUCT_NOT_FOUND'],
  [getProductDetails, { productLogo: 'utsav', feeCode: 'VAYU1500' }, 'PRODUCT_NOT_FOUND'],
  [getConsentDetails, { code: 'KFS', productLogo: 'gold' }, 'PRODUCT_NOT_FOUND'],
] as const)('[PC-14] what is not in the master is a named problem of the call', async (route, request, problem) => {
  expect(await ask(route, request)).toMatchObject({ ok: false, problem })
  expect(route.call.problems).toContain(problem)
})

const catalogue: [Route, string][] = [
  [getProductDetails, '/api/master/getProductDetails'],
  [getConsentDetails, '/api/master/getConsentDetails'],
  [getPreferenceDetails, '/api/master/getPreferenceDetails'],
  [getPinCodeDetails, '/api/master/getPinCodeDetails'],
  [getVKYCSecurityDetails, '/api/master/getVKYCSecurityDetails'],
  [aadharGetLanguage, '/api/apps/aadharGetLanguage'],
  [aadharEnglishVerbiage, '/api/apps/aadharEnglishVerbiage'],
  [aadharGetVernacularConsent, '/api/apps/aadharGetVernacularConsent'],
  [getGenderDetails, '/api/master/getGenderDetails'],
  [getCompanyDetails, '/api/master/getCompanyDetails'],
  [getIncomeDetails, '/api/master/getIncomeDetails'],
  [getMaritalStatusDetails, '/api/master/getMaritalStatusDetails'],
  [getHolidaysList, '/api/master/getHolidaysList'],
  [getDownTimeDetails, '/api/master/getDownTimeDetails'],
  [getCardDetails, '/api/getCardDetails.json'],
]

test('[EP-01, EP-02, EP-03, EP-04, EP-05] the master data of the catalogue is served at its paths', () => {
  for (const [{ call }, path] of catalogue.slice(0, 5))
    expect(call).toMatchObject({ method: 'GET', path, caller: 'anyone', repeat: 'read' })
})

test('[EP-07, EP-08, EP-09, EP-10, EP-11, EP-12, EP-13] and so are the lists, the calendar and the partners’ cards', () => {
  for (const [{ call }, path] of catalogue.slice(5))
    expect(call).toMatchObject({ method: 'GET', path, caller: 'anyone', repeat: 'read' })
})

test('[CA-05, EN-37] the maintenance check reads announced windows', async () => {
  const window = { downTimeStartDate: '2026-12-06T01:00:00+05:30', downTimeEndDate: '2026-12-06T04:00:00+05:30' }
  const announced = { masterData: () => ({ ...master, downtime: [{ ...window, note: 'internal' }] }) }
  const reply = await getDownTimeDetails.handle({ request: {} } as never, announced as unknown as Deps)
  expect(reply).toMatchObject({ ok: true, response: [window] })
  expect(JSON.stringify(reply)).not.toContain('internal')
})

test('every file of the folder is one route, every route one call, and all of them are asked above', () => {
  const files = readdirSync(fileURLToPath(new URL('.', import.meta.url)))
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => file.replace(/\.ts$/, ''))
    // The specification lists the languages of the Aadhaar consent among the calls of the application.
    .concat('aadharGetLanguage', 'aadharEnglishVerbiage', 'aadharGetVernacularConsent')
    .sort()
  expect(masterRoutes.map(({ call }) => call.id).sort()).toEqual(files)
  expect(masterCalls.map(({ id }) => id).sort()).toEqual(files)
  expect([...new Set(asked.map(([route]) => route.call.id))].sort()).toEqual(files)
})
