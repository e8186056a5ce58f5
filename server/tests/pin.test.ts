import { withFacts } from '@card-journey/journey/application/record.ts'
import type { ProviderResult } from '@card-journey/providers/provider-result.ts'
import { expect, test } from 'vitest'
import { Applicant, need } from './applicant.ts'
import { calls } from './calls.ts'
import { productOnEngines } from './on-engines.ts'
import type { Running } from './running.ts'
import { begin } from './steps.ts'
import { openState, placeAt } from './stored.ts'

let mobiles = 9_480_000_000
const pin = '270518'

/** An applicant whose card is issued and who is asked for a PIN. */
async function atSetMpin(product: Running): Promise<Applicant> {
  const { url, sandboxUrl, server } = product
  const applicant = new Applicant({ url, sandboxUrl, mobileNumber: String(mobiles++) })
  await begin(applicant)
  await placeAt(product, applicant, withFacts(openState(calls.setMPIN), { mpin: undefined }))
  const reference = `card-${applicant.applicationId}`
  const { store, clock } = server.composed.deps
  await store.cards.record({
    applicationId: applicant.applicationId,
    reference,
    details: { cardReference: reference, last4: '1234', network: 'VISA' },
    at: clock(),
  })
  await need(applicant.load())
  return applicant
}

type SetPin = Running['server']['composed']['deps']['systems']['cardHost']['setPin']

/** The card host of this test: its results, and the references it was called with. */
function cardHost({ server }: Running, answer: (call: number) => Promise<ProviderResult<{ set: true }>>): string[] {
  const references: string[] = []
  const setPin: SetPin = Object.assign(
    async ({ reference }: { reference: string }) => answer(references.push(reference)),
    { byReference: async () => ({ kind: 'refused' as const, code: 'NO_SUCH_REFERENCE' }) },
  )
  Object.assign(server.composed.deps.systems.cardHost, { setPin })
  return references
}

const done = async (): Promise<ProviderResult<{ set: true }>> => ({ kind: 'answered', value: { set: true }, ms: 1 })
const refused = async (): Promise<ProviderResult<{ set: true }>> => ({ kind: 'refused', code: 'TRY_LATER' })
const setPin = (applicant: Applicant, mpin = pin) => applicant.client.call(calls.setMPIN, { mpin, confirmMpin: mpin })
const problem = async (answer: ReturnType<typeof setPin>) => {
  const given = await answer
  return given.ok ? 'set' : given.problem
}

