import { clockOffset } from '@card-journey/providers/clock/wire.ts'
import type { SystemHost } from '../serve.ts'

export function clock({ bank, serve }: SystemHost): void {
  serve(clockOffset, () => {
    bank.clockReaders.read()
    return { answer: { offsetMs: Math.round(bank.dials.current().clockOffsetMs) } }
  })
}
