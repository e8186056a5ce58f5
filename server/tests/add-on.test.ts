import { sendSms } from '@card-journey/contract/calls/apps/sendSms.ts'
import type { AddOn } from '@card-journey/providers/card-host/port.ts'
import { expect, test } from 'vitest'
import { versionOf } from '@card-journey/bank/text-version-for-tests.ts'
import { type Applicant, need } from './applicant.ts'
import { workIsDone } from './background.ts'
import { calls } from './calls.ts'
import { cardHolder, pin } from './card-holder.ts'
import { eventually } from './eventually.ts'
import { messagesTo } from './inbox.ts'
import { productOnEngines } from './on-engines.ts'
import type { Running } from './running.ts'

type CardHost = Running['server']['composed']['deps']['systems']['cardHost']

/** A card host that keeps add-on cards here. `manner`: `lost` takes the order and its answer never comes; `down` gives only the list. */
function familyAt({ server }: Running) {
  const host = {
    manner: 'well' as 'well' | 'away' | 'lost' | 'down',
    addOns: [] as AddOn[],
    references: [] as string[],
  }
  const addOns: CardHost['addOns'] = async () =>
    host.manner === 'away'
      ? { kind: 'unavailable' }
      : { kind: 'answered', value: { addOns: host.addOns.map((each) => ({ ...each })) }, ms: 1 }
  const taken = { kind: 'answered' as const, value: { taken: true as const }, ms: 1 }
  const orderAddOn: CardHost['orderAddOn'] = Object.assign(
    async ({
      name,
      relation,
      dateOfBirth,
      limit,
      after,
      reference,
    }: Parameters<CardHost['orderAddOn']>[0] & { reference: string }) => {
      if (host.manner === 'down') return { kind: 'unavailable' as const }
      if (host.references.includes(reference)) return taken
      if (host.addOns.length !== after) return { kind: 'refused' as const, code: 'CHANGED_MEANWHILE' }
      host.references.push(reference)
      host.addOns.push({ name, relation, dateOfBirth, limit, state: 'working' })
      return host.manner === 'lost' ? { kind: 'unknown' as const, reference } : taken
    },
    {
      byReference: async (reference: string) =>
        host.references.includes(reference) ? taken : { kind: 'refused' as const, code: 'NO_SUCH_REFERENCE' },
    },
  )
  Object.assign(server.composed.deps.systems.cardHost, { addOns, orderAddOn })
  return host
}

const ravi = { addOnName: 'Ravi Rao', addOnRelation: 'spouse', addOnBirthDate: '1990-03-27', addOnLimit: '15000' }
const agreed = (version = versionOf('ADDON')) => ({
  consent: { code: 'ADDON', version, timestamp: new Date().toISOString(), value: 'Y' },
})

const order = (applicant: Applicant, asked: object, transactionId?: string) =>
  applicant.client.call(calls.addOnOrder, asked as never, { transactionId, impatient: true })

