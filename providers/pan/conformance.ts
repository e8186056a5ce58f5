import { expect, test } from 'vitest'
import { valueOf } from '../effect-conformance.ts'
import type { PanIssuer, PanQuestion, PanRecord } from './port.ts'

interface Known {
  holder: PanQuestion
  /** PANs by what the issuer says about them. */
  unknown: string
  notLinked: string
  otherName: string
}

export function panConformance(port: () => PanIssuer, { holder, ...others }: Known) {
  const good: PanRecord = { status: 'valid', names: 'match', birthDate: 'match' }

  test.each([
    [holder.panNumber, good],
    [others.unknown, { status: 'unknown' }],
    [others.notLinked, { status: 'notLinked' }],
    [others.otherName, { status: 'valid', names: 'mismatch' }],
  ])('%s', async (panNumber, expected) => {
    expect(valueOf(await port().validate({ ...holder, panNumber }))).toMatchObject(expected)
  })

  test.each([
    ['ASHA RAO', 'Rao Asha', true],
    ['A Rao', 'Asha Rao', true],
    ['Asha Kumari Rao', 'Asha Rao', true],
    ['Asha Rao', 'Vikram Sethi', false],
    ['', 'Asha Rao', false],
  ])('“%s” and “%s” are one name: %s', async (one, other, match) => {
    expect(valueOf(await port().nameMatch({ one, other })).match).toBe(match)
  })
}
