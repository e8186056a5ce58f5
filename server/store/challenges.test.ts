import { specifiedPolicy } from '@card-journey/journey/policy-for-tests.ts'
import { describe, expect, test } from 'vitest'
import { sendRule } from './challenge-rules.ts'
import { hour, minute, newMobile, noon, onAllStores } from './test-stores.ts'

const second = 1000

describe('[T4] when a further code may be sent', () => {
  type More = { provenAt?: number; lockedUntil?: number; otherSends?: number[] }
  const cases: [string, number[], More, ReturnType<typeof sendRule>][] = [
    ['the first at once', [], {}, { kind: 'allowed', resendAt: noon + 90 * second }],
    ['not 89 s after the first', [noon - 89 * second], {}, { kind: 'tooSoon', at: noon + second }],
    ['90 s after the first, then 30 s', [noon - 90 * second], {}, { kind: 'allowed', resendAt: noon + 30 * second }],
    [
      'not 29 s after the second',
      [noon - 130 * second, noon - 29 * second],
      {},
      { kind: 'tooSoon', at: noon + second },
    ],
    [
      '30 s after the second',
      [noon - 130 * second, noon - 30 * second],
      {},
      { kind: 'allowed', resendAt: noon + 30 * second },
    ],
    [
      'at once after a proof',
      [noon - 40 * second],
      { provenAt: noon - 10 * second },
      { kind: 'allowed', resendAt: noon + 90 * second },
    ],
    ['anew after a pause', [noon - 11 * minute], {}, { kind: 'allowed', resendAt: noon + 90 * second }],
    [
      'not a sixth within the hour',
      [50, 40, 30, 20, 15].map((m) => noon - m * minute),
      {},
      { kind: 'limited', at: noon + 10 * minute },
    ],
    [
      'a sixth when the first is an hour old',
      [60, 40, 30, 20, 15].map((m) => noon - m * minute),
      {},
      { kind: 'allowed', resendAt: noon + 90 * second },
    ],
    [
      'not an eleventh within 24 hours',
      Array.from({ length: 10 }, (_, i) => noon - (23 - 2 * i) * hour),
      {},
      { kind: 'limited', at: noon + hour },
    ],
    [
      'at once after a code for something else',
      [noon - 40 * second],
      { otherSends: [noon - 40 * second] },
      { kind: 'allowed', resendAt: noon + 90 * second },
    ],
    [
      'not 89 s after its own, whatever came between',
      [noon - 89 * second, noon - 60 * second],
      { otherSends: [noon - 60 * second] },
      { kind: 'tooSoon', at: noon + second },
    ],
    [
      'not a sixth within the hour, also for something else',
      [50, 40, 30, 20, 15].map((m) => noon - m * minute),
      { otherSends: [50, 40, 30, 20, 15].map((m) => noon - m * minute) },
      { kind: 'limited', at: noon + 10 * minute },
    ],
    ['not while locked', [], { lockedUntil: noon + minute }, { kind: 'locked', at: noon + minute }],
    ['when the lock is over', [], { lockedUntil: noon }, { kind: 'allowed', resendAt: noon + 90 * second }],
  ]
  test.each(cases)('%s', (_, sends, more, expected) => {
    expect(sendRule({ sends, ...more }, noon, specifiedPolicy)).toEqual(expected)
  })
})

const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

