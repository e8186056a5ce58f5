import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { effectConformance, valueOf } from '../effect-conformance.ts'
import type { MobileRisk } from './port.ts'

interface Known {
  /** Numbers by what the registers say about them. */
  clear: string
  revoked: string
  risky: string
}

export function mobileRiskConformance(port: () => MobileRisk, known: Known) {
  const check = async (mobileNumber: string) => valueOf(await port().check({ mobileNumber, reference: randomUUID() }))

  effectConformance(
    'check',
    () => port().check,
    () => ({ mobileNumber: known.clear }),
  )

  test('a number that no register lists is neither revoked nor rated', async () => {
    expect(await check(known.clear)).toEqual({ revoked: false, fraudRisk: 'none' })
  })

  test('a revoked number is revoked', async () => {
    expect(await check(known.revoked)).toMatchObject({ revoked: true })
  })

  test('a number that is used for fraud is rated', async () => {
    const { revoked, fraudRisk } = await check(known.risky)
    expect([revoked, ['high', 'veryHigh'].includes(fraudRisk)]).toEqual([false, true])
  })
}
