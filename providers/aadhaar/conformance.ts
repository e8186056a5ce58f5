import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { effectConformance, valueOf } from '../effect-conformance.ts'
import type { Aadhaar } from './port.ts'

interface Known {
  uid: string
  virtualId: string
  /** Its check digit is wrong. */
  wrongUid: string
  mobileNumber: string
  /** Reads the code that the gateway sent last to the linked mobile. */
  readOtp: () => Promise<string>
  name: string
  dateOfBirth: string
}

export function aadhaarConformance(port: () => Aadhaar, known: Known) {
  const send = async (uid: string) =>
    valueOf(await port().sendOtp({ uid, mobileNumber: known.mobileNumber, reference: randomUUID() }))
  const validate = (transactionId: string, otp: string) =>
    port().validateOtp({ transactionId, otp, reference: randomUUID() })

  effectConformance(
    'a code',
    () => port().sendOtp,
    () => ({ uid: known.uid, mobileNumber: known.mobileNumber }),
  )

  test.each(['uid', 'virtualId'] as const)(
    '%s: the right code tells the holder, and the number never comes back',
    async (kind) => {
      const { transactionId, maskedMobile } = await send(known[kind])
      const answer = await validate(transactionId, await known.readOtp())
      expect(valueOf(answer)).toMatchObject({
        name: known.name,
        dateOfBirth: known.dateOfBirth,
        last4: known[kind].slice(-4),
        mobileMatches: true,
        referenceKey: expect.any(String),
      })
      expect(JSON.stringify([answer, transactionId, maskedMobile])).not.toContain(known[kind])
      expect(maskedMobile).not.toBe(known.mobileNumber)
    },
  )

  test('one number has one vault key', async () => {
    const keys = []
    for (let turn = 0; turn < 2; turn += 1) {
      const { transactionId } = await send(known.uid)
      keys.push(valueOf(await validate(transactionId, await known.readOtp())).referenceKey)
    }
    expect(keys[1]).toBe(keys[0])
  })

  test('three wrong codes void it, and the right one comes too late', async () => {
    const { transactionId } = await send(known.uid)
    const otp = await known.readOtp()
    const wrong = otp === '000000' ? '000001' : '000000'
    const codes = []
    for (const each of [wrong, wrong, wrong, otp]) codes.push(await validate(transactionId, each))
    expect(codes.map((answer) => answer.kind === 'refused' && answer.code)).toEqual([
      'OTP_WRONG',
      'OTP_WRONG',
      'OTP_VOID',
      'OTP_VOID',
    ])
  })

  test('a code answers once', async () => {
    const { transactionId } = await send(known.uid)
    const otp = await known.readOtp()
    expect((await validate(transactionId, otp)).kind).toBe('answered')
    expect((await validate(transactionId, otp)).kind).toBe('refused')
  })

  test('a number with a wrong check digit is unknown', async () => {
    const answer = await port().sendOtp({
      uid: known.wrongUid,
      mobileNumber: known.mobileNumber,
      reference: randomUUID(),
    })
    expect(answer).toMatchObject({ kind: 'refused', code: 'AADHAAR_UNKNOWN' })
  })
}
