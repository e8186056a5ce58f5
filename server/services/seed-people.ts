import { productByLogo } from '@card-journey/bank/find.ts'
import type { Product } from '@card-journey/bank/schema/product.ts'
import type { Application } from '@card-journey/journey/application/application.ts'
import { dropOff } from '@card-journey/journey/rules/life/drop-off.ts'
import type { Utm } from '@card-journey/journey/rules/entry/utm.ts'
import { istDay } from '@card-journey/journey/fields/dates.ts'
import { screenPaths } from '@card-journey/journey/ids/screen-ids.ts'
import { setMarker } from '@card-journey/journey/flow/set-marker.ts'
import { reachable } from '@card-journey/journey/flow/sample-records.ts'
import { type Marker, screenOfMarker } from '@card-journey/journey/ids/markers.ts'
import { dayMs } from '../day.ts'
import type { Deps } from '../compose.ts'
import { nextStep } from './life/next-step.ts'

/** Of the sandbox's people, those who have applied before (rulings, section 6: …20 to …24, …30). */
interface SeededPerson {
  mobile: string
  firstName: string
  lastName: string
  panNumber: string
  dateOfBirth: string
  gender: 'MALE' | 'FEMALE'
  seeded?: {
    completedScreen: Marker
    daysAgo: number
    rejectionCode?: string
    heldByAnotherSession?: true
    /** The campaign that brought them. */
    utm?: Utm
    underMobile?: string
  }
}

/**
 * With the sandbox bank: creates, once, the applications of people who have applied before. Never in production. A
 * holder of an issued card starts before the back office, so that the card host really has the card.
 */
export async function seedPeople(deps: Deps): Promise<void> {
  const { config, store, clock, log } = deps
  if (!config.sandbox) return
  const response = await fetch(`${new URL(config.systemsUrl).origin}/people`)
  const people = ((await response.json()) as SeededPerson[]).filter((person) => person.seeded)
  let seeded = 0
  for (const person of people) {
    if ((await store.applications.byMobile(mobileOf(person))).length > 0) continue
    await seed(person, clock(), deps)
    seeded += 1
  }
  if (seeded > 0) log.info('people-seeded', { count: seeded })
}

const mobileOf = ({ mobile, seeded }: SeededPerson): string => seeded?.underMobile ?? mobile

async function seed(person: SeededPerson, now: number, { store, masterData }: Deps): Promise<void> {
  const { seeded } = person
  if (!seeded) return
  // A session that began far in the future never expires, so this application is always held.
  const at = seeded.heldByAnotherSession ? Date.parse('2999-01-01') : now
  const issued = seeded.completedScreen === 'VISIONPLUS_APPROVED'
  const marker = issued ? 'VKYC_APPROVED' : seeded.completedScreen
  const mobileNumber = mobileOf(person)
  const product = productByLogo(masterData(), 'utsav')
  if (!product) throw new Error('the master data lack the card that the seeded people hold')
  const then = now - seeded.daysAgo * dayMs
  const begun = await store.sessions.begin({ mobileNumber, webSessionId: '0'.repeat(32), thumbprint: 'seed', at })
  const document = documentOf(person, marker, new Date(then).toISOString(), product)
  await store.applications.create({
    sessionId: begun.session.id,
    document,
    audit: [{ what: 'seeded' }],
    outbox: issued ? [nextStep(marker)] : undefined,
    at,
  })
  if (seeded.heldByAnotherSession) return
  await store.applications.leave({ sessionId: begun.session.id, dropOff: stoppedAt(marker, then) })
  await store.sessions.end({ sessionId: begun.session.id, at })
}

/** When they left, on their marker's screen. */
function stoppedAt(marker: Marker, then: number) {
  const screen = screenOfMarker('NTB', marker)
  return screen
    ? dropOff({ customerType: 'NTB', completedScreen: marker }, screenPaths[screen], istDay(then) ?? '')
    : undefined
}

/** A record that the flow can actually reach at that marker, in the person's name. */
function documentOf(
  person: SeededPerson,
  marker: Marker,
  then: string,
  product: Product,
): Omit<Application, 'applicationReferenceNo' | 'version'> {
  const found = reachable('NTB').find(({ record }) => record.completedScreen === marker)
  if (!found) throw new Error(`no new-to-bank applicant reaches ${marker}`)
  const { applicationReferenceNo: _reference, version: _version, ...record } = found.record
  const { firstName, lastName, panNumber, dateOfBirth, gender } = person
  const named: Omit<Application, 'applicationReferenceNo' | 'version'> = {
    ...record,
    ...person.seeded?.utm,
    productCode: product.productCode.toLowerCase(),
    productLogo: product.productLogo,
    productName: product.productName,
    productFeecode: product.feeCodeDetails[0]?.feeCode ?? '',
    rejectionCode: person.seeded?.rejectionCode,
    applicantDetails: [
      {
        ...record.applicantDetails[0],
        mobileNumber: mobileOf(person),
        firstName,
        lastName,
        panNumber,
        dateOfBirth,
        gender,
        nameOnCard: `${firstName} ${lastName}`,
      },
    ],
  }
  const {
    applicationReferenceNo: _r,
    version: _v,
    ...reached
  } = setMarker(
    { ...named, applicationReferenceNo: '', version: 0, rejectedDate: undefined, approvedDate: undefined },
    marker,
    then,
  )
  return reached
}