productOnEngines('cards for the family', { RATE_FACTOR: '1000' }, (product) => {
  const given = async ({ applicationId }: Applicant) =>
    (await product().server.composed.deps.store.consents.of(applicationId)).filter(({ code }) => code === 'ADDON')
      .length
  const told = async ({ settings }: Applicant) =>
    (await messagesTo(product(), settings.mobileNumber, 'ADDON_ASKED')).length
  const codeFor = async (applicant: Applicant) => {
    await need(applicant.client.call(sendSms, { template: 'ADDON_OTP' }))
    return applicant.code()
  }

  test('a card is asked for with consent and code, what the bank has answered is shown, and neither name nor birth date stays with us', async () => {
    const applicant = await cardHolder(product())
    const host = familyAt(product())
    const { addOns } = await need(applicant.client.call(calls.addOnInquiry, {}))
    expect(addOns).toEqual({ cards: [], limits: [15_000, 37_500, 75_000, 150_000] })
    const otp = await codeFor(applicant)
    for (const [changed, problem] of [
      [agreed('0.9'), 'CONSENT_CHANGED'],
      [{ addOnBirthDate: '2015-01-01' }, 'FIELDS_REFUSED'],
      [{ addOnRelation: 'friend' }, 'FIELDS_REFUSED'],
      [{ addOnLimit: '16000' }, 'FIELDS_REFUSED'],
      [{ otp: otp === '111222' ? '111223' : '111222' }, 'OTP_WRONG'],
    ] as const)
      expect(await order(applicant, { ...ravi, ...agreed(), otp, ...changed })).toMatchObject({ problem })
    expect(host.references).toEqual([])
    expect(await given(applicant)).toBe(0)
    const answer = await need(order(applicant, { ...ravi, ...agreed(), otp }))
    // It is kept for a repetition: it names nobody.
    expect(answer).toEqual({ ordered: true })
    expect(await need(applicant.client.call(calls.addOnInquiry, {}))).toEqual({
      addOns: {
        cards: [{ name: 'RAVI RAO', relation: 'spouse', limit: 15_000, state: 'working' }],
        limits: [15_000, 37_500, 75_000, 150_000],
      },
    })
    expect(await given(applicant)).toBe(1)
    const { store } = product().server.composed.deps
    const kept = JSON.stringify([
      await store.audit.of(applicant.applicationId),
      await store.applications.read(applicant.applicationId),
    ])
    expect(kept).toContain('add-on-ordered')
    expect(kept).not.toMatch(/ravi|1990-03-27/i)
    await workIsDone(product(), { of: applicant })
    expect(await told(applicant)).toBe(1)
  })

  test('the code is asked for also where a PIN is set; a host that is away doesn’t use it up', async () => {
    const applicant = await cardHolder(product())
    const host = familyAt(product())
    expect(await order(applicant, { ...ravi, ...agreed(), mpin: pin })).toMatchObject({ ok: false })
    const otp = await codeFor(applicant)
    host.manner = 'away'
    expect(await applicant.client.call(calls.addOnInquiry, {})).toMatchObject({ problem: 'C102' })
    expect(await order(applicant, { ...ravi, ...agreed(), otp })).toMatchObject({ problem: 'UNAVAILABLE' })
    host.manner = 'well'
    await need(order(applicant, { ...ravi, ...agreed(), otp }))
    expect(host.addOns).toHaveLength(1)
  })

  test('[T24] an order whose answer is lost is made once, its consent is recorded before, and the holder is told once', async () => {
    const applicant = await cardHolder(product())
    const host = familyAt(product())
    host.manner = 'lost'
    const otp = await codeFor(applicant)
    const transactionId = 'c1b2c3d4e5f6071a'
    const asked = { ...ravi, ...agreed(), otp }
    expect(await order(applicant, asked, transactionId)).toMatchObject({ problem: 'UNAVAILABLE' })
    expect(await given(applicant)).toBe(1)
    host.manner = 'well'
    expect(await need(order(applicant, asked, transactionId))).toMatchObject({ ordered: true })
    expect(host.addOns).toHaveLength(1)
    expect(await given(applicant)).toBe(1)
    await workIsDone(product(), { of: applicant })
    expect(await told(applicant)).toBe(1)
  })

  test('an order that is repeated because the host takes none records one consent', async () => {
    const applicant = await cardHolder(product())
    const host = familyAt(product())
    host.manner = 'down'
    const otp = await codeFor(applicant)
    const transactionId = 'c1b2c3d4e5f6071f'
    const asked = { ...ravi, ...agreed(), otp }
    for (let times = 0; times < 3; times++)
      expect(await order(applicant, asked, transactionId)).toMatchObject({ problem: 'UNAVAILABLE' })
    host.manner = 'well'
    await need(order(applicant, asked, transactionId))
    expect(await given(applicant)).toBe(1)
  })

  test('an order that the host has dropped since is not said to be made', async () => {
    const applicant = await cardHolder(product())
    const host = familyAt(product())
    await need(order(applicant, { ...ravi, ...agreed(), otp: await codeFor(applicant) }))
    host.addOns = []
    const { clock } = product().server.composed.deps
    await product().moveClock(clock() - Date.now() + 91_000)
    const earlier = await applicant.code()
    await need(applicant.client.call(sendSms, { template: 'ADDON_OTP' }))
    const otp = await eventually(async () => {
      const code = await applicant.code()
      expect(code).not.toBe(earlier)
      return code
    })
    expect(await order(applicant, { ...ravi, ...agreed(), otp })).toMatchObject({ problem: 'UNAVAILABLE' })
  })

  test('a code orders for one person: under the same transaction id it orders nothing for another', async () => {
    const applicant = await cardHolder(product())
    const host = familyAt(product())
    host.manner = 'lost'
    const otp = await codeFor(applicant)
    const transactionId = 'c1b2c3d4e5f6071b'
    const asked = { ...ravi, ...agreed(), otp }
    expect(await order(applicant, asked, transactionId)).toMatchObject({ problem: 'UNAVAILABLE' })
    host.manner = 'well'
    const meena = { ...asked, addOnName: 'Meena Rao' }
    expect(await order(applicant, meena, transactionId)).toMatchObject({ problem: 'OTP_EXPIRED' })
    expect(host.addOns.map(({ name }) => name)).toEqual(['RAVI RAO'])
    expect(await need(order(applicant, asked, transactionId))).toMatchObject({ ordered: true })
  })

  test('of two people ordered for at the same moment with one code and transaction id, one gets a card', async () => {
    const applicant = await cardHolder(product())
    const host = familyAt(product())
    const otp = await codeFor(applicant)
    const transactionId = 'c1b2c3d4e5f6071c'
    const names = ['Ravi Rao', 'Meena Rao']
    const asked = names.map((addOnName) => ({ ...ravi, addOnName, ...agreed(), otp }))
    const replies = await Promise.all(asked.map((each) => order(applicant, each, transactionId)))
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
    expect(host.addOns).toHaveLength(1)
  })

  test('of two orders for a person at the same moment, one is made', async () => {
    const applicant = await cardHolder(product())
    const host = familyAt(product())
    const otp = await codeFor(applicant)
    const asked = { ...ravi, ...agreed(), otp }
    const replies = await Promise.all([order(applicant, asked), order(applicant, { ...asked, addOnLimit: '75000' })])
    expect(replies.some(({ ok }) => ok)).toBe(true)
    expect(host.addOns).toHaveLength(1)
  })

  test('what was asked for and approved long ago is not ordered again, and nobody is told that it is', async () => {
    const applicant = await cardHolder(product())
    const host = familyAt(product())
    host.addOns = [{ name: 'RAVI RAO', relation: 'spouse', dateOfBirth: '1990-03-27', limit: 15_000, state: 'issued' }]
    const otp = await codeFor(applicant)
    expect(await need(order(applicant, { ...ravi, ...agreed(), otp }))).toMatchObject({ ordered: false })
    expect(host.references).toEqual([])
    await workIsDone(product(), { of: applicant })
    expect(await told(applicant)).toBe(0)
  })

  test('a person gets one card, whatever is asked a second time; as many people as the bank allows', async () => {
    const applicant = await cardHolder(product())
    const host = familyAt(product())
    host.addOns = [
      { name: 'RAVI RAO', relation: 'spouse', dateOfBirth: '1990-03-27', limit: 15_000, state: 'issued' },
      { name: 'TARA RAO', relation: 'child', dateOfBirth: '2004-02-01', limit: 15_000, state: 'refused' },
    ]
    const otp = await codeFor(applicant)
    expect(await need(order(applicant, { ...ravi, addOnLimit: '75000', ...agreed(), otp }))).toMatchObject({
      ordered: false,
    })
    expect(host.references).toEqual([])
    const more = ['MEENA RAO', 'VED RAO'].map((name) => ({
      ...(host.addOns[0] as AddOn),
      name,
    }))
    host.addOns.push(...more)
    const { addOns } = await need(applicant.client.call(calls.addOnInquiry, {}))
    expect(addOns?.limits).toEqual([])
    expect(await order(applicant, { ...ravi, addOnName: 'LAST RAO', ...agreed(), otp })).toMatchObject({
      problem: 'WRONG_STATE',
    })
    expect(host.references).toEqual([])
  })
})
