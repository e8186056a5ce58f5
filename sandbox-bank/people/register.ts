import type { State } from '../state.ts'
import { personOf, personOfPan } from './people.ts'
import type { Person } from './person.ts'

export interface Identity {
  mobile: string
  panNumber: string
  firstName: string
  middleName: string
  lastName: string
  dateOfBirth: string
  gender?: 'MALE' | 'FEMALE' | 'OTHER'
}

/**
 * What the registers (PAN issuer, Aadhaar, CKYC) know about a mobile number's owner. Real registers know people
 * beforehand; here a stranger is remembered as the issuer validated them, so that later registers give the same name
 * and birth date.
 */
export function keepRegister(state: State) {
  const identities = state.collection<Identity>('identities')
  const owners = state.collection<string>('pan-owners')
  const lastFour = state.collection<string>('aadhaar-last-four')
  return {
    remember(identity: Identity): void {
      identities.put(identity.mobile, { ...identities.get(identity.mobile), ...identity })
      owners.put(identity.panNumber, identity.mobile)
    },
    /** The gender is entered after the PAN is validated; the hosts that receive it pass it on. */
    rememberGender(mobile: string, gender: Identity['gender']): void {
      const known = identities.get(mobile)
      if (known) identities.put(mobile, { ...known, gender })
    },
    identity(mobile: string): Identity | undefined {
      const person = personOf(mobile)
      return identities.get(mobile) ?? (person && { mobile, middleName: '', ...pick(person) })
    },
    /** Of an Aadhaar number, this is all that is kept beside its vault key. */
    rememberAadhaar: (vaultKey: string, last4: string): string => lastFour.put(vaultKey, last4),
    aadhaarLastFour: (vaultKey: string): string | undefined => lastFour.get(vaultKey),
    mobileOfPan: (pan: string): string | undefined => owners.get(pan) ?? personOfPan(pan)?.mobile,
  }
}

const pick = ({ panNumber, firstName, lastName, dateOfBirth, gender }: Person) => ({
  panNumber,
  firstName,
  lastName,
  dateOfBirth,
  gender,
})
