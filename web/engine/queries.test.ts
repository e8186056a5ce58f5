import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { masterCalls } from '@card-journey/contract/master-api.ts'
import { screenIds } from '@card-journey/journey/ids/screen-ids.ts'
import { expect, test } from 'vitest'
import { needsOf } from '../page/page-needs.ts'

const language = 'hi'

/** Every GET of the web app, with each set of query parameters that it sends. */
const queries: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>> = {
  getCompanyDetails: [{ prefix: 'lo' }],
  getConsentDetails: [
    { language },
    { code: 'VKYC', language },
    { code: 'KFS', productLogo: 'utsav', language },
    { code: 'KFS', productLogo: 'utsav', feeCode: 'UTSV0', language },
  ],
  getDownTimeDetails: [{}],
  getGenderDetails: [{ language }],
  getHolidaysList: [{ language }],
  getIncomeDetails: [{ language }],
  getIndustryDetails: [{ language }],
  getMaritalStatusDetails: [{ language }],
  getPinCodeDetails: [{ pinCode: '560001', language }],
  getPreferenceDetails: [{ language }],
  getProductDetails: [
    { language },
    { productLogo: 'utsav', language },
    { productLogo: 'utsav', feeCode: 'UTSV0', language },
  ],
  getVKYCSecurityDetails: [{ language }],
}

const byId = new Map<string, (typeof masterCalls)[number]>(masterCalls.map((call) => [call.id, call]))
const accepted = (id: string, query: unknown) => byId.get(id)?.request.safeParse(query).success

test.each(Object.entries(queries).flatMap(([id, sent]) => sent.map((query) => [id, query] as const)))(
  'the contract accepts %s with %o',
  (id, query) => expect(accepted(id, query)).toBe(true),
)

test('the contract accepts what the first HTML of every screen asks', () => {
  for (const screen of screenIds)
    for (const { call, request } of needsOf(screen, { productLogo: 'utsav', feeCode: 'UTSV0' }, 'KFS', language))
      expect(accepted(call.id, request), `${screen}: ${call.id}`).toBe(true)
})

const folder = fileURLToPath(new URL('..', import.meta.url))
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/node_modules|dist|\.test\.|\.examples\.|-for-tests/.test(name))
  .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))

test('every GET that the source of the web app names is above', () => {
  const named = sources.flatMap((source) =>
    [...source.matchAll(/contract\/calls\/master\/(\w+)\.ts'/g)].map(([, id = '']) => id),
  )
  expect(new Set(Object.keys(queries))).toEqual(new Set(named))
})

test('of its address a page reads codes of closed lists, nothing that it would read out', () => {
  const readers = sources.filter(
    (source) => /\busePageQuery\(\)/.test(source) && !source.includes('function usePageQuery'),
  )
  const named = readers.flatMap((source) => [...source.matchAll(/\.get\('(\w+)'\)/g)].map(([, name = '']) => name))
  expect(new Set(named)).toEqual(new Set(['type', 'unmet', 'productLogo', 'feeCode', 'cards', 'in', 'agent', 'found']))
})
