import { sendNotification } from '@card-journey/contract/calls/apps/sendNotification.ts'
import { withFacts } from '@card-journey/journey/application/record.ts'
import { versionOf } from '@card-journey/bank/text-version-for-tests.ts'
import { placeOf } from '../services/consent/given-consents.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { switchMobileBanking } from '../services/card/mobile-banking.ts'
import { need, type Applicant } from './applicant.ts'
import { calls } from './calls.ts'
import { deliverAndDecide, provenCustomer } from './customers.ts'
import { startProduct, type Running } from './running.ts'
import { eventually } from './eventually.ts'
import { instead } from './instead.ts'
import { openState, placeAt } from './stored.ts'

// What an existing customer agreed to, wherever that was, can be read in one place, and withdrawn where that is possible.

let product: Running
let customer: Applicant
beforeAll(async () => {
  product = await startProduct()
  customer = await provenCustomer(product, '9100000001')
}, 90_000)
afterAll(() => product.close())

const given = () => need(customer.client.call(calls.givenConsents, { language: 'en' }))
const historyOf = async (code: string) => (await given()).find((each) => each.code === code)?.history
const withdraw = () => need(customer.client.call(calls.withdrawConsent, { code: 'MBANKING', language: 'hi' }))

test('consents given on any screen are listed: version, language, time and place of each answer', async () => {
  await deliverAndDecide(customer)
  await need(customer.act('tc', 'submit', { consentKfs: 'Y', consentMitc: 'Y', consentTnc: 'Y' }))
  const text = expect.stringMatching(/^I’ve read the terms and conditions of Aranya Bank/)
  const answer = { value: 'Y', version: versionOf('TNC'), language: 'en', at: expect.stringMatching(/^2026-11-19T/) }
  expect(await historyOf('TNC')).toEqual([
    { ...answer, place: 'start', text },
    { ...answer, place: 'terms', text },
  ])
  for (const [code, place] of [
    ['BUREAU', 'start'],
    ['KFS', 'terms'],
    ['MITC', 'terms'],
  ] as const)
    expect(await historyOf(code)).toMatchObject([{ ...answer, version: versionOf(code), place }])
  expect((await given()).filter(({ withdrawable }) => withdrawable)).toEqual([])
})

test.each(['aadhaar-code-sent', 'aadhaar-mobile-differs'])('a consent given with %s was given for Aadhaar', (event) => {
  for (const screen of ['kyc', 'kyc-otp', undefined])
    expect(placeOf({ event, screen, code: 'AADHAAR' })).toBe('aadhaar')
})

test.each([
  ['card-activation-asked', 'ACTIVATION'],
  ['card-activated', 'ACTIVATION'],
  ['autopay-asked', 'AUTOPAY'],
  ['autopay-changed', 'AUTOPAY'],
  ['autopay-change-unsure', 'AUTOPAY'],
] as const)('a consent given with %s was given on the page of the card', (event, code) =>
  expect(placeOf({ event, screen: undefined, code })).toBe('card'),
)

test('WhatsApp updates are switched on and off on the page of the consents, and it says so', async () => {
  const switched = (action: 'OPTIN' | 'OPTOUT') =>
    need(
      customer.client.call(sendNotification, {
        sourceAppId: 'CCSFDC',
        requestId: 'f'.repeat(16),
        action,
        notificationType: 'WHATSAPP',
        messages: [{ destination: [customer.settings.mobileNumber] }],
        ...(action === 'OPTIN' && {
          consent: {
            code: 'whatsappconsent',
            version: versionOf('whatsappconsent'),
            timestamp: '2026-11-19T11:00:00+05:30',
            value: 'Y',
          } as const,
        }),
        language: 'en',
      }),
    )
  await switched('OPTIN')
  await switched('OPTOUT')
  expect((await historyOf('whatsappconsent'))?.slice(-2)).toMatchObject([
    { value: 'Y', place: 'consents' },
    { value: 'N', place: 'consents' },
  ])
})

