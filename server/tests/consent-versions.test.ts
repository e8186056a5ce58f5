import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RequestOf } from '@card-journey/contract/call.ts'
import { inLanguage } from '@card-journey/bank/schema/words.ts'
import { viewOf } from '@card-journey/journey/application/view.ts'
import { endTicket } from '@card-journey/journey/flow/restart.ts'
import { reachable } from '@card-journey/journey/flow/sample-records.ts'
import { standing } from '@card-journey/journey/flow/standing.ts'
import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { versionOf } from '@card-journey/bank/text-version-for-tests.ts'
import { Applicant, need } from './applicant.ts'
import { sendNotification } from '@card-journey/contract/calls/apps/sendNotification.ts'
import { calls } from './calls.ts'
import { startProduct, type Running } from './running.ts'
import { begin } from './steps.ts'
import { placeAt } from './stored.ts'

let product: Running
let next = 9_610_000_000
const someone = (): Applicant =>
  new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber: String(next++) })

beforeAll(async () => void (product = await startProduct()), 60_000)
afterAll(() => product.close())

/** An older text, one that the bank does not have yet, and none. */
const others = ['0.9', '2.0', '']
const timestamp = '2026-11-19T11:00:00+05:30'

const recorded = (applicant: Applicant) => product.server.composed.deps.store.consents.of(applicant.applicationId)

const refusal = (...fields: string[]) => ({
  ok: false,
  problem: 'CONSENT_CHANGED',
  detail: { fields: Object.fromEntries(fields.map((field) => [field, 'consentChanged'])) },
})

async function at(screen: ScreenId, agreed?: { TNC: string }): Promise<Applicant> {
  const applicant = someone()
  await begin(applicant)
  const called = { completedScreen: 'CONGRATULATION', finalChannelCode: 'SF80' } as const
  const reviewed = screen === 'review-telecaller' && called
  const { record } = reachable('NTB').find((one) => standing(viewOf({ ...one.record, ...reviewed })) === screen)!
  await placeAt(product, applicant, { ...record, ...reviewed, facts: { ...record.facts, agreed } })
  await need(applicant.load())
  return applicant
}

test.each(others)('[EN-22] an application is not begun under version “%s” of a text', async (version) => {
  const applicant = someone()
  await need(applicant.proveMobile())
  const consents = [
    { code: 'TNC', value: 'Y' },
    { code: 'BUREAU', value: 'Y', version },
    { code: 'whatsappconsent', value: 'N', version },
  ] as const
  expect(await applicant.apply({ consents })).toMatchObject(refusal('consentBureau', 'consentWhatsapp'))
  await need(applicant.apply({ language: 'hi' }))
  const { consents: texts } = product.server.composed.deps.masterData()
  const shown = inLanguage(texts.find(({ code }) => code === 'TNC')!.text, 'hi')
  expect((await recorded(applicant))[0]).toMatchObject({
    code: 'TNC',
    version: versionOf('TNC'),
    language: 'hi',
    textHash: createHash('sha256').update(shown).digest('hex'),
  })
})

test.each(others)('[EN-22] nothing is saved under version “%s” of a text beside a box', async (shown) => {
  const applicant = await at('congratulations')
  const [before, version] = [await recorded(applicant), applicant.view?.version]
  const given = { consentKfs: 'Y', consentMitc: 'Y', consentTnc: 'Y', consentCkyc: '' }
  expect(await applicant.act('congratulations', 'submit', given, { shown })).toMatchObject(
    refusal('consentKfs', 'consentMitc', 'consentTnc', 'consentCkyc'),
  )
  await need(applicant.load())
  expect(applicant.view?.version).toBe(version)
  expect(await recorded(applicant)).toEqual(before)
  await need(applicant.act('congratulations', 'submit', given, { language: 'hi' }))
  const added = (await recorded(applicant)).slice(before.length)
  expect(added).toHaveLength(4)
  for (const { code, version: of, language } of added) expect(`${of} ${language}`).toBe(`${versionOf(code)} hi`)
})

