import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { effectConformance, valueOf } from '../effect-conformance.ts'
import type { CardHost, CardOrder } from './port.ts'

/** `mobile` gets a card; `crn` is a customer's who has an account. */
export function cardHostConformance(port: () => CardHost, { mobile, crn }: { mobile: string; crn: string }) {
  const order = (): CardOrder => ({
    applicationReferenceNo: randomUUID(),
    customerType: 'NTB',
    mobileNumber: mobile,
    productCode: 'pvrb',
    nameOnCard: 'ASHA RAO',
    network: 'TARANG',
    creditLimit: 150_000,
  })

  const issued = async (asked = order()) => {
    await port().issue({ ...asked, reference: randomUUID() })
    return vi.waitFor(
      async () => {
        const card = valueOf(await port().status(asked))
        expect(card.state).toBe('issued')
        return card.cardReference ?? ''
      },
      { timeout: 10_000, interval: 50 },
    )
  }

  effectConformance('an order', () => port().issue, order)

  test('one application has one card, under however many references it is ordered', async () => {
    const asked = order()
    const cardReference = await issued(asked)
    expect(await issued(asked)).toBe(cardReference)
  })

  test('a card is shown masked, and revealed piece by piece', async () => {
    const cardReference = await issued()
    const { maskedNumber, ...details } = valueOf(await port().details({ cardReference }))
    expect(details).toEqual({ network: 'TARANG', nameOnCard: 'ASHA RAO', creditLimit: 150_000, pinSet: false })
    const { cardNumber } = valueOf(await port().number({ cardReference }))
    expect(passesLuhn(cardNumber)).toBe(true)
    expect(maskedNumber).toBe(`${cardNumber.slice(0, 2)}****${cardNumber.slice(-4)}`)
    expect(valueOf(await port().cvv({ cardReference })).cvv).toMatch(/^\d{3}$/)
    expect(valueOf(await port().expiry({ cardReference })).expiry).toMatch(/^(0[1-9]|1[0-2])\/\d{2}$/)
  })

  test('the PIN is set once', async () => {
    const cardReference = await issued()
    const reference = randomUUID()
    expect((await port().setPin({ cardReference, reference })).kind).toBe('answered')
    expect((await port().setPin({ cardReference, reference })).kind).toBe('answered')
    expect(await port().setPin({ cardReference, reference: randomUUID() })).toMatchObject({ code: 'PIN_ALREADY_SET' })
    expect(valueOf(await port().details({ cardReference })).pinSet).toBe(true)
  })

  test('mobile banking is turned on and off again, and nowhere without a card', async () => {
    const cardReference = await issued()
    for (const on of [true, false, true]) {
      const reference = randomUUID()
      expect((await port().mobileBanking({ cardReference, on, reference })).kind).toBe('answered')
      expect((await port().mobileBanking.byReference(reference)).kind).toBe('answered')
    }
    expect(
      await port().mobileBanking({ cardReference: 'card-invented', on: true, reference: randomUUID() }),
    ).toMatchObject({ kind: 'refused', code: 'NO_SUCH_CARD' })
  })

  test('the card is activated once, and stays so', async () => {
    const cardReference = await issued()
    expect(valueOf(await port().activation({ cardReference }))).toMatchObject({ state: 'inactive', virtual: true })
    const activate = () =>
      port().activate({ cardReference, consentedAt: new Date().toISOString(), reference: randomUUID() })
    for (let times = 0; times < 2; times++) {
      expect((await activate()).kind).toBe('answered')
      expect(valueOf(await port().activation({ cardReference })).state).toBe('active')
    }
  })

  test('a spending limit changes alone', async () => {
    const cardReference = await issued()
    const read = async () => valueOf(await port().spendLimits({ cardReference })).limits
    const of = (limits: Awaited<ReturnType<typeof read>>, kind: string) => limits.find((each) => each.kind === kind)
    const before = await read()
    const from = of(before, 'ONLINE')
    if (!from) throw new Error('no limit for online use')
    const limit = { kind: 'ONLINE', enabled: true, limit: 20_000 } as const
    const change = (reference: string) => port().updateSpendLimit({ cardReference, limit, from, reference })
    expect((await change(randomUUID())).kind).toBe('answered')
    const after = await read()
    expect(of(after, 'ONLINE')).toMatchObject(limit)
    expect(after.filter(({ kind }) => kind !== 'ONLINE')).toEqual(before.filter(({ kind }) => kind !== 'ONLINE'))
    expect(await change(randomUUID())).toMatchObject({ kind: 'refused', code: 'CHANGED_MEANWHILE' })
  })

  test('the statement changes within what is offered, and only while it is as it was judged', async () => {
    const cardReference = await issued()
    const read = async () => valueOf(await port().billing({ cardReference }))
    const { statement, autopay } = await read()
    // A stranger has no account with the bank.
    expect(autopay).toBeUndefined()
    const { by, day, ways, days } = statement
    const other = days.find((each) => each !== day) ?? day
    const change = (to: number) =>
      port().updateStatement({
        cardReference,
        statement: { by: ways.at(-1) ?? by, day: to },
        from: { by, day },
        reference: randomUUID(),
      })
    expect(await change(31)).toMatchObject({ kind: 'refused', code: 'NOT_OFFERED' })
    expect((await change(other)).kind).toBe('answered')
    expect((await read()).statement).toMatchObject({ by: ways.at(-1), day: other })
    expect(await change(day)).toMatchObject({ kind: 'refused', code: 'CHANGED_MEANWHILE' })
  })

  test('a customer’s bill is paid from an account that the bank knows, and from no other', async () => {
    const cardReference = await issued({ ...order(), customerType: 'ETB', crn })
    const read = async () => valueOf(await port().billing({ cardReference })).autopay
    const before = await read()
    expect(before).toMatchObject({ pays: 'none' })
    const [own] = before?.accounts ?? []
    expect(own?.masked).toMatch(/^[*X]+\d{4}$/)
    const change = (account: string | undefined) =>
      port().updateAutopay({
        cardReference,
        autopay: { pays: 'total', account },
        from: { pays: 'none' },
        consentedAt: new Date().toISOString(),
        reference: randomUUID(),
      })
    expect(await change('invented')).toMatchObject({ kind: 'refused', code: 'NOT_OFFERED' })
    expect((await change(own?.account)).kind).toBe('answered')
    expect(await read()).toMatchObject({ pays: 'total', account: own?.account })
    expect(await change(own?.account)).toMatchObject({ kind: 'refused', code: 'CHANGED_MEANWHILE' })
  })

  test('a card of a network with UPI is turned on for it and off again, with its holder’s consent; another card is not', async () => {
    const cardReference = await issued()
    const read = async () => valueOf(await port().upi({ cardReference }))
    expect(await read()).toEqual({ state: 'off', mobile: `******${mobile.slice(-4)}` })
    const change = (on: boolean, consentedAt?: string) =>
      port().updateUpi({ cardReference, on, consentedAt, reference: randomUUID() })
    expect((await change(true)).kind).toBe('refused')
    expect((await change(true, new Date().toISOString())).kind).toBe('answered')
    await vi.waitFor(async () => expect((await read()).state).toBe('linked'), { timeout: 10_000, interval: 50 })
    expect((await change(true, new Date().toISOString())).kind).toBe('answered')
    expect((await read()).state).toBe('linked')
    expect((await change(false)).kind).toBe('answered')
    expect((await read()).state).toBe('off')
    const other = { cardReference: await issued({ ...order(), network: 'MERIDIAN' }) }
    expect(await port().upi(other)).toMatchObject({ kind: 'refused', code: 'NOT_OFFERED' })
  })

  test('an add-on card is ordered once for a person, and only by what the order was judged', async () => {
    const cardReference = await issued()
    const read = async () => valueOf(await port().addOns({ cardReference })).addOns
    expect(await read()).toEqual([])
    const ravi = { name: 'RAVI RAO', relation: 'spouse', dateOfBirth: '1990-03-27', limit: 15_000 } as const
    const place = (
      person: Omit<typeof ravi, 'name' | 'dateOfBirth'> & { name: string; dateOfBirth: string },
      after: number,
      reference: string = randomUUID(),
    ) => port().orderAddOn({ cardReference, ...person, after, consentedAt: new Date().toISOString(), reference })
    const reference = randomUUID()
    for (let times = 0; times < 2; times++) expect((await place(ravi, 0, reference)).kind).toBe('answered')
    expect(await place(ravi, 1)).toMatchObject({ kind: 'refused', code: 'ALREADY_ORDERED' })
    const kid = { ...ravi, name: 'TARA RAO', dateOfBirth: '2004-02-01' }
    expect(await place(kid, 0)).toMatchObject({ kind: 'refused', code: 'CHANGED_MEANWHILE' })
    const issuedOne = async () => expect(await read()).toMatchObject([{ ...ravi, state: 'issued' }])
    await vi.waitFor(issuedOne, { timeout: 10_000, interval: 50 })
  })

  test('no card, no answer', async () => {
    const cardReference = 'card-invented'
    expect(await port().number({ cardReference })).toMatchObject({ kind: 'refused', code: 'NO_SUCH_CARD' })
    expect(await port().status({ applicationReferenceNo: randomUUID() })).toMatchObject({ code: 'NO_SUCH_APPLICATION' })
  })
}

const passesLuhn = (digits: string) =>
  digits
    .split('')
    .reverse()
    .reduce((sum, digit, place) => {
      const value = place % 2 === 1 ? Number(digit) * 2 : Number(digit)
      return sum + (value > 9 ? value - 9 : value)
    }, 0) %
    10 ===
  0
