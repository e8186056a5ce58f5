import { afterAll, beforeAll, expect, test } from 'vitest'
import { getDownTimeDetails } from '@card-journey/contract/calls/master/getDownTimeDetails.ts'
import { getProductDetails } from '@card-journey/contract/calls/master/getProductDetails.ts'
import { reportError } from '@card-journey/contract/calls/apps/reportError.ts'
import { allowedFields } from '../log.ts'
import { Applicant, need } from './applicant.ts'
import { startProduct, type Running } from './running.ts'
import { begin } from './steps.ts'
import { rowsOf, placeAt } from './stored.ts'

let product: Running
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.close())

const someone = (mobileNumber: string) =>
  new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber })

test('[NX-N-46] a stored marker that is in no table is logged for the operator', async () => {
  const applicant = someone('9812300771')
  await begin(applicant)
  const stored = await product.server.composed.deps.store.applications.read(applicant.applicationId)
  expect(product.logged()).not.toContain('unknown-marker')
  await placeAt(product, applicant, { ...stored!.document, completedScreen: 'MOON_LANDING' as 'VERIFY_MOBILE' })
  // The contract knows no such marker either; the response still arrives, and the browser shows S100.
  await expect(applicant.load()).rejects.toThrow('completedScreen')
  expect(product.logged()).toContain('"event":"unknown-marker"')
  expect(product.logged()).toContain('"marker":"MOON_LANDING"')
})

test.each([
  ['[EN-40] the maintenance check', getDownTimeDetails],
  ['[ER-05] product loading', getProductDetails],
])('%s that failed in the browser is logged with endpoint and error', async (_title, call) => {
  const about = { kind: 'call', screen: 'cards', name: call.id, diagnostic: '', build: '' } as const
  await need(someone('9812300772').client.call(reportError, { ...about, problem: 'NETWORK' }))
  expect(product.logged()).toContain(`"endpoint":"${call.path}","problem":"NETWORK"`)
  await need(someone('9812300773').client.call(reportError, { ...about, problem: '9812300773 was here' }))
  expect(product.logged()).not.toContain('was here')
})

test('[T18] of what a browser reports nothing is kept that may be about a person, whatever someone writes into it', async () => {
  const [number, words] = ['9812300774', 'Zubeneschamali \0 \ud800']
  const about = { kind: 'call', screen: `x ${number}`, name: number, diagnostic: words, build: number } as const
  await need(someone(number).client.call(reportError, { ...about, problem: number }))
  const { reports } = product.server.composed.deps.store
  expect(await reports.latest(1)).toMatchObject([
    { screen: 'other', detail: { screen: 'other', name: 'other', diagnostic: 'other', build: 'other' } },
  ])
  const { 'public.report': rows = [] } = await rowsOf(product)
  expect(rows.join()).toContain('"kind": "call"')
  for (const part of [number, 'Zubenesch'])
    for (const told of [rows.join(), product.logged()]) {
      expect(told).not.toContain(part)
      expect(told).not.toContain(Buffer.from(part).toString('hex'))
    }
})

test('[T18] a report that keeps to what is known is stored as it came, sealed', async () => {
  const about = { name: 'TypeError', diagnostic: 'at cards-Xq_1.js:12:3456', build: '3fa9c01' }
  await need(someone('9812300775').client.call(reportError, { kind: 'render', screen: 'cards', ...about }))
  const { reports } = product.server.composed.deps.store
  expect(await reports.latest(1)).toMatchObject([{ screen: 'cards', detail: { screen: 'cards', ...about } }])
  const { 'public.report': rows = [] } = await rowsOf(product)
  for (const part of [about.diagnostic, about.build]) expect(rows.join()).not.toContain(part)
})

test('a line has the fields of its event and no other', () => {
  const fields = { system: 'bureau', path: '/reports', outcome: 'answer', attempts: 1, ms: 5, dropped: 'x' } as const
  const more = { ...fields, mobileNumber: '9812300771', marker: 'M' }
  expect(allowedFields('system-call', more)).toEqual(fields)
})
