import { checkNumber } from '@card-journey/providers/mobile-risk/wire.ts'
import { personOf } from '../people/people.ts'
import type { SystemHost } from '../serve.ts'

/** The registers of mobile numbers: nobody but the people of the list is revoked or rated. */
export function mobileRisk({ bank, serve }: SystemHost): void {
  const silences = bank.state.collection<number>('mobile-risk-silences')

  serve(checkNumber, ({ mobileNumber }) => {
    const known = personOf(mobileNumber)?.mobileRisk
    if (typeof known === 'object') {
      const silent = silences.get(mobileNumber) ?? 0
      if (silent < known.silent) {
        silences.put(mobileNumber, silent + 1)
        return 'crash'
      }
    }
    const answer = { mnrl: known === 'revoked' ? 'Y' : 'N', fri: known === 'high' ? ('HIGH' as const) : null } as const
    bank.record.note(mobileNumber, 'mobile-risk', known === 'revoked' || known === 'high' ? known : 'clear')
    return { answer }
  })
}
