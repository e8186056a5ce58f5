import { sendSms } from '@card-journey/contract/calls/apps/sendSms.ts'
import type { AutopayChoice, CardBilling, StatementChoice } from '@card-journey/providers/card-host/port.ts'
import { expect, test, vi } from 'vitest'
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

const offered: CardBilling = {
  statement: { by: 'email', day: 2, ways: ['email', 'post'], days: [2, 17] },
  autopay: { pays: 'none', accounts: [{ account: 'savings-1', masked: '****0011' }] },
}

/** A card host that keeps the billing here. `manner`: `lost` makes the change and its answer never comes; `down` can be read only. */
function billedAt({ server }: Running, { statement, autopay }: Partial<CardBilling> = offered) {
  const host = {
    manner: 'well' as 'well' | 'away' | 'lost' | 'down' | 'late',
    /** What happens when a late change arrives. */
    arrives: () => {},
    statement: { ...offered.statement, ...statement },
    autopay: autopay && { ...autopay },
    offers: true,
    /** A change of autopay takes as long as this. */
    takes: Promise.resolve(),
    made: [] as { reference: string; consentedAt?: string | undefined }[],
  }
  const billing: CardHost['billing'] = async () => {
    if (host.manner === 'away') return { kind: 'unavailable' }
    if (!host.offers) return { kind: 'refused', code: 'NOT_OFFERED' }
    const { statement: present, autopay: paid } = host
    return { kind: 'answered', value: { statement: { ...present }, autopay: paid && { ...paid } }, ms: 1 }
  }
  const answer = (reference: string, consentedAt?: string) => {
    host.made.push({ reference, consentedAt })
    return host.manner === 'lost'
      ? { kind: 'unknown' as const, reference }
      : { kind: 'answered' as const, value: { updated: true as const }, ms: 1 }
  }
  const changed = { kind: 'refused' as const, code: 'CHANGED_MEANWHILE' }
  const byReference = async (reference: string) =>
    host.made.some((each) => each.reference === reference)
      ? { kind: 'answered' as const, value: { updated: true as const }, ms: 1 }
      : { kind: 'refused' as const, code: 'NO_SUCH_REFERENCE' }
  const updateStatement: CardHost['updateStatement'] = Object.assign(
    async ({ statement: asked, from, reference }: Parameters<CardHost['updateStatement']>[0]) => {
      const { by, day } = host.statement
      if (by !== from.by || day !== from.day) return changed
      host.statement = { ...host.statement, ...asked }
      return answer(reference)
    },
    { byReference },
  )
  const updateAutopay: CardHost['updateAutopay'] = Object.assign(
    async ({ autopay: asked, from, consentedAt, reference }: Parameters<CardHost['updateAutopay']>[0]) => {
      await host.takes
      if (host.manner === 'down') return { kind: 'unavailable' as const }
      if (host.manner === 'late') {
        host.arrives = () => void (host.autopay = host.autopay && { ...asked, accounts: host.autopay.accounts })
        return { kind: 'unknown' as const, reference }
      }
      if (host.autopay?.pays !== from.pays || host.autopay.account !== from.account) return changed
      host.autopay = { ...asked, accounts: host.autopay.accounts }
      return answer(reference, consentedAt)
    },
    { byReference },
  )
  Object.assign(server.composed.deps.systems.cardHost, { billing, updateStatement, updateAutopay })
  return host
}

const agreed = (version = versionOf('AUTOPAY')) => ({
  consent: { code: 'AUTOPAY', version, timestamp: new Date().toISOString(), value: 'Y' },
})

type Asked = ({ of: 'statement' } & StatementChoice) | ({ of: 'autopay' } & AutopayChoice)
const byPost: Asked = { of: 'statement', by: 'post', day: 17 }
const allOfIt: Asked = { of: 'autopay', pays: 'total', account: 'savings-1' }
const off: Asked = { of: 'autopay', pays: 'none' }

const change = (applicant: Applicant, asked: Asked, beside: object = {}, transactionId?: string) =>
  applicant.client.call(calls.statementUpdate, { change: asked, ...beside } as never, {
    transactionId,
    impatient: true,
  })

