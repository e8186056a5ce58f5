import { createHash } from 'node:crypto'
import { findMember, registerMember } from '@card-journey/providers/airline/wire.ts'
import type { SystemHost } from '../serve.ts'

/** VayuMiles: numbers that begin with 0 don't exist, all others do. */
export function airline({ serve }: SystemHost): void {
  serve(findMember, ({ ffNumber }) => ({ answer: { exists: ffNumber.startsWith('0') ? 'N' : 'Y' } }))

  serve(registerMember, ({ mobileNumber }) => {
    const drawn = createHash('sha256').update(mobileNumber).digest().readUInt32BE(0)
    return { answer: { ffNumber: `7${String(drawn % 100_000_000).padStart(8, '0')}` } }
  })
}
