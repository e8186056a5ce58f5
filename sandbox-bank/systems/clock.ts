import { clockOffset } from '@card-journey/providers/clock/wire.ts'
import type { Desk } from '../serve.ts'

export function clock({ bank, serve }: Desk): void {
  serve(clockOffset, () => ({ answer: { offsetMs: Math.round(bank.dials.current().clockOffsetMs) } }))
}