productOnEngines('setting the PIN', { RATE_FACTOR: '1000' }, (product) => {
  test('a save in between refuses the PIN with the record, and setting another one then works', async () => {
    const applicant = await atSetMpin(product())
    const { store, clock } = product().server.composed.deps
    cardHost(product(), async (call) => {
      const stored = await store.applications.read(applicant.applicationId)
      if (call === 1 && stored) {
        const { id: applicationId, version, document } = stored
        await store.save({ writer: 'job', applicationId, version, document, audit: [], at: clock() })
      }
      return done()
    })
    expect(await problem(setPin(applicant))).toBe('VERSION_CONFLICT')
    await need(applicant.load())
    expect(applicant.screen).toBe('set-mpin')
    expect(await problem(setPin(applicant, '380629'))).toBe('set')
    await need(applicant.load())
    expect(applicant.screen).toBe('virtual-card')
    const verify = (entered: string) =>
      store.pins.verify({ applicationId: applicant.applicationId, pin: entered, at: clock() })
    expect(await verify(pin)).toMatchObject({ kind: 'wrong' })
    expect(await verify('380629')).toMatchObject({ kind: 'right' })
  })

  test('a PIN whose record never said so is replaced by the next one: no "already set" in a circle', async () => {
    const applicant = await atSetMpin(product())
    cardHost(product(), async () => ({ kind: 'refused', code: 'PIN_ALREADY_SET' }))
    const { store } = product().server.composed.deps
    await product().server.composed.store.database.pool.query(
      'insert into pin (application_id, hash, set_at) values ($1, $2, now())',
      [applicant.applicationId, await store.pins.hash(applicant.applicationId, '111223')],
    )
    expect(await problem(setPin(applicant))).toBe('set')
    await need(applicant.load())
    expect(applicant.screen).toBe('virtual-card')
    expect(await applicant.client.call(calls.setMPIN, { mpin: pin, confirmMpin: pin })).toMatchObject({
      problem: 'WRONG_STATE',
    })
  })

  test(
    'fifty at once with different PINs: one is set, and it is the one whose call succeeded',
    { timeout: 60_000 },
    async () => {
      const applicant = await atSetMpin(product())
      cardHost(product(), done)
      const pins = Array.from({ length: 50 }, (_, i) => String(739_150 + i))
      const answers = await Promise.all(pins.map((each) => problem(setPin(applicant, each))))
      const set = pins.filter((_, i) => answers[i] === 'set')
      expect(set).toHaveLength(1)
      const { store, clock } = product().server.composed.deps
      expect(
        await store.pins.verify({ applicationId: applicant.applicationId, pin: set[0] ?? '', at: clock() }),
      ).toMatchObject({ kind: 'right' })
      await need(applicant.load())
      expect(applicant.screen).toBe('virtual-card')
    },
  )

  test('[EC-42] a refusal by the host is not final: each attempt has a reference of its own, also after the two hours', async () => {
    const applicant = await atSetMpin(product())
    const references = cardHost(product(), refused)
    expect(await problem(setPin(applicant))).toBe('PIN100')
    expect(await problem(setPin(applicant))).toBe('PIN100')
    expect(await problem(setPin(applicant))).toBe('PIN101')
    await need(applicant.load())
    expect(applicant.screen).toBe('virtual-card')
    expect(await problem(setPin(applicant))).toBe('PIN101')
    expect(new Set(references).size).toBe(3)

    const { clock } = product().server.composed.deps
    await product().moveClock(clock() - Date.now() + 2 * 3_600_000 + 1000)
    cardHost(product(), done)
    await need(applicant.proveMobile())
    await applicant.load()
    expect(await problem(setPin(applicant))).toBe('set')
  })

  test('[EC-17, T20] the lock holds on another device, after another sign-in, until its two hours are over', async () => {
    const applicant = await atSetMpin(product())
    cardHost(product(), refused)
    for (const expected of ['PIN100', 'PIN100', 'PIN101']) expect(await problem(setPin(applicant))).toBe(expected)
    await applicant.client.call(calls.leaveApplication, { path: '/auth/virtual-card', exit: true })
    cardHost(product(), done)
    const { url, sandboxUrl } = product()
    const elsewhere = new Applicant({ url, sandboxUrl, mobileNumber: applicant.settings.mobileNumber })
    // Approved already: the sign-in says so, and the application can be continued.
    const signsIn = async () => {
      await need(elsewhere.proveMobile())
      await elsewhere.load()
      elsewhere.applicationId = applicant.applicationId
    }
    await signsIn()
    expect(await problem(setPin(elsewhere))).toBe('PIN101')
    const { clock } = product().server.composed.deps
    await product().moveClock(clock() - Date.now() + 2 * 3_600_000 + 1000)
    await signsIn()
    expect(await problem(setPin(elsewhere))).toBe('set')
  })

  test('"not now" leads to the card at the same marker, also after a reload, and a PIN can be set there later', async () => {
    const applicant = await atSetMpin(product())
    cardHost(product(), done)
    await need(applicant.act('set-mpin', 'later', {}))
    await need(applicant.load())
    expect(applicant.screen).toBe('virtual-card')
    expect(applicant.view?.completedScreen).toBe('VISIONPLUS_APPROVED')
    expect(await problem(setPin(applicant))).toBe('set')
    await need(applicant.load())
    expect(applicant.view?.completedScreen).toBe('MPIN_SET')
  })

  test.each(['Y', 'N'] as const)(
    'mobile banking (%s) is recorded with the text shown; an old text is refused',
    async (value) => {
      const applicant = await atSetMpin(product())
      const references = cardHost(product(), done)
      const { store, masterData } = product().server.composed.deps
      const version = masterData().consents.find(({ code }) => code === 'MBANKING')?.version ?? ''
      const given = (shown: string) => ({
        mpin: pin,
        confirmMpin: pin,
        language: 'hi' as const,
        consent: { code: 'MBANKING' as const, version: shown, timestamp: new Date().toISOString(), value },
      })
      expect(await applicant.client.call(calls.setMPIN, given('0.9'))).toMatchObject({
        problem: 'CONSENT_CHANGED',
        detail: { fields: { consentMbanking: 'consentChanged' } },
      })
      expect(references).toEqual([])
      await need(applicant.client.call(calls.setMPIN, given(version)))
      const recorded = (await store.consents.of(applicant.applicationId)).filter(({ code }) => code === 'MBANKING')
      expect(recorded).toMatchObject([{ version, value, language: 'hi' }])
      await need(applicant.load())
      expect(applicant.view?.facts.mpin?.banking).toBe(value === 'Y')
    },
  )

  test('a lock whose save was lost still carries the applicant on to the card', async () => {
    const applicant = await atSetMpin(product())
    const { store, clock } = product().server.composed.deps
    for (let failures = 0; failures < 3; failures++)
      await store.pins.failed({ applicationId: applicant.applicationId, at: clock() })
    expect(await problem(setPin(applicant))).toBe('PIN101')
    await need(applicant.load())
    expect(applicant.screen).toBe('virtual-card')
  })
})
