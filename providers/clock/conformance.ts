import { expect, test } from 'vitest'
import { valueOf } from '../effect-conformance.ts'
import type { ClockDial } from './port.ts'

export function clockConformance(port: () => ClockDial, { turn }: { turn: (offsetMs: number) => Promise<unknown> }) {
  test('the offset is what the dial says', async () => {
    await turn(3_600_000)
    expect(valueOf(await port().offset({}))).toEqual({ offsetMs: 3_600_000 })
    await turn(0)
    expect(valueOf(await port().offset({}))).toEqual({ offsetMs: 0 })
  })
}
