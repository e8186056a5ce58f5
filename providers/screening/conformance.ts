import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { effectConformance, valueOf } from '../effect-conformance.ts'
import type { ScreenedPerson, Screening } from './port.ts'

interface Known {
  clear: ScreenedPerson
  /** PANs of people on a list: a namesake whom the bank clears, and one whom it confirms. */
  clearedPan: string
  confirmedPan: string
}

export function screeningConformance(port: () => Screening, { clear, ...known }: Known) {
  const screen = async (panNumber: string) =>
    valueOf(await port().screen({ ...clear, panNumber, reference: randomUUID() }))

  effectConformance(
    'screen',
    () => port().screen,
    () => clear,
  )

  test('a person on no list is clear', async () => {
    expect(await screen(clear.panNumber)).toEqual({ hit: false })
  })

  test.each([
    [known.clearedPan, 'cleared'],
    [known.confirmedPan, 'confirmed'],
  ])('a hit opens a case, which the bank decides later: %s %s', async (panNumber, outcome) => {
    const result = await screen(panNumber)
    const caseId = result.hit ? result.caseId : ''
    expect(caseId).not.toBe('')
    await vi.waitFor(async () => expect(valueOf(await port().review({ caseId }))).toEqual({ outcome }), {
      timeout: 10_000,
      interval: 50,
    })
  })

  test('an invented case is unknown', async () => {
    expect(await port().review({ caseId: 'case-invented' })).toMatchObject({ kind: 'refused', code: 'CASE_UNKNOWN' })
  })
}