test.each([
  ['congratulations', { consentKfs: 'Y', consentMitc: 'Y', consentCkyc: '' }],
  ['tcc', { consentKfs: 'Y', consentMitc: 'Y', consentCkyc: '' }],
  ['review-telecaller', { nameOnCard: 'ASHA RAO', emailId: 'asha@example.com' }],
] as const)(
  '[EN-22] %s: the card’s terms that were agreed to at the start and still hold are not asked for again; newer ones are, once',
  async (screen, answers) => {
    const holds = await at(screen, { TNC: versionOf('TNC') })
    const before = await recorded(holds)
    await need(holds.act(screen, 'submit', answers))
    expect((await recorded(holds)).slice(before.length).map(({ code }) => code)).not.toContain('TNC')

    const changed = await at(screen, { TNC: '0.9' })
    expect(await changed.act(screen, 'submit', answers)).toMatchObject(refusal('consentTnc'))
    await need(changed.act(screen, 'submit', { ...answers, consentTnc: 'Y' }))
    expect(changed.view?.facts.agreed).toEqual({ TNC: versionOf('TNC') })
  },
)

test.each(others)('[EN-22] UIDAI is not asked under version “%s” of the consent', async (version) => {
  const applicant = await at('kyc')
  const consent = { code: 'AADHAAR', version, timestamp, value: 'Y' } as const
  const ask = (given: RequestOf<typeof calls.aadharOTP>['consent']) =>
    applicant.client.call(calls.aadharOTP, { uid: '234123412346', consent: given })
  expect(await ask(consent)).toMatchObject(refusal('consentAadhaar'))
  expect(await ask({ ...consent, code: 'TNC', version: versionOf('TNC') })).toMatchObject({
    problem: 'FIELDS_REFUSED',
    detail: { fields: { consentAadhaar: 'consentRequired' } },
  })
  await need(ask({ ...consent, version: versionOf('AADHAAR') }))
  expect((await recorded(applicant)).filter(({ code }) => code === 'AADHAAR')).toHaveLength(1)
})

test('[EN-22] updates on WhatsApp: under the version and in the language shown, recorded once', async () => {
  const applicant = someone()
  await begin(applicant)
  const send = (action: 'OPTIN' | 'OPTOUT', version?: string) =>
    applicant.client.call(sendNotification, {
      sourceAppId: 'CCSFDC',
      requestId: 'f'.repeat(16),
      action,
      notificationType: 'WHATSAPP',
      messages: [{ destination: [applicant.settings.mobileNumber] }],
      ...(version !== undefined && { consent: { code: 'whatsappconsent', version, timestamp, value: 'Y' } }),
      language: 'hi',
    })
  expect(await send('OPTIN')).toMatchObject({ problem: 'FIELDS_REFUSED' })
  for (const version of others) expect(await send('OPTIN', version)).toMatchObject(refusal('consentWhatsapp'))
  await need(send('OPTIN', versionOf('whatsappconsent')))
  await need(send('OPTIN', versionOf('whatsappconsent')))
  await need(send('OPTOUT'))
  const given = (await recorded(applicant)).filter(({ code }) => code === 'whatsappconsent')
  expect(given.map(({ version, language, value }) => `${version} ${language} ${value}`)).toEqual([
    `${versionOf('whatsappconsent')} hi Y`,
    `${versionOf('whatsappconsent')} hi N`,
  ])
})

test('[VK-13] after a ticket that ran out the consent to the call is on record, and is not recorded twice', async () => {
  const applicant = await at('requirements')
  const consents = async () => (await recorded(applicant)).filter(({ code }) => code === 'VKYC')
  await need(applicant.act('requirements', 'submit', { consentVkyc: 'Y' }))
  expect(applicant.view?.facts.videoKyc?.consent).toMatchObject({ version: versionOf('VKYC') })
  expect(await consents()).toHaveLength(1)
  const { store } = product.server.composed.deps
  const stored = (await store.applications.read(applicant.applicationId))!
  await placeAt(product, applicant, endTicket(stored.document, timestamp))
  await need(applicant.load())
  expect(applicant.screen).toBe('requirements')
  expect(applicant.view?.facts.videoKyc?.consent).toMatchObject({ version: versionOf('VKYC') })
  expect(await applicant.act('requirements', 'submit', { consentVkyc: 'Y' }, { shown: '0.9' })).toMatchObject(
    refusal('consentVkyc'),
  )
  await need(applicant.act('requirements', 'submit', { consentVkyc: 'Y' }))
  expect(applicant.screen).not.toBe('requirements')
  expect(await consents()).toHaveLength(1)
})
