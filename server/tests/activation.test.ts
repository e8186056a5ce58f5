import { sendSms } from '@card-journey/contract/calls/apps/sendSms.ts'
import { istTime } from '@card-journey/journey/fields/dates.ts'
import type { CardActivation } from '@card-journey/providers/card-host/port.ts'
import { expect, test } from 'vitest'
import { versionOf } from '@card-journey/bank/text-version-for-tests.ts'
import { activationEntries, followActivation } from '../services/card/activation.ts'
import { type Applicant, need } from './applicant.ts'
import { workIsDone } from './background.ts'
import { calls } from './calls.ts'
import { cardHolder, pin } from './card-holder.ts'
import { eventually } from './eventually.ts'
import { messagesTo } from './inbox.ts'
import { productOnEngines } from './on-engines.ts'
import type { Running } from './running.ts'

const day = 86_400_000

type CardHost = Running['server']['composed']['deps']['systems']['cardHost']
type Delivery = 'printing' | 'sent' | 'delivered'

/** A card host that keeps the activation here. `manner`: `lost` activates and its answer never comes. */
function cardAt({ server }: Running, state: CardActivation['state'], delivered: Delivery = 'delivered') {
  const host = {
    manner: 'well' as 'well' | 'away' | 'lost' | 'refuses',
    deliveryIsKnown: true,
    activation: { state, day: '2026-12-19', virtual: true } as CardActivation,
    made: [] as { reference: string; consentedAt: string }[],
  }
  const activation: CardHost['activation'] = async () =>
    host.manner === 'refuses'
      ? { kind: 'refused', code: 'NO_SUCH_CARD' }
      : host.manner === 'away'
        ? { kind: 'unavailable' }
        : { kind: 'answered', value: { ...host.activation }, ms: 1 }
  const delivery: CardHost['delivery'] = async () =>
    host.deliveryIsKnown
      ? { kind: 'answered', value: { state: delivered, expectedBy: '2026-11-30' }, ms: 1 }
      : { kind: 'unavailable' }
  const details: CardHost['details'] = async () => ({
    kind: 'answered',
    value: { maskedNumber: '52****4242', network: 'VISA', nameOnCard: 'ASHA', creditLimit: 150_000, pinSet: true },
    ms: 1,
  })
  const activate: CardHost['activate'] = Object.assign(
    async ({ consentedAt, reference }: Parameters<CardHost['activate']>[0]) => {
      host.made.push({ reference, consentedAt })
      host.activation = { ...host.activation, state: 'active' }
      return host.manner === 'lost'
        ? { kind: 'unknown' as const, reference }
        : { kind: 'answered' as const, value: { activated: true as const }, ms: 1 }
    },
    {
      byReference: async (reference: string) =>
        host.made.some((each) => each.reference === reference)
          ? { kind: 'answered' as const, value: { activated: true as const }, ms: 1 }
          : { kind: 'refused' as const, code: 'NO_SUCH_REFERENCE' },
    },
  )
  Object.assign(server.composed.deps.systems.cardHost, { activation, delivery, details, activate })
  return host
}

const agreed = (version = versionOf('ACTIVATION')) => ({
  consent: { code: 'ACTIVATION', version, timestamp: new Date().toISOString(), value: 'Y' },
})

const activate = (applicant: Applicant, proof: object, transactionId?: string) =>
  applicant.client.call(calls.activateCard, { ...agreed(), ...proof } as never, { transactionId, impatient: true })

