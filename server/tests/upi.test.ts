import { sendSms } from '@card-journey/contract/calls/apps/sendSms.ts'
import type { UpiLink } from '@card-journey/providers/card-host/port.ts'
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

/** A card host that keeps UPI here. `manner`: `lost` makes the change and its answer never comes. */
function upiAt({ server }: Running) {
  const host = {
    manner: 'well' as 'well' | 'away' | 'lost' | 'late',
    /** What happens when a late change arrives. */
    arrives: () => {},
    state: 'off' as UpiLink['state'],
    /** A change takes as long as this. */
    takes: Promise.resolve(),
    read: 0,
    made: [] as { on: boolean; reference: string; consentedAt?: string | undefined }[],
  }
  const upi: CardHost['upi'] = async () => {
    host.read++
    return host.manner === 'away'
      ? { kind: 'unavailable' }
      : { kind: 'answered', value: { state: host.state, mobile: '******0010' }, ms: 1 }
  }
  const updated = { kind: 'answered' as const, value: { updated: true as const }, ms: 1 }
  const updateUpi: CardHost['updateUpi'] = Object.assign(
    async ({ on, consentedAt, reference }: Parameters<CardHost['updateUpi']>[0]) => {
      await host.takes
      if (host.manner === 'late') {
        host.arrives = () => void (host.state = on ? 'allowed' : 'off')
        return { kind: 'unknown' as const, reference }
      }
      host.made.push({ on, reference, consentedAt })
      host.state = on ? 'allowed' : 'off'
      return host.manner === 'lost' ? { kind: 'unknown' as const, reference } : updated
    },
    {
      byReference: async (reference: string) =>
        host.made.some((each) => each.reference === reference)
          ? updated
          : { kind: 'refused' as const, code: 'NO_SUCH_REFERENCE' },
    },
  )
  Object.assign(server.composed.deps.systems.cardHost, { upi, updateUpi })
  return host
}

const agreed = (version = versionOf('UPI')) => ({
  on: true,
  consent: { code: 'UPI', version, timestamp: new Date().toISOString(), value: 'Y' },
})

const change = (applicant: Applicant, asked: object, transactionId?: string) =>
  applicant.client.call(calls.upiUpdate, asked as never, { transactionId, impatient: true })

const ofUpi = { network: 'TARANG' }

