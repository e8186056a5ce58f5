import { download, redeemToken, search } from '@card-journey/providers/ckyc/wire.ts'
import { personOf } from '../people/people.ts'
import type { SystemHost } from '../serve.ts'

/** The central KYC registry: only listed people have a record. A CKYC number is 5 and the mobile with leading zeros. */
export function ckyc({ bank, serve }: SystemHost): void {
  serve(search, ({ idNo }) => {
    const mobile = bank.register.mobileOfPan(idNo) ?? ''
    return { answer: { ckycNo: personOf(mobile)?.ckyc ? `5000${mobile}` : null } }
  })

  const record = (mobile: string) => {
    const trait = personOf(mobile)?.ckyc
    const identity = bank.register.identity(mobile)
    if (!trait || !identity) return undefined
    const other = trait === 'otherPerson'
    return {
      ckycNo: `5000${mobile}`,
      firstName: other ? 'Somebody' : identity.firstName,
      middleName: other ? '' : identity.middleName,
      lastName: other ? 'Else' : identity.lastName,
      dob: identity.dateOfBirth,
      gender: identity.gender ?? 'OTHER',
      permAdd1: 'Flat 12 Gulmohar Residency',
      permAdd2: '4th Cross Indira Road',
      permCity: 'Bengaluru',
      permState: 'Karnataka',
      permPin: '560001',
      recordStatus: trait === 'stale' ? ('STALE' as const) : ('GOOD' as const),
    }
  }

  serve(download, ({ ckycNo, dob }) => {
    const found = record(ckycNo.slice(4))
    if (!found) return { refuse: 'NO_SUCH_RECORD' }
    return found.dob === dob ? { answer: found } : { refuse: 'BIRTH_DATE_DIFFERS' }
  })

  /** The sandbox's token is `token-` and the CKYC number. */
  serve(redeemToken, ({ CKYCToken }) => {
    const found = record(CKYCToken.replace(/^token-5000/, ''))
    return found ? { answer: found } : { refuse: 'TOKEN_UNKNOWN' }
  })
}