test('mobile banking is withdrawn under the version agreed to, once; a consent that does not stand is not withdrawn', async () => {
  await withdraw()
  expect(await historyOf('MBANKING')).toBeUndefined()

  const other = await provenCustomer(product, '9100000002')
  customer = other
  const reference = `card-${other.applicationId}`
  const { store, clock, systems } = product.server.composed.deps
  await placeAt(product, other, withFacts(openState(calls.setMPIN), { mpin: undefined }))
  const details = { cardReference: reference, last4: '1234', network: 'VISA' }
  await store.cards.record({ applicationId: other.applicationId, reference, details, at: clock() })
  const heard: boolean[] = []
  const noSuchReference = async () => ({ kind: 'refused', code: 'NO_SUCH_REFERENCE' })
  Object.assign(systems.cardHost, {
    mobileBanking: Object.assign(
      async ({ on, cardReference }: { on: boolean; cardReference: string }) => {
        expect(cardReference).toBe(reference)
        heard.push(on)
        return { kind: 'answered', value: { noted: true }, ms: 1 }
      },
      { byReference: noSuchReference },
    ),
    setPin: Object.assign(async () => ({ kind: 'answered', value: { set: true }, ms: 1 }), {
      byReference: noSuchReference,
    }),
  })
  await need(other.load())
  const consent = {
    code: 'MBANKING',
    version: versionOf('MBANKING'),
    timestamp: '2026-11-19T11:00:00+05:30',
    value: 'Y',
  } as const
  await need(other.client.call(calls.setMPIN, { mpin: '270518', confirmMpin: '270518', consent, language: 'en' }))
  expect((await given()).find(({ code }) => code === 'MBANKING')).toMatchObject({
    withdrawable: true,
    history: [{ value: 'Y', place: 'pin' }],
  })
  await eventually(async () => expect(heard).toEqual([true]))
  await withdraw()
  await withdraw()
  await eventually(async () => expect(heard).toEqual([true, false]))
  // An entry that was retried until after the withdrawal turns nothing on.
  await switchMobileBanking(
    {
      kind: 'mobile-banking',
      reference: 'late',
      applicationId: other.applicationId,
      payload: { on: true, entry: 'late' },
      attempt: 2,
      last: false,
    },
    product.server.composed.deps,
  )
  expect(heard).toEqual([true, false])
  expect((await given()).find(({ code }) => code === 'MBANKING')).toMatchObject({
    withdrawable: false,
    history: [
      { value: 'Y', language: 'en', place: 'pin' },
      { value: 'N', language: 'en', version: versionOf('MBANKING'), place: 'consents' },
    ],
  })
  // The entry is evidence about the text that was agreed to, not about a text that nobody was shown.
  const entries = await product.server.composed.deps.store.consents.of(other.applicationId)
  const [agreed, withdrawn] = entries.filter(({ code }) => code === 'MBANKING')
  expect(withdrawn?.textHash).toBe(agreed?.textHash)
})

test.each([undefined, 'LOS_PUSH'] as const)(
  'a job that saves meanwhile does not keep a consent from being withdrawn, wherever it moves the application (%s)',
  async (marker) => {
    const { store } = product.server.composed.deps
    const before = (await historyOf('MBANKING'))?.length ?? 0
    const advance = async (id: string) => {
      const stored = await store.applications.read(id)
      if (!stored) return
      expect(stored.document.completedScreen).not.toBe(marker)
      await placeAt(product, customer, {
        ...stored.document,
        completedScreen: marker ?? stored.document.completedScreen,
      })
    }
    const reading = (own: typeof store.consents.of): typeof store.consents.of => {
      let first = true
      return async (id) => {
        const found = await own(id)
        if (first) await advance(id)
        first = false
        return found
      }
    }
    await instead(store.consents, 'of', reading, withdraw)
    expect((await historyOf('MBANKING'))?.length ?? 0).toBe(before)
  },
)
