import { existingCustomers } from './existing.ts'
import { newToBank } from './new-to-bank.ts'
import type { Person } from './person.ts'

/** Everyone the sandbox bank knows; any other mobile is a stranger whose outcome follows from what is entered. */
export const people: readonly Person[] = [...newToBank, ...existingCustomers]

const byMobile = new Map(people.map((person) => [person.mobile, person]))
const byCrn = new Map(
  people.flatMap((person) => person.relationship?.crns.map(({ crn }): [string, Person] => [crn, person]) ?? []),
)
const byPan = new Map(people.map((person) => [person.panNumber, person]))

/** The person whose Aadhaar is linked to this mobile, if it is not their own number. */
export const personOfLinkedMobile = (mobile: string): Person | undefined =>
  people.find(({ aadhaar }) => aadhaar?.linkedMobile === mobile)
export const personOf = (mobile: string): Person | undefined => byMobile.get(mobile)
export const personOfCrn = (crn: string): Person | undefined => byCrn.get(crn)
export const personOfPan = (pan: string): Person | undefined => byPan.get(pan)