productOnEngines('activating the card', { RATE_FACTOR: '1000' }, (product) => {
  const given = async ({ applicationId }: Applicant) =>
    (await product().server.composed.deps.store.consents.of(applicationId)).filter(({ code }) => code === 'ACTIVATION')
  const templates = async (applicant: Applicant) =>
    (await messagesTo(product(), applicant.settings.mobileNumber)).map(({ template }) => template)

  test('the PIN and the consent activate it: the consent is recorded, the holder is told, once', async () => {
    const applicant = await cardHolder(product())
    const host = cardAt(product(), 'inactive')
    const { activation } = await need(applicant.client.call(calls.getVirtualCardDetails, {}))
    expect(activation).toEqual({
      state: 'inactive',
      day: '2026-12-19',
      virtual: true,
      mayActivate: true,
      reminded: true,
    })
    expect(await activate(applicant, {})).toMatchObject({ problem: 'PIN_WRONG' })
    expect(await activate(applicant, { mpin: '111222' })).toMatchObject({
      problem: 'PIN_WRONG',
      detail: { triesLeft: 2 },
    })
    expect(await activate(applicant, { ...agreed('0.9'), mpin: pin })).toMatchObject({ problem: 'CONSENT_CHANGED' })
    expect(host.made).toEqual([])
    expect(await given(applicant)).toEqual([])
    for (let times = 0; times < 2; times++) await need(activate(applicant, { mpin: pin }))
    expect(host.made).toHaveLength(1)
    expect(await given(applicant)).toMatchObject([{ version: versionOf('ACTIVATION'), value: 'Y' }])
    await eventually(async () => expect(await templates(applicant)).toContain('CARD_ACTIVATED'))
    await workIsDone(product(), { of: applicant })
    expect((await templates(applicant)).filter((template) => template === 'CARD_ACTIVATED')).toHaveLength(1)
  })

  test('a holder without a PIN activates by a code; one that was sent to show the card activates nothing', async () => {
    const applicant = await cardHolder(product(), { withPin: false })
    const host = cardAt(product(), 'overdue', 'printing')
    await need(applicant.client.call(sendSms, { template: 'REVEAL_OTP' }))
    const toShow = await applicant.code()
    expect(await activate(applicant, { otp: toShow })).toMatchObject({ ok: false })
    expect(host.made).toEqual([])
    const { clock } = product().server.composed.deps
    await product().moveClock(clock() - Date.now() + 91_000)
    await need(applicant.client.call(sendSms, { template: 'CARD_ACTIVATION_OTP' }))
    const otp = await eventually(async () => {
      const code = await applicant.code()
      expect(code).not.toBe(toShow)
      return code
    })
    await need(activate(applicant, { otp }))
    expect(host.activation.state).toBe('active')
  })

  test('a host that is away uses up no code: the same one activates the card afterwards', async () => {
    const applicant = await cardHolder(product(), { withPin: false })
    const host = cardAt(product(), 'inactive')
    await need(applicant.client.call(sendSms, { template: 'CARD_ACTIVATION_OTP' }))
    const otp = await applicant.code()
    host.manner = 'away'
    expect(await activate(applicant, { otp })).toMatchObject({ problem: 'UNAVAILABLE' })
    host.manner = 'well'
    host.deliveryIsKnown = false
    expect(await activate(applicant, { otp })).toMatchObject({ problem: 'UNAVAILABLE' })
    host.deliveryIsKnown = true
    await need(activate(applicant, { otp }))
    expect(host.made).toHaveLength(1)
  })

  test('a host that does not say whether the card is active still shows the card', async () => {
    const applicant = await cardHolder(product())
    cardAt(product(), 'inactive').manner = 'away'
    const { maskedNumber, activation } = await need(applicant.client.call(calls.getVirtualCardDetails, {}))
    expect(maskedNumber).toBe('52****4242')
    expect(activation).toBeUndefined()
  })

  test('a card whose consent is due is activated wherever it is', async () => {
    const applicant = await cardHolder(product())
    const host = cardAt(product(), 'overdue')
    host.deliveryIsKnown = false
    await need(activate(applicant, { mpin: pin }))
    expect(host.activation.state).toBe('active')
  })

  test('[T24] an activation whose answer is lost is made once, and its consent is recorded once', async () => {
    const applicant = await cardHolder(product())
    const host = cardAt(product(), 'inactive')
    host.manner = 'lost'
    const transactionId = 'c1b2c3d4e5f60718'
    expect(await activate(applicant, { mpin: pin }, transactionId)).toMatchObject({ problem: 'UNAVAILABLE' })
    expect(await given(applicant)).toHaveLength(1)
    host.manner = 'well'
    await need(activate(applicant, { mpin: pin }, transactionId))
    expect(host.made).toHaveLength(1)
    expect(await given(applicant)).toHaveLength(1)
  })

  test('[T24] an activation whose answer is lost and that nobody repeats: the consent is recorded, and the holder is told, once', async () => {
    const applicant = await cardHolder(product())
    const host = cardAt(product(), 'inactive')
    host.manner = 'lost'
    expect(await activate(applicant, { mpin: pin })).toMatchObject({ problem: 'UNAVAILABLE' })
    expect(host.activation.state).toBe('active')
    expect(await given(applicant)).toMatchObject([{ version: versionOf('ACTIVATION'), value: 'Y' }])
    const told = async () => (await templates(applicant)).filter((template) => template === 'CARD_ACTIVATED')
    expect(await told()).toEqual([])
    const { clock, store } = product().server.composed.deps
    await product().moveClock(clock() - Date.now() + 61_000)
    await eventually(async () => expect(await told()).toHaveLength(1))
    const { applicationId } = applicant
    await store.outbox.add({ kind: 'card-activation', reference: 'later', applicationId, at: clock() })
    await workIsDone(product(), { of: applicant })
    expect(await told()).toHaveLength(1)
  })

  test('a card at the printer, a closed one and a host that is away: nothing is activated', async () => {
    const applicant = await cardHolder(product())
    const closed = cardAt(product(), 'closed')
    expect(await activate(applicant, { mpin: pin })).toMatchObject({ problem: 'WRONG_STATE' })
    expect(closed.made).toEqual([])
    const printing = cardAt(product(), 'inactive', 'printing')
    expect(await activate(applicant, { mpin: pin })).toMatchObject({ problem: 'WRONG_STATE' })
    printing.manner = 'away'
    expect(await activate(applicant, { mpin: pin })).toMatchObject({ problem: 'UNAVAILABLE' })
    expect(printing.made).toEqual([])
  })

  test('a host that refuses once, a card at the printer and the night put a reminder off, and none of them ends it', async () => {
    const { applicationId } = await cardHolder(product())
    const { deps } = product().server.composed
    const look = async (at: string) => {
      const clock = () => Date.parse(`${at}:00+05:30`)
      const job = { kind: 'card-activation', reference: at, applicationId, payload: undefined } as const
      await followActivation({ ...job, attempt: 1, last: false }, { ...deps, clock })
      const { rows } = await product().server.composed.store.database.pool.query<{ reference: string; due: Date }>(
        "select reference, due_at as due from outbox where application_id = $1 and reference like 'card-%' and due_at > '2026-12-01' order by due_at",
        [applicationId],
      )
      return rows.map(({ reference, due }) =>
        reference.startsWith('card-activation-') ? istTime(due.getTime())?.slice(0, 5) : reference,
      )
    }
    cardAt(product(), 'inactive').manner = 'refuses'
    expect(await look('2026-12-09T10:10')).toEqual(['10:30'])
    cardAt(product(), 'inactive', 'printing')
    expect(await look('2026-12-09T10:30')).toEqual(['10:30', '10:00'])
    cardAt(product(), 'inactive')
    expect(await look('2026-12-09T23:00')).toEqual(['10:30', '10:00'])
    expect(await look('2026-12-10T10:00')).toEqual(['10:30', '10:00', 'card-reminder-10', '10:00'])
  })

  test('a holder who does nothing is reminded three times, asked for consent and told of the closing, each once', async () => {
    const applicant = await cardHolder(product())
    const host = cardAt(product(), 'inactive')
    const { store, clock } = product().server.composed.deps
    const issued = clock()
    const dayAt = (days: number) => new Date(issued + 5.5 * 3_600_000 + days * day).toISOString().slice(0, 10)
    host.activation = { state: 'inactive', day: dayAt(30), virtual: true }
    const [entry] = activationEntries('VISIONPLUS_APPROVED')
    if (!entry) throw new Error('nothing follows a card')
    await store.outbox.add({ ...entry, applicationId: applicant.applicationId, at: issued })
    const followed = ['CARD_ACTIVATE', 'CARD_CLOSING', 'CARD_CLOSED']
    const sent = async () => (await templates(applicant)).filter((template) => followed.includes(template)).toReversed()
    const offset = issued - Date.now()
    const moved = async (days: number) => {
      // By day: at night nobody is texted.
      await product().moveClock(Math.max(offset, Date.parse(`${dayAt(days)}T12:00:00+05:30`) - Date.now()))
      await workIsDone(product(), { of: applicant, within: 30_000 })
    }
    await moved(0)
    expect(await sent()).toEqual([])
    const told: string[] = []
    for (const [days, template] of [
      [10, 'CARD_ACTIVATE'],
      [20, 'CARD_ACTIVATE'],
      [27, 'CARD_ACTIVATE'],
      [31, 'CARD_CLOSING'],
      [42, 'CARD_CLOSED'],
    ] as const) {
      if (days > 40) host.activation = { state: 'closed', day: dayAt(39), virtual: false }
      else if (days > 30) host.activation = { state: 'overdue', day: dayAt(39), virtual: true }
      await moved(days)
      told.push(template)
      await eventually(async () => expect(await sent()).toEqual(told))
    }
    await moved(60)
    expect(await sent()).toEqual(told)
    const { rows } = await product().server.composed.store.database.pool.query(
      "select 1 from outbox where application_id = $1 and kind = 'card-activation'",
      [applicant.applicationId],
    )
    expect(rows.length).toBeLessThan(8)
    for (const { template, text } of await messagesTo(product(), applicant.settings.mobileNumber))
      if (followed.includes(template))
        expect(text).toMatch(template === 'CARD_CLOSED' ? /no charge/ : /\b\d+ \w+ 202\d\b/)
  })
})
