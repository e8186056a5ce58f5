import { sendSms } from '@card-journey/contract/calls/apps/sendSms.ts'
import type { OfferedLimit } from '@card-journey/providers/card-host/port.ts'
import { expect, test } from 'vitest'
import { type Applicant, need } from './applicant.ts'
import { workIsDone } from './background.ts'
import { calls } from './calls.ts'
import { cardHolder, pin } from './card-holder.ts'
import { eventually } from './eventually.ts'
import { messagesTo } from './inbox.ts'
import { productOnEngines } from './on-engines.ts'
import type { Running } from './running.ts'

const online = (enabled: boolean, limit: number) => ({ kind: 'ONLINE' as const, enabled, limit })

type CardHost = Running['server']['composed']['deps']['systems']['cardHost']

/** A card host that keeps its limits here. `manner`: `lost` makes the change and its answer never comes. */
function limitsAt({ server }: Running, limits: OfferedLimit[]) {
  const host = { manner: 'well' as 'well' | 'away' | 'lost', limits, made: [] as string[] }
  const spendLimits: CardHost['spendLimits'] = async () =>
    host.manner === 'away'
      ? { kind: 'unavailable' }
      : { kind: 'answered', value: { limits: host.limits.map((each) => ({ ...each })) }, ms: 1 }
  const updateSpendLimit: CardHost['updateSpendLimit'] = Object.assign(
    async ({ limit, from, reference }: Parameters<CardHost['updateSpendLimit']>[0]) => {
      if (host.manner === 'away') return { kind: 'unavailable' as const }
      const present = host.limits.find(({ kind }) => kind === limit.kind)
      if (present?.enabled !== from.enabled || present.limit !== from.limit)
        return { kind: 'refused' as const, code: 'CHANGED_MEANWHILE' }
      host.made.push(reference)
      Object.assign(present, limit)
      return host.manner === 'lost'
        ? { kind: 'unknown' as const, reference }
        : { kind: 'answered' as const, value: { updated: true as const }, ms: 1 }
    },
    {
      byReference: async (reference: string) =>
        host.made.includes(reference)
          ? { kind: 'answered' as const, value: { updated: true as const }, ms: 1 }
          : { kind: 'refused' as const, code: 'NO_SUCH_REFERENCE' },
    },
  )
  Object.assign(server.composed.deps.systems.cardHost, { spendLimits, updateSpendLimit })
  return host
}

const change = (applicant: Applicant, asked: object, transactionId?: string) =>
  applicant.client.call(calls.spendUpdate, asked as never, { transactionId, impatient: true })

const texted = async (product: Running, to: string): Promise<string[]> =>
  (await messagesTo(product, to)).map(({ template }) => template)

