import type { Address } from '../../application/address.ts'
import type { Application } from '../../application/application.ts'
import { withApplicant, withFacts } from '../../application/record.ts'
import { employmentType, type EmploymentType } from '../../fields/employment-type.ts'
import type { FieldKind } from '../../fields/field.ts'
import { codeOf } from '../../fields/flag.ts'
import { splitFullName } from '../../fields/full-name.ts'
import { plainText } from '../../fields/plain-text.ts'
import { type NeededDetail, neededDetails } from './needed-details.ts'

/** What the bank's file says about a customer; an empty text is a field that the bank does not have. */
export interface CustomerRecord extends Readonly<
  Record<NeededDetail | 'firstName' | 'middleName' | 'lastName', string>
> {
  employmentType: string
  addresses: readonly (Omit<Address, 'type' | 'isEditied' | 'source'> & { type: 'H' | 'O' })[]
}

const neededFields = Object.keys(neededDetails) as NeededDetail[]

/**
 * The application with what the bank's file has. A field that the file lacks, or that is not readable there, keeps what
 * the applicant said; without that it is `missing`. A detail that the applicant has changed stays as changed: the file
 * gets it with the application. Addresses of the file replace the earlier ones of the file, and never
 * an office address that the applicant gave.
 */
export function withCustomerRecord(application: Application, record: CustomerRecord, today: string): Application {
  const { changed = [] } = application.facts.customer ?? {}
  const usable = Object.fromEntries(
    neededFields.map((field) => [field, changed.includes(field) ? '' : readField(field, record[field], today)]),
  )
  const onFile = neededFields.filter((field) => usable[field] !== '')
  const said = Object.entries({ ...usable, ...namesOf(record) }).filter(([, value]) => value !== '')
  const known = withApplicant(application, Object.fromEntries(said))
  const [person] = known.applicantDetails
  const employment = codeOf(record.employmentType)
  return {
    ...withFacts(known, {
      customer: { ...known.facts.customer, onFile, missing: neededFields.filter((field) => !person[field]) },
    }),
    addressDetails: addressesOf(application, record),
    ...(isEmploymentType(employment) && { workDetails: known.workDetails ?? { employmentType: employment } }),
  }
}

/** Older files hold the whole name in one field. */
const namesOf = ({ firstName, middleName, lastName }: CustomerRecord) =>
  plainText(middleName) || plainText(lastName)
    ? mapValues({ firstName, middleName, lastName }, plainText)
    : splitFullName(firstName)

const genders: Readonly<Record<string, string>> = { M: 'MALE', F: 'FEMALE', T: 'OTHER', O: 'OTHER' }

function readField(field: NeededDetail, said: string, today: string): string {
  const kind: FieldKind = neededDetails[field]
  const value = kind.normalise(field === 'gender' ? (genders[codeOf(said)] ?? codeOf(said)) : said)
  return value !== '' && kind.check(value, { today }) === undefined ? value : ''
}

function addressesOf({ addressDetails }: Application, { addresses }: CustomerRecord): Address[] {
  const own = addressDetails.filter(({ source }) => source !== 'bank')
  const byType = new Map<Address['type'], Address>(own.map((address) => [address.type, address]))
  for (const { type: hostType, ...place } of addresses.toReversed()) {
    const type = hostType === 'H' ? 'RESIDENCE' : 'OFFICE'
    if (type === 'OFFICE' && own.some((address) => address.type === type)) continue
    byType.set(type, { ...place, type, isEditied: 'N', source: 'bank' })
  }
  return [...byType.values()]
}

const mapValues = (texts: Readonly<Record<string, string>>, change: (text: string) => string) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, change(text)]))

const isEmploymentType = (code: string): code is EmploymentType =>
  (employmentType.options as readonly string[]).includes(code)