onAllStores('a one-time code', (store) => {
  const request = async (target: string, at = noon, browser = 'b1') => {
    const made = await store().challenges.request({ purpose: 'mobile', target, browser, at, limits: specifiedPolicy })
    if (made.kind !== 'created') throw new Error(made.kind)
    return made
  }
  const attempt = (
    target: string,
    code: string,
    more: { at?: number; browser?: string; transactionId?: string; purpose?: 'reveal' } = {},
  ) =>
    store().challenges.attempt({
      purpose: 'mobile',
      target,
      browser: 'b1',
      transactionId: 't1',
      at: noon,
      limits: specifiedPolicy,
      code,
      ...more,
    })

  test('[T3] is right once, for its target, browser and purpose, for five minutes', async () => {
    const target = newMobile()
    const { code, expiresAt, resendAt } = await request(target)
    expect(code).toMatch(/^\d{6}$/)
    expect([expiresAt, resendAt]).toEqual([noon + 5 * minute, noon + 90 * second])
    expect(await attempt(target, code, { browser: 'b2' })).toEqual({ kind: 'none' })
    expect(await attempt(target, code, { purpose: 'reveal' })).toEqual({ kind: 'none' })
    expect(await attempt(newMobile(), code)).toEqual({ kind: 'none' })
    expect(await attempt(target, code, { at: expiresAt })).toEqual({ kind: 'none' })
    expect(await attempt(target, code, { at: expiresAt - 1 })).toEqual({ kind: 'right', again: false })
    expect(await attempt(target, code, { at: expiresAt - 1, transactionId: 't2' })).toEqual({ kind: 'none' })
  })

  test('works for as long as the policy says, and no longer', async () => {
    const target = newMobile()
    const limits = { ...specifiedPolicy, codeMinutes: 2 }
    const made = await store().challenges.request({ purpose: 'mobile', target, browser: 'b1', at: noon, limits })
    if (made.kind !== 'created') throw new Error(made.kind)
    expect(made.expiresAt).toBe(noon + 2 * minute)
    expect(await attempt(target, made.code, { at: noon + 2 * minute })).toEqual({ kind: 'none' })
    expect(await attempt(target, made.code, { at: noon + 2 * minute - 1 })).toEqual({ kind: 'right', again: false })
  })

  test('answers the same transaction again for 60 s, and no other code or browser', async () => {
    const target = newMobile()
    const { code } = await request(target)
    expect(await attempt(target, code)).toEqual({ kind: 'right', again: false })
    expect(await attempt(target, code, { at: noon + 59 * second })).toEqual({ kind: 'right', again: true })
    expect(await attempt(target, wrongOf(code), { at: noon + second })).toEqual({ kind: 'none' })
    expect(await attempt(target, code, { at: noon + second, browser: 'b2' })).toEqual({ kind: 'none' })
    expect(await attempt(target, code, { at: noon + 61 * second })).toEqual({ kind: 'none' })
  })

  const usedBy = (target: string, transactionId: string, at = noon) =>
    ({ purpose: 'mobile', target, browser: 'b1', transactionId, at }) as const

  test('of which nothing came works again, for its life, and its wrong entries stay counted', async () => {
    const target = newMobile()
    const { code, expiresAt } = await request(target)
    const { challenges } = store()
    expect(await attempt(target, wrongOf(code))).toEqual({ kind: 'wrong', triesLeft: 2 })
    for (const transactionId of ['t1', 't2', 't3', 't4']) {
      expect(await attempt(target, code, { transactionId })).toEqual({ kind: 'right', again: false })
      // Twice, as by a request and its repetition; and by one that used nothing.
      for (const id of [transactionId, transactionId, 'other']) await challenges.giveBack(usedBy(target, id))
    }
    expect(await attempt(target, wrongOf(code))).toEqual({ kind: 'wrong', triesLeft: 1 })
    expect(await attempt(target, code, { transactionId: 't5', at: expiresAt })).toEqual({ kind: 'none' })
    expect(await attempt(target, code, { transactionId: 't5' })).toEqual({ kind: 'right', again: false })
  })

  test('is spent once: neither a repetition nor a newer code gives it back', async () => {
    const target = newMobile()
    const { challenges } = store()
    const { code } = await request(target)
    await attempt(target, code)
    expect(await challenges.spend(usedBy(target, 't1'))).toBe(true)
    await challenges.giveBack(usedBy(target, 't1'))
    expect(await attempt(target, code, { transactionId: 't2' })).toEqual({ kind: 'none' })
    const later = noon + 2 * minute
    const second = await request(target, later)
    await attempt(target, second.code, { at: later, transactionId: 't3' })
    await challenges.giveBack(usedBy(target, 't3', later))
    expect(await attempt(target, second.code, { at: later, transactionId: 't4' })).toMatchObject({ kind: 'right' })
    // What the first of both still does with it comes too late.
    expect(await challenges.spend(usedBy(target, 't3', later))).toBe(false)
    const latest = await request(target, later + 2 * minute)
    await challenges.giveBack(usedBy(target, 't4', later + 2 * minute))
    const at = later + 2 * minute
    expect(await attempt(target, latest.code, { at, transactionId: 't5' })).toMatchObject({ kind: 'right' })
    expect(await attempt(target, second.code, { at, transactionId: 't6' })).toEqual({ kind: 'none' })
  })

  test('[LG-32] dies with the third wrong entry; the third may still be the right one', async () => {
    const target = newMobile()
    const { code } = await request(target)
    const wrong = wrongOf(code)
    expect(await attempt(target, wrong)).toEqual({ kind: 'wrong', triesLeft: 2 })
    expect(await attempt(target, wrong)).toEqual({ kind: 'wrong', triesLeft: 1 })
    expect(await attempt(target, wrong)).toEqual({ kind: 'wrong', triesLeft: 0 })
    expect(await attempt(target, code)).toEqual({ kind: 'none' })

    const other = newMobile()
    const second = await request(other)
    await attempt(other, wrongOf(second.code))
    await attempt(other, wrongOf(second.code))
    expect(await attempt(other, second.code)).toEqual({ kind: 'right', again: false })
  })

  test('is replaced by the next code of the same browser', async () => {
    const target = newMobile()
    const first = await request(target)
    const next = await request(target, noon + 90 * second)
    const at = noon + 91 * second
    if (first.code !== next.code) expect((await attempt(target, first.code, { at })).kind).toBe('wrong')
    expect(await attempt(target, next.code, { at })).toEqual({ kind: 'right', again: false })
  })

  test('that could not be sent is withdrawn, and asking again needs no waiting', async () => {
    const target = newMobile()
    const { id, code } = await request(target)
    await store().challenges.withdraw(id)
    expect(await attempt(target, code)).toEqual({ kind: 'none' })
    const next = await request(target, noon + second)
    await attempt(target, wrongOf(next.code))
    await store().challenges.withdraw(next.id)
    expect(await attempt(target, next.code)).toEqual({ kind: 'right', again: false })
  })

  test('[LG-32] three void codes lock the number for 30 minutes, for sending and for entering', async () => {
    const target = newMobile()
    let at = noon
    for (let round = 1; round <= 3; round++) {
      const { code, resendAt } = await request(target, at)
      for (let tries = 2; tries >= 0; tries--) {
        const answer = await attempt(target, wrongOf(code), { at })
        const lockedNow = round === 3 && tries === 0
        expect(answer).toEqual(
          lockedNow ? { kind: 'locked', until: at + 30 * minute } : { kind: 'wrong', triesLeft: tries },
        )
      }
      if (round < 3) at = resendAt
    }
    const until = at + 30 * minute
    expect(await attempt(target, '123456', { at: at + minute })).toEqual({ kind: 'locked', until })
    expect(await attempt(target, '123456', { at: at + minute, browser: 'b9' })).toEqual({ kind: 'none' })
    const ask = { purpose: 'reveal' as const, target, browser: 'b9', limits: specifiedPolicy }
    expect(await store().challenges.request({ ...ask, at: until - 1 })).toEqual({ kind: 'locked', until })
    expect((await store().challenges.request({ ...ask, at: until })).kind).toBe('created')
  })

  test('[T4] each purpose waits for its own codes alone, and the five of an hour are shared by all', async () => {
    const target = newMobile()
    const ask = async (purpose: 'mobile' | 'reveal' | 'card-change' | 'activation', at: number) =>
      (await store().challenges.request({ purpose, target, browser: 'b1', at, limits: specifiedPolicy })).kind
    expect(await ask('mobile', noon)).toBe('created')
    expect(await ask('reveal', noon + second)).toBe('created')
    expect(await ask('card-change', noon + 2 * second)).toBe('created')
    expect(await ask('activation', noon + 3 * second)).toBe('created')
    expect(await ask('mobile', noon + 89 * second)).toBe('tooSoon')
    expect(await ask('reveal', noon + 90 * second)).toBe('tooSoon')
    expect(await ask('activation', noon + 92 * second)).toBe('tooSoon')
    expect(await ask('mobile', noon + 90 * second)).toBe('created')
    expect(await ask('card-change', noon + 10 * minute)).toBe('limited')
  })

  test('[R1] of 20 right entries at once exactly one succeeds', async () => {
    const target = newMobile()
    const { code } = await request(target)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => attempt(target, code, { transactionId: `t${i}` })),
    )
    expect(answers.filter((answer) => answer.kind === 'right' && !answer.again)).toHaveLength(1)
    expect(answers.filter((answer) => answer.kind === 'right')).toHaveLength(1)
  })

  test('[R2] of 20 wrong entries at once exactly three are counted, then the code is void', async () => {
    const target = newMobile()
    const { code } = await request(target)
    const answers = await Promise.all(Array.from({ length: 20 }, () => attempt(target, wrongOf(code))))
    const left = answers.flatMap((answer) => (answer.kind === 'wrong' ? [answer.triesLeft] : []))
    expect(left).toHaveLength(3)
    expect(new Set(left)).toEqual(new Set([0, 1, 2]))
    expect(answers.filter((answer) => answer.kind === 'none')).toHaveLength(17)
    expect(await attempt(target, code)).toEqual({ kind: 'none' })
  })

  test('[R3] of 20 requests at once exactly one sends', async () => {
    const target = newMobile()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        store().challenges.request({
          purpose: 'mobile',
          target,
          browser: `b${i % 3}`,
          at: noon,
          limits: specifiedPolicy,
        }),
      ),
    )
    expect(answers.filter((answer) => answer.kind === 'created')).toHaveLength(1)
    expect(answers.filter((answer) => answer.kind === 'tooSoon')).toHaveLength(19)
  })
})
