import { createHash } from 'node:crypto'
import { findMember, registerMember } from '@card-journey/providers/airline/wire.ts'
import type { SystemHost } from '../serve.ts'

/**
 * VayuMiles: numbers that begin with 0 don't exist, those that begin with 7 exist once they were given to somebody, all
 * others do.
 */
export function airline({ bank, serve }: SystemHost): void {
  const members = bank.state.collection<{ mobile: string }>('airline-members')

  serve(findMember, ({ ffNumber }) => {
    const exists = ffNumber.startsWith('7') ? members.get(ffNumber) !== undefined : !ffNumber.startsWith('0')
    return { answer: { exists: exists ? 'Y' : 'N' } }
  })

  serve(registerMember, ({ mobileNumber }) => {
    const drawn = createHash('sha256').update(mobileNumber).digest().readUInt32BE(0)
    const ffNumber = `7${String(drawn % 100_000_000).padStart(8, '0')}`
    members.put(ffNumber, { mobile: mobileNumber })
    return { answer: { ffNumber } }
  })
}