productOnEngines('UPI with the card', { RATE_FACTOR: '1000' }, (product) => {
  const given = async ({ applicationId }: Applicant) =>
    (await product().server.composed.deps.store.consents.of(applicationId))
      .filter(({ code }) => code === 'UPI')
      .map(({ value }) => value)
  const placesOf = async ({ client }: Applicant) =>
    (await need(client.call(calls.givenConsents, {})))
      .filter(({ code }) => code === 'UPI')
      .flatMap(({ history }) => history.map(({ place }) => place))
  const told = async ({ settings }: Applicant) =>
    (await messagesTo(product(), settings.mobileNumber, 'UPI_CHANGED')).length

  test('UPI is turned on by consent and PIN, off by neither; the consent ends with it, and the holder is told each time', async () => {
    const applicant = await cardHolder(product(), ofUpi)
    const host = upiAt(product())
    expect(await need(applicant.client.call(calls.upiInquiry, {}))).toEqual({
      upi: { state: 'off', mobile: '******0010' },
    })
    expect(await change(applicant, { ...agreed('0.9'), mpin: pin })).toMatchObject({ problem: 'CONSENT_CHANGED' })
    expect(await change(applicant, agreed())).toMatchObject({ problem: 'PIN_WRONG' })
    expect(await change(applicant, { ...agreed(), mpin: '111222' })).toMatchObject({ problem: 'PIN_WRONG' })
    expect(host.made).toEqual([])
    expect(await given(applicant)).toEqual([])
    const { upi } = await need(change(applicant, { ...agreed(), mpin: pin }))
    expect(upi).toEqual({ state: 'allowed', mobile: '******0010' })
    expect(host.made[0]?.consentedAt).toBeDefined()
    expect(await given(applicant)).toEqual(['Y'])
    await need(change(applicant, { on: false }))
    expect(host.state).toBe('off')
    expect(await given(applicant)).toEqual(['Y', 'N'])
    await eventually(async () => expect(await told(applicant)).toBe(2))
  })

  test('a card of a network without UPI: nobody is asked, nothing is shown and nothing turned on', async () => {
    const applicant = await cardHolder(product(), { network: 'MERIDIAN' })
    const host = upiAt(product())
    expect(await need(applicant.client.call(calls.upiInquiry, {}))).toEqual({})
    expect(await change(applicant, { ...agreed(), mpin: pin })).toMatchObject({ problem: 'WRONG_STATE' })
    expect(host).toMatchObject({ read: 0, made: [] })
  })

  test('a holder without a PIN gets a code for it; a host that is away uses it not up', async () => {
    const applicant = await cardHolder(product(), { ...ofUpi, withPin: false })
    const host = upiAt(product())
    await need(applicant.client.call(sendSms, { template: 'UPI_OTP' }))
    const otp = await applicant.code()
    host.manner = 'away'
    expect(await applicant.client.call(calls.upiInquiry, {})).toMatchObject({ problem: 'C102' })
    expect(await change(applicant, { ...agreed(), otp })).toMatchObject({ problem: 'UNAVAILABLE' })
    host.manner = 'well'
    await need(change(applicant, { ...agreed(), otp }))
    expect(host.made).toHaveLength(1)
  })

  test('[T24] UPI whose answer is lost is turned on once; the consent is there before, and the holder is told once', async () => {
    const applicant = await cardHolder(product(), ofUpi)
    const host = upiAt(product())
    host.manner = 'lost'
    const transactionId = 'c1b2c3d4e5f60719'
    const asked = { ...agreed(), mpin: pin }
    expect(await change(applicant, asked, transactionId)).toMatchObject({ problem: 'UNAVAILABLE' })
    expect(await given(applicant)).toEqual(['Y'])
    host.manner = 'well'
    for (let times = 0; times < 2; times++) await need(change(applicant, asked, transactionId))
    expect(host.made).toHaveLength(1)
    expect(await given(applicant)).toEqual(['Y'])
    await workIsDone(product(), { of: applicant })
    expect(await told(applicant)).toBe(1)
  })
  test('of turning on and off at the same moment, what the host has done and the consent on record agree', async () => {
    const applicant = await cardHolder(product(), ofUpi)
    const host = upiAt(product())
    const { promise, resolve } = Promise.withResolvers<void>()
    host.takes = promise
    const on = change(applicant, { ...agreed(), mpin: pin })
    await eventually(async () => expect(await given(applicant)).toEqual(['Y']))
    expect(await change(applicant, { on: false })).toMatchObject({ problem: 'STILL_RUNNING' })
    resolve()
    await need(on)
    expect([host.state, await given(applicant)]).toEqual(['allowed', ['Y']])
    await need(change(applicant, { on: false }))
    expect([host.state, await given(applicant)]).toEqual(['off', ['Y', 'N']])
  })

  test('UPI that is turned off ends its consent also where the host’s answer is lost and nobody repeats it', async () => {
    const applicant = await cardHolder(product(), ofUpi)
    const host = upiAt(product())
    await need(change(applicant, { ...agreed(), mpin: pin }))
    host.manner = 'lost'
    expect(await change(applicant, { on: false })).toMatchObject({ problem: 'UNAVAILABLE' })
    expect(await given(applicant)).toEqual(['Y', 'N'])
    host.manner = 'well'
    await need(change(applicant, { on: false }))
    expect(await given(applicant)).toEqual(['Y', 'N'])
    expect(await placesOf(applicant)).toEqual(['card', 'card'])
  })
  test('[T20] a wrong PIN counts once, however often its request is sent again; another PIN under the same id counts', async () => {
    const applicant = await cardHolder(product(), ofUpi)
    upiAt(product())
    const consent = agreed()
    const enter = (mpin: string) => change(applicant, { ...consent, mpin }, 'c1b2c3d4e5f60721')
    for (const _ of ['sent', 'again', 'again', 'again'])
      expect(await enter('111222')).toMatchObject({ problem: 'PIN_WRONG', detail: { triesLeft: 2 } })
    const answers = await Promise.all(Array.from({ length: 10 }, () => enter('111333')))
    expect(answers.map((answer) => answer.ok || answer.problem)).not.toContain('PIN101')
    expect(await enter('111444')).toMatchObject({ problem: 'PIN101' })
    for (const mpin of ['111222', '111444', pin]) expect(await enter(mpin)).toMatchObject({ problem: 'PIN101' })
  })

  test('[T24] UPI whose answer is lost, turned off in another tab before the repetition: host and consent agree', async () => {
    const applicant = await cardHolder(product(), ofUpi)
    const host = upiAt(product())
    host.manner = 'lost'
    const asked = { ...agreed(), mpin: pin }
    const send = () => change(applicant, asked, 'c1b2c3d4e5f60720')
    expect(await send()).toMatchObject({ problem: 'UNAVAILABLE' })
    host.manner = 'well'
    await need(change(applicant, { on: false }))
    await need(send())
    expect([host.state, await given(applicant)]).toEqual(['allowed', ['Y', 'N', 'Y']])
  })

  test('[T24] UPI that was asked for, turned off again and is made late after that is turned off by itself', async () => {
    const applicant = await cardHolder(product(), ofUpi)
    const host = upiAt(product())
    host.manner = 'late'
    expect(await change(applicant, { ...agreed(), mpin: pin })).toMatchObject({ problem: 'UNAVAILABLE' })
    host.manner = 'well'
    await need(change(applicant, { on: false }))
    expect(await given(applicant)).toEqual(['Y', 'N'])
    host.arrives()
    expect(host.state).toBe('allowed')
    await product().moveClock(11 * 60_000)
    await eventually(() => expect(host.state).toBe('off'))
    await product().moveClock(0)
  })

  test('where the bank offers it no longer, its holder still sees it and turns it off, and not on again', async () => {
    const applicant = await cardHolder(product(), ofUpi)
    const host = upiAt(product())
    await need(change(applicant, { ...agreed(), mpin: pin }))
    const { deps } = product().server.composed
    const { masterData } = deps
    const master = masterData()
    deps.masterData = () => ({ ...master, policy: { ...master.policy, upiNetworks: [] } })
    try {
      expect(await need(applicant.client.call(calls.upiInquiry, {}))).toMatchObject({ upi: { state: 'allowed' } })
      expect(await need(change(applicant, { on: false }))).toEqual({})
      expect(host.state).toBe('off')
      expect(await given(applicant)).toEqual(['Y', 'N'])
      expect(await need(applicant.client.call(calls.upiInquiry, {}))).toEqual({})
      expect(await change(applicant, { ...agreed(), mpin: pin })).toMatchObject({ problem: 'WRONG_STATE' })
      expect(host.state).toBe('off')
    } finally {
      deps.masterData = masterData
    }
  })
  test('turning off what is off takes no proof and texts nobody', async () => {
    const applicant = await cardHolder(product(), ofUpi)
    const host = upiAt(product())
    await need(change(applicant, { on: false }))
    expect(host.made).toEqual([])
    await workIsDone(product(), { of: applicant })
    expect(await told(applicant)).toBe(0)
  })
})