productOnEngines('statements and autopay', { RATE_FACTOR: '1000' }, (product) => {
  const given = async ({ applicationId }: Applicant) =>
    (await product().server.composed.deps.store.consents.of(applicationId))
      .filter(({ code }) => code === 'AUTOPAY')
      .map(({ value }) => value)
  const audited = async ({ applicationId }: Applicant) =>
    (await product().server.composed.deps.store.audit.of(applicationId))
      .map(({ what }) => what)
      .filter((what) => /^(statement|autopay)-/.test(what))
  const places = async ({ client }: Applicant) =>
    (await need(client.call(calls.givenConsents, {})))
      .find(({ code }) => code === 'AUTOPAY')
      ?.history.map(({ place }) => place)
  const told = async ({ settings }: Applicant) =>
    (await messagesTo(product(), settings.mobileNumber, 'BILLING_CHANGED')).length

  test('the statement’s day and way change without proof, within what the host offers, and the holder is told', async () => {
    const applicant = await cardHolder(product())
    const host = billedAt(product())
    expect(await need(applicant.client.call(calls.statementInquiry, {}))).toEqual(offered)
    // It is kept for a repetition: it has no account.
    expect(await need(change(applicant, byPost))).toEqual({ changed: true })
    expect(await need(applicant.client.call(calls.statementInquiry, {}))).toEqual({
      ...offered,
      statement: { ...offered.statement, by: 'post', day: 17 },
    })
    expect(host.statement).toMatchObject({ by: 'post', day: 17 })
    expect(await change(applicant, { ...byPost, day: 18 })).toMatchObject({ problem: 'FIELDS_REFUSED' })
    expect(host.made).toHaveLength(1)
    expect(await audited(applicant)).toEqual(['statement-changed'])
    await eventually(async () => expect(await told(applicant)).toBe(1))
  })

  test('without proof a day has so many changes of the statement, and one that changes nothing is not texted', async () => {
    const applicant = await cardHolder(product())
    const host = billedAt(product())
    await need(change(applicant, { of: 'statement', by: 'email', day: 2 }))
    await workIsDone(product(), { of: applicant })
    expect(await told(applicant)).toBe(0)
    const { unprovenCardChangesPerDay } = product().server.composed.deps.masterData().policy
    for (let times = 0; times < unprovenCardChangesPerDay; times++)
      await need(change(applicant, { ...byPost, day: times % 2 === 0 ? 17 : 2 }))
    const more = await change(applicant, { of: 'statement', by: 'email', day: 17 })
    expect(more).toMatchObject({ problem: 'TOO_MANY', detail: { retryAfterSeconds: expect.any(Number) } })
    expect(host.made).toHaveLength(unprovenCardChangesPerDay)
  })

  test('the consents on record are read once for a change, whatever it needs them for', async () => {
    const applicant = await cardHolder(product())
    billedAt(product())
    await need(change(applicant, allOfIt, { ...agreed(), mpin: pin }))
    const read = vi.spyOn(product().server.composed.deps.store.consents, 'of')
    await need(change(applicant, off, { mpin: pin }))
    expect(read).toHaveBeenCalledTimes(1)
    read.mockRestore()
  })

  test('autopay takes the consent and the PIN, pays from an account of the host’s list only, and ends with its consent', async () => {
    const applicant = await cardHolder(product())
    const host = billedAt(product())
    expect(await change(applicant, allOfIt, { mpin: pin })).toMatchObject({
      problem: 'FIELDS_REFUSED',
      detail: { fields: { consentAutopay: 'consentRequired' } },
    })
    expect(await change(applicant, allOfIt, { ...agreed('0.9'), mpin: pin })).toMatchObject({
      problem: 'CONSENT_CHANGED',
    })
    expect(await change(applicant, allOfIt, agreed())).toMatchObject({ problem: 'PIN_WRONG' })
    expect(await change(applicant, allOfIt, { ...agreed(), mpin: '111222' })).toMatchObject({
      problem: 'PIN_WRONG',
      detail: { triesLeft: 2 },
    })
    expect(await change(applicant, { ...allOfIt, account: 'savings-2' }, { ...agreed(), mpin: pin })).toMatchObject({
      problem: 'FIELDS_REFUSED',
    })
    expect(host.made).toEqual([])
    expect(await given(applicant)).toEqual([])

    expect(await need(change(applicant, allOfIt, { ...agreed(), mpin: pin }))).toEqual({ changed: true })
    const { autopay } = await need(applicant.client.call(calls.statementInquiry, {}))
    expect(autopay).toEqual({ pays: 'total', account: 'savings-1', accounts: offered.autopay?.accounts })
    expect(host.made[0]?.consentedAt).toBeDefined()
    expect(await given(applicant)).toEqual(['Y'])
    expect(await change(applicant, off)).toMatchObject({ problem: 'PIN_WRONG' })
    await need(change(applicant, off, { mpin: pin }))
    expect(host.autopay).toMatchObject({ pays: 'none' })
    expect(host.made[1]?.consentedAt).toBeUndefined()
    expect(await given(applicant)).toEqual(['Y', 'N'])
    expect(await places(applicant)).toEqual(['card', 'card'])
    await eventually(async () => expect(await told(applicant)).toBe(2))
  })

  test('a holder without a PIN gets a code for it; a code that was sent for something else pays nothing', async () => {
    const applicant = await cardHolder(product(), { withPin: false })
    const host = billedAt(product())
    await need(applicant.client.call(sendSms, { template: 'CARD_CHANGE_OTP' }))
    const other = await applicant.code()
    expect(await change(applicant, allOfIt, { ...agreed(), otp: other })).toMatchObject({ ok: false })
    expect(host.made).toEqual([])
    const { clock } = product().server.composed.deps
    await product().moveClock(clock() - Date.now() + 91_000)
    await need(applicant.client.call(sendSms, { template: 'AUTOPAY_OTP' }))
    const otp = await eventually(async () => {
      const code = await applicant.code()
      expect(code).not.toBe(other)
      return code
    })
    await need(change(applicant, allOfIt, { ...agreed(), otp }))
    expect(await change(applicant, { ...allOfIt, pays: 'minimum' }, { ...agreed(), otp })).toMatchObject({ ok: false })
    expect(host.autopay).toMatchObject({ pays: 'total' })
  })

  test('[T24] a change whose answer is lost is made once, audited as unsure, and told once', async () => {
    const applicant = await cardHolder(product())
    const host = billedAt(product())
    host.manner = 'lost'
    const transactionId = 'c1b2c3d4e5f60718'
    const asked = { ...agreed(), mpin: pin }
    expect(await change(applicant, allOfIt, asked, transactionId)).toMatchObject({ problem: 'UNAVAILABLE' })
    expect(await audited(applicant)).toEqual(['autopay-asked', 'autopay-change-unsure'])
    host.manner = 'well'
    for (let times = 0; times < 2; times++) await need(change(applicant, allOfIt, asked, transactionId))
    expect(host.made).toHaveLength(1)
    expect(await audited(applicant)).toEqual(['autopay-asked', 'autopay-change-unsure', 'autopay-changed'])
    expect(await given(applicant)).toEqual(['Y'])
    await workIsDone(product(), { of: applicant })
    expect(await told(applicant)).toBe(1)
  })

  test('a day that was changed, undone in another tab and is sent again holds at the host as well', async () => {
    const applicant = await cardHolder(product())
    const host = billedAt(product())
    host.manner = 'lost'
    const transactionId = 'c1b2c3d4e5f6071a'
    expect(await change(applicant, byPost, {}, transactionId)).toMatchObject({ problem: 'UNAVAILABLE' })
    host.manner = 'well'
    await need(change(applicant, { of: 'statement', by: 'email', day: 2 }))
    await need(change(applicant, byPost, {}, transactionId))
    expect(host.statement).toMatchObject({ by: 'post', day: 17 })
  })

  test('[T24] autopay whose answer is lost and that nobody repeats: the consent is recorded before the host is asked', async () => {
    const applicant = await cardHolder(product())
    billedAt(product()).manner = 'lost'
    expect(await change(applicant, allOfIt, { ...agreed(), mpin: pin })).toMatchObject({ problem: 'UNAVAILABLE' })
    expect(await given(applicant)).toEqual(['Y'])
    expect(await places(applicant)).toEqual(['card'])
  })

  test('autopay that is ended ends its consent also where the host’s answer is lost and nobody repeats it', async () => {
    const applicant = await cardHolder(product())
    const host = billedAt(product())
    await need(change(applicant, allOfIt, { ...agreed(), mpin: pin }))
    host.manner = 'lost'
    expect(await change(applicant, off, { mpin: pin })).toMatchObject({ problem: 'UNAVAILABLE' })
    expect(await given(applicant)).toEqual(['Y', 'N'])
    expect(await audited(applicant)).toEqual([
      'autopay-asked',
      'autopay-changed',
      'autopay-off-asked',
      'autopay-change-unsure',
    ])
  })

  test('[T24] autopay that was asked for, ended and is made late after that is ended by itself', async () => {
    const applicant = await cardHolder(product())
    const host = billedAt(product())
    host.manner = 'late'
    expect(await change(applicant, allOfIt, { ...agreed(), mpin: pin })).toMatchObject({ problem: 'UNAVAILABLE' })
    host.manner = 'well'
    await need(change(applicant, off, { mpin: pin }))
    expect(await given(applicant)).toEqual(['Y', 'N'])
    host.arrives()
    expect(host.autopay).toMatchObject({ pays: 'total' })
    await product().moveClock(11 * 60_000)
    await eventually(() => expect(host.autopay).toMatchObject({ pays: 'none' }))
    await product().moveClock(0)
  })

  test('each mandate records its consent, once for a request that is repeated', async () => {
    const applicant = await cardHolder(product())
    const host = billedAt(product())
    await need(change(applicant, { ...allOfIt, pays: 'minimum' }, { ...agreed(), mpin: pin }))
    const transactionId = 'c1b2c3d4e5f6071d'
    const asked = { ...agreed(), mpin: pin }
    host.manner = 'down'
    for (let times = 0; times < 2; times++)
      expect(await change(applicant, allOfIt, asked, transactionId)).toMatchObject({ problem: 'UNAVAILABLE' })
    host.manner = 'well'
    await need(change(applicant, allOfIt, asked, transactionId))
    expect(await given(applicant)).toEqual(['Y', 'Y'])
    await need(change(applicant, allOfIt, { ...agreed(), mpin: pin }))
    expect(await given(applicant)).toEqual(['Y', 'Y'])
  })

  test.each([
    ['down', 'c1b2c3d4e5f6071e'],
    ['lost', 'c1b2c3d4e5f6071f'],
  ] as const)(
    'a mandate that was ended before its request was repeated is agreed to again (%s)',
    async (manner, transactionId) => {
      const applicant = await cardHolder(product())
      const host = billedAt(product())
      const asked = { ...agreed(), mpin: pin }
      host.manner = manner
      expect(await change(applicant, allOfIt, asked, transactionId)).toMatchObject({ problem: 'UNAVAILABLE' })
      host.manner = 'well'
      // What looks after a lost answer may end it at the same moment: a browser then tries again.
      await need(applicant.client.call(calls.statementUpdate, { change: off, mpin: pin } as never))
      await need(change(applicant, allOfIt, asked, transactionId))
      expect([host.autopay?.pays, await given(applicant)]).toEqual(['total', ['Y', 'N', 'Y']])
    },
  )

  test('a host that is away, or that doesn’t offer it, uses up no code: the same one changes autopay afterwards', async () => {
    const applicant = await cardHolder(product(), { withPin: false })
    const host = billedAt(product())
    await need(applicant.client.call(sendSms, { template: 'AUTOPAY_OTP' }))
    const otp = await applicant.code()
    host.manner = 'away'
    expect(await change(applicant, allOfIt, { ...agreed(), otp })).toMatchObject({ problem: 'UNAVAILABLE' })
    host.manner = 'well'
    const elsewhere = { ...allOfIt, account: 'savings-2' }
    expect(await change(applicant, elsewhere, { ...agreed(), otp })).toMatchObject({ problem: 'FIELDS_REFUSED' })
    expect(await given(applicant)).toEqual([])
    await need(change(applicant, allOfIt, { ...agreed(), otp }))
    expect(host.made).toHaveLength(1)
  })

  test('of autopay begun and ended at the same moment, what the host has done and the consent on record agree', async () => {
    const applicant = await cardHolder(product())
    const host = billedAt(product())
    const { promise, resolve } = Promise.withResolvers<void>()
    host.takes = promise
    const begun = change(applicant, allOfIt, { ...agreed(), mpin: pin })
    await eventually(async () => expect(await given(applicant)).toEqual(['Y']))
    expect(await change(applicant, off, { mpin: pin })).toMatchObject({ problem: 'STILL_RUNNING' })
    resolve()
    await need(begun)
    expect([host.autopay?.pays, await given(applicant)]).toEqual(['total', ['Y']])
    await need(change(applicant, off, { mpin: pin }))
    expect([host.autopay?.pays, await given(applicant)]).toEqual(['none', ['Y', 'N']])
  })

  test('of two changes at the same moment, none is made by what no longer holds', async () => {
    const applicant = await cardHolder(product())
    const host = billedAt(product())
    const replies = await Promise.all([
      change(applicant, byPost),
      change(applicant, { of: 'statement', by: 'email', day: 17 }),
    ])
    const done = replies.filter(({ ok }) => ok).length
    expect(done).toBeGreaterThan(0)
    expect(host.made).toHaveLength(done)
    expect(host.statement.day).toBe(17)
  })

  test('what the host doesn’t offer is not shown and not changed; a host that is away is said to be', async () => {
    const applicant = await cardHolder(product())
    const host = billedAt(product(), { statement: offered.statement })
    expect(await need(applicant.client.call(calls.statementInquiry, {}))).toEqual({ statement: offered.statement })
    expect(await change(applicant, allOfIt, { ...agreed(), mpin: pin })).toMatchObject({ problem: 'FIELDS_REFUSED' })
    host.offers = false
    expect(await need(applicant.client.call(calls.statementInquiry, {}))).toEqual({})
    expect(await change(applicant, byPost)).toMatchObject({ problem: 'FIELDS_REFUSED' })
    host.manner = 'away'
    expect(await applicant.client.call(calls.statementInquiry, {})).toMatchObject({ problem: 'C102' })
    expect(await change(applicant, byPost)).toMatchObject({ problem: 'UNAVAILABLE' })
    expect(host.made).toEqual([])
  })
})