productOnEngines('what a card may be used for', { RATE_FACTOR: '1000' }, (product) => {
  test('what the host offers is shown with how far it goes, the credit limit where it does not say', async () => {
    const applicant = await cardHolder(product())
    limitsAt(product(), [online(false, 0), { kind: 'CONTACTLESS', enabled: true, limit: 2000, highest: 5000 }])
    const { controls } = await need(applicant.client.call(calls.spendInquiry, {}))
    expect(controls).toEqual([
      { ...online(false, 0), highest: 150_000 },
      { kind: 'CONTACTLESS', enabled: true, limit: 2000, highest: 5000 },
    ])
  })

  test('to let the card do more takes the PIN, and tells the holder; to let it do less takes nothing', async () => {
    const applicant = await cardHolder(product())
    const host = limitsAt(product(), [online(true, 5000)])
    expect(await change(applicant, online(true, 2000))).toMatchObject({ ok: true })
    expect(await change(applicant, online(true, 5000))).toMatchObject({ problem: 'PIN_WRONG' })
    expect(await change(applicant, { ...online(true, 5000), mpin: '111222' })).toMatchObject({
      problem: 'PIN_WRONG',
      detail: { triesLeft: 2 },
    })
    expect(host.limits).toEqual([online(true, 2000)])
    expect(await texted(product(), applicant.settings.mobileNumber)).not.toContain('CARD_USE_CHANGED')
    await need(change(applicant, { ...online(true, 5000), mpin: pin }))
    expect(host.limits).toEqual([online(true, 5000)])
    await eventually(async () =>
      expect(await texted(product(), applicant.settings.mobileNumber)).toContain('CARD_USE_CHANGED'),
    )
  })

  test('[T20] three wrong PINs lock it, also for the right one; making the card safer still works', async () => {
    const applicant = await cardHolder(product())
    const host = limitsAt(product(), [online(false, 5000)])
    for (let attempts = 0; attempts < 3; attempts++) await change(applicant, { ...online(true, 5000), mpin: '111222' })
    expect(await change(applicant, { ...online(true, 5000), mpin: pin })).toMatchObject({ problem: 'PIN101' })
    expect(await change(applicant, online(false, 100))).toMatchObject({ ok: true })
    expect(host.limits).toEqual([online(false, 100)])
  })

  test('a holder without a PIN gets a code for it; a code that was sent to show the card changes nothing', async () => {
    const applicant = await cardHolder(product(), { withPin: false })
    const host = limitsAt(product(), [online(false, 5000)])
    await need(applicant.client.call(sendSms, { template: 'REVEAL_OTP' }))
    const toShow = await applicant.code()
    expect(await change(applicant, { ...online(true, 5000), otp: toShow })).toMatchObject({ ok: false })
    expect(host.made).toEqual([])
    const { clock } = product().server.composed.deps
    await product().moveClock(clock() - Date.now() + 91_000)
    await need(applicant.client.call(sendSms, { template: 'CARD_CHANGE_OTP' }))
    const otp = await eventually(async () => {
      const code = await applicant.code()
      expect(code).not.toBe(toShow)
      return code
    })
    expect(await applicant.client.call(calls.fetchCardNumber, { otp })).toMatchObject({ ok: false })
    await need(change(applicant, { ...online(true, 5000), otp }))
    expect(await change(applicant, { ...online(true, 6000), otp })).toMatchObject({ ok: false })
    expect(host.limits).toEqual([online(true, 5000)])
  })

  test('a change whose answer is lost is made once, however often it is repeated', async () => {
    const applicant = await cardHolder(product())
    const host = limitsAt(product(), [online(true, 5000)])
    host.manner = 'lost'
    const transactionId = 'a1b2c3d4e5f60718'
    expect(await change(applicant, online(false, 5000), transactionId)).toMatchObject({ problem: 'UNAVAILABLE' })
    host.manner = 'well'
    for (let times = 0; times < 3; times++) await need(change(applicant, online(false, 5000), transactionId))
    expect(host.made).toHaveLength(1)
    // Changed back and again: each is a change of its own.
    await need(change(applicant, { ...online(true, 5000), mpin: pin }))
    await need(change(applicant, online(false, 5000)))
    expect(host.made).toHaveLength(3)
  })

  test('a change whose answer is lost, and which another tab has undone before it is repeated, is made again', async () => {
    const applicant = await cardHolder(product())
    const host = limitsAt(product(), [online(true, 5000)])
    host.manner = 'lost'
    const transactionId = 'a1b2c3d4e5f60719'
    expect(await change(applicant, online(false, 5000), transactionId)).toMatchObject({ problem: 'UNAVAILABLE' })
    host.manner = 'well'
    await need(change(applicant, { ...online(true, 5000), mpin: pin }))
    await need(change(applicant, online(false, 5000), transactionId))
    expect(host.limits).toMatchObject([{ enabled: false }])
  })

  test('a looser change whose answer is lost is audited as unsure and texted, once also when it is repeated', async () => {
    const applicant = await cardHolder(product())
    const host = limitsAt(product(), [online(false, 5000)])
    host.manner = 'lost'
    const transactionId = 'b1b2c3d4e5f60718'
    const looser = { ...online(true, 5000), mpin: pin }
    expect(await change(applicant, looser, transactionId)).toMatchObject({ problem: 'UNAVAILABLE' })
    const { store } = product().server.composed.deps
    const audited = async () =>
      (await store.audit.of(applicant.applicationId))
        .map(({ what }) => what)
        .filter((what) => what.startsWith('spend-'))
    expect(await audited()).toEqual(['spend-change-unsure'])
    const texts = async () =>
      (await texted(product(), applicant.settings.mobileNumber)).filter((template) => template === 'CARD_USE_CHANGED')
    await eventually(async () => expect(await texts()).toHaveLength(1))
    host.manner = 'well'
    await need(change(applicant, looser, transactionId))
    expect(await audited()).toEqual(['spend-change-unsure', 'spend-changed'])
    expect(host.made).toHaveLength(1)
    await workIsDone(product(), { of: applicant })
    expect(await texts()).toHaveLength(1)
  })

  test('a host that is away is said to be, and nothing is changed', async () => {
    const applicant = await cardHolder(product())
    const host = limitsAt(product(), [online(true, 5000)])
    host.manner = 'away'
    expect(await applicant.client.call(calls.spendInquiry, {})).toMatchObject({ problem: 'C102' })
    expect(await change(applicant, online(false, 5000))).toMatchObject({ problem: 'UNAVAILABLE' })
    expect(host.limits).toEqual([online(true, 5000)])
  })

  test('a change judged by what no longer holds is not made: blocking wins over a lower limit of the same moment', async () => {
    const applicant = await cardHolder(product())
    const host = limitsAt(product(), [online(true, 5000)])
    await Promise.all([change(applicant, online(false, 5000)), change(applicant, online(true, 1000))])
    // Whichever came first: the other one was refused, or judged by what the first had left and then needed the PIN.
    expect(host.made.length).toBeGreaterThan(0)
    const [limit] = host.limits
    if (host.made.length === 1) expect([online(false, 5000), online(true, 1000)]).toContainEqual(limit)
    else expect(limit).toEqual(online(false, 5000))
  })

  test('a limit above what the card allows, none at all, and a kind that the host does not offer are refused', async () => {
    const applicant = await cardHolder(product())
    const host = limitsAt(product(), [{ kind: 'CONTACTLESS', enabled: true, limit: 2000, highest: 5000 }])
    const contactless = (limit: number, enabled = true) => ({ kind: 'CONTACTLESS', enabled, limit, mpin: pin })
    for (const asked of [contactless(5001), contactless(0), { ...online(true, 1), mpin: pin }])
      expect(await change(applicant, asked)).toMatchObject({ problem: 'FIELDS_REFUSED' })
    expect(host.made).toEqual([])
  })
})
