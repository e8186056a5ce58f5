import type { Host } from '../transport.ts'
import type { Airline } from './port.ts'
import { findMember, registerMember } from './wire.ts'

interface NewMember {
  mobileNumber: string
  firstName: string
  lastName: string
  dateOfBirth: string
  emailId: string
}

export const airlineOverHttp = (host: Host): Airline => ({
  member: host.read(
    findMember,
    ({ frequentFlyerNumber }: { frequentFlyerNumber: string }) => ({ ffNumber: frequentFlyerNumber }),
    ({ exists }) => ({ known: exists }),
  ),
  registerMember: host.effect(
    registerMember,
    (person: NewMember) => ({
      mobileNumber: person.mobileNumber,
      firstName: person.firstName,
      lastName: person.lastName,
      dob: person.dateOfBirth,
      emailId: person.emailId,
    }),
    ({ ffNumber }) => ({ frequentFlyerNumber: ffNumber }),
  ),
})
