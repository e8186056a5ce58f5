import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { effectConformance, valueOf } from '../effect-conformance.ts'
import type { Ckyc } from './port.ts'

interface Known {
  found: { panNumber: string; dateOfBirth: string; lastName: string }
  strangerPan: string
  /** Reads the message that the registry sent last to the mobile number of the record that is found. */
  readMessage: () => Promise<{ otp: string; token: string }>
}

const returnUrl = 'https://journey.example.com/ckyc-redirect'

export function ckycConformance(port: () => Ckyc, { found, strangerPan, readMessage }: Known) {
  const search = async () => {
    const answer = valueOf(await port().search(found))
    return answer.found ? answer.ckycId : ''
  }
  const send = async () => {
    const { transactionId } = valueOf(
      await port().requestCode({ ckycId: await search(), returnUrl, reference: randomUUID() }),
    )
    return { transactionId, ...(await readMessage()) }
  }
  const { dateOfBirth } = found
  const download = (transactionId: string, otp: string, born = dateOfBirth) =>
    port().download({ transactionId, otp, dateOfBirth: born, reference: randomUUID() })
  const redeem = (transactionId: string, token: string) =>
    port().redeemToken({ transactionId, token, dateOfBirth, reference: randomUUID() })

  test('a stranger has no record', async () => {
    expect(valueOf(await port().search({ ...found, panNumber: strangerPan }))).toEqual({ found: false })
  })

  describe('a code', () => {
    let ckycId = ''
    test('is sent for a record that was found', async () => {
      ckycId = await search()
      expect(ckycId).not.toBe('')
    })
    effectConformance(
      'a code',
      () => port().requestCode,
      () => ({ ckycId, returnUrl }),
    )
  })

  test('a record is downloaded with the code that the registry sends, once', async () => {
    const { transactionId, otp } = await send()
    expect(valueOf(await download(transactionId, otp))).toMatchObject({ lastName: found.lastName, quality: 'good' })
    expect(await download(transactionId, otp)).toMatchObject({ kind: 'refused', code: 'TRANSACTION_UNKNOWN' })
  })

  test('the link’s token does the same, once, and for the request that sent it alone', async () => {
    const first = await send()
    const { transactionId, token } = await send()
    expect(await redeem(first.transactionId, token)).toMatchObject({ kind: 'refused', code: 'TOKEN_UNKNOWN' })
    expect(valueOf(await redeem(transactionId, token))).toMatchObject({ lastName: found.lastName })
    expect(await redeem(transactionId, token)).toMatchObject({ kind: 'refused', code: 'TOKEN_UNKNOWN' })
  })

  test('three wrong codes void it, and the right one comes too late', async () => {
    const { transactionId, otp } = await send()
    const wrong = otp === '000000' ? '000001' : '000000'
    const codes = []
    for (const each of [wrong, wrong, wrong, otp]) codes.push(await download(transactionId, each))
    expect(codes.map((answer) => answer.kind === 'refused' && answer.code)).toEqual([
      'OTP_WRONG',
      'OTP_WRONG',
      'OTP_VOID',
      'OTP_VOID',
    ])
  })

  test('another birth date gets nothing of the record', async () => {
    const { transactionId, otp } = await send()
    const answer = await download(transactionId, otp, '1901-01-01')
    expect(answer).toMatchObject({ kind: 'refused', code: 'BIRTH_DATE_DIFFERS' })
    expect(JSON.stringify(answer)).not.toContain(found.lastName)
  })
}
