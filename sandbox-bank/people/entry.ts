import type { Person } from './person.ts'

type Opened = Pick<Person, 'mobile' | 'prepared' | 'seeded' | 'relationship'>

const cardOf = ({ relationship }: Opened) => (relationship?.digitalAccount ? 'zero' : 'utsav')

/**
 * Where a person comes into the journey: by the link that was prepared for them, at the sign-in where they have applied
 * before, else where an application starts. The mobile number is in the fragment, which only a journey with the sandbox
 * bank reads.
 */
export function entryOf(person: Opened): string {
  const { mobile, prepared, seeded, relationship } = person
  if (prepared) {
    const { requestId, clientId } = prepared
    return `/confirm?${new URLSearchParams({ requestId, clientId }).toString()}`
  }
  const fragment = `#mobile=${mobile}`
  // Under another mobile, the application is not this person's.
  if (seeded && !seeded.underMobile) return `/verify/application${fragment}`
  const query = new URLSearchParams({ productLogo: cardOf(person) })
  if (relationship?.noRegisteredMobile) query.set('channelCode', 'SF70')
  return `/verify/mobile?${query.toString()}${fragment}`
}
