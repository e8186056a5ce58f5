import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { effectConformance, valueOf } from '../effect-conformance.ts'
import type { CardHost, CardOrder } from './port.ts'

/** `mobile` gets a card. */
export function cardHostConformance(port: () => CardHost, { mobile }: { mobile: string }) {
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

  test('a spending limit changes alone', async () => {
    const cardReference = await issued()
    const limit = { kind: 'ONLINE', enabled: true, limit: 20_000 } as const
    await port().updateSpendLimit({ cardReference, limit, reference: randomUUID() })
    const { limits } = valueOf(await port().spendLimits({ cardReference }))
    expect(limits).toContainEqual(limit)
    expect(limits).toContainEqual({ kind: 'INTERNATIONAL', enabled: false, limit: 0 })
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
