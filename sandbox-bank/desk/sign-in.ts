import { createHash, randomBytes } from 'node:crypto'
import { policy, staff, type Role } from './desk-data.ts'

export interface SignedIn<Duty extends string = Role> {
  badge: string
  name: string
  role: Duty
}

interface Works<Duty extends string> {
  badge: string
  name: string
  roles: readonly Duty[]
}

/**
 * Who works at the desk. A token of 128 bits is kept as a hash in memory only: a restart signs everyone out. The
 * sandbox asks for no password; a bank puts its own sign-on in front of the desk.
 */
export function keepSignInsOf<Duty extends string>(
  members: readonly Works<Duty>[],
  now: () => number,
  onSeen?: (person: SignedIn<Duty>) => void,
) {
  const tokens = new Map<string, SignedIn<Duty> & { until: number }>()
  const hash = (token: string) => createHash('sha256').update(token).digest('hex')
  return {
    signIn(badge: string, role: Duty): { token: string; person: SignedIn<Duty> } | undefined {
      const member = members.find((each) => each.badge === badge)
      if (!member?.roles.includes(role)) return undefined
      const token = randomBytes(16).toString('base64url')
      const person = { badge, name: member.name, role }
      tokens.set(hash(token), { ...person, until: now() + policy.signInHours * 3_600_000 })
      return { token, person }
    },
    find(token: string): SignedIn<Duty> | undefined {
      const found = tokens.get(hash(token))
      if (!found || found.until <= now()) return undefined
      const { badge, name, role } = found
      const person = { badge, name, role }
      onSeen?.(person)
      return person
    },
    signOut: (token: string): boolean => tokens.delete(hash(token)),
  }
}

/** The video desk's. */
export const keepSignIns = (now: () => number, onSeen?: (person: SignedIn) => void) => keepSignInsOf(staff, now, onSeen)

export type SignIns<Duty extends string = Role> = ReturnType<typeof keepSignInsOf<Duty>>
