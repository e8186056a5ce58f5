import { people } from './people.ts'
import type { Person } from './person.ts'

/** docs/generated/people.md: which person to be for which path. */
export function renderPeople(): string {
  return `<!-- Generated from sandbox-bank/people. Do not edit. -->

# The sandbox bank's people

Any mobile number that is not listed is a new-to-bank applicant whose outcome follows from what is entered. Listed people
make every other path reachable. All are invented. Their PAN and date of birth are suggestions: for new-to-bank people
any valid PAN and any adult date of birth work. One-time codes are random and arrive in the sandbox's inbox.

## New to the bank

${table(people.filter(({ customerType }) => customerType === 'NTB'))}

## Existing customers

${table(people.filter(({ customerType }) => customerType === 'ETB'))}

## Entries with a meaning

| entry | meaning |
| --- | --- |
| PAN \`AAAPC0000A\` (any digits and last letter) | the central KYC registry has a good record of whoever entered it |
| PAN \`AAAPI0000A\` (any last letter) | the issuer knows no such PAN |
| PAN \`AAAPL0000A\` | not linked with Aadhaar |
| PAN \`AAAPN0000A\` | the name differs from the issuer's |
| PAN \`AAAPD0000A\` | the date of birth differs from the issuer's |
| any other PAN | valid; an unlisted applicant's bureau score (600 to 900) is a hash of it |
| pincode 560001 / 744301 / 999998 | served / in the directory, not served / not in the directory |
| company "Kalpit Traders Private Limited" | excluded |
| Aadhaar 2341 2341 2346, virtual ID 9123 4567 8901 2346 | pass the check digit, as any other number that does |
| IP 198.51.100.x / 203.0.113.x | outside India / behind a proxy |

## What decides for everybody else

The first row that holds, in this order. The tables are \`sandbox-bank/decisions/card-decision.json\`.

| applicant | decision |
| --- | --- |
| younger than 21 or older than 65 | rejected (AG01) |
| bureau score under 650 | rejected (BU01) |
| student, homemaker | rejected softly (SR02): a card against a fixed deposit |
| monthly income under ₹25,000 | rejected softly (SR01) |
| ₹25,000 to 49,999 | referred |
| ₹50,000 to 99,999 | approved, business verification stays |
| from ₹1,00,000 | approved at once |
| no bureau record | one step lower |

The limit is twice the lower end of the monthly range, one and a half times that from score 750, in whole thousands, at
most ₹10,00,000.
`
}

const table = (group: readonly Person[]) =>
  [
    '| mobile | name | PAN | born | what happens |',
    '| --- | --- | --- | --- | --- |',
    ...group.map(
      (person) =>
        `| ${person.mobile} | ${person.firstName} ${person.lastName} | ${person.panNumber} | ${indianDate(person.dateOfBirth)} | ${person.story}${crnsOf(person)} |`,
    ),
  ].join('\n')

const indianDate = (iso: string) => iso.split('-').reverse().join('/')

const crnsOf = ({ relationship }: Person) =>
  relationship ? ` (CRN ${relationship.crns.map(({ crn }) => crn).join(', ')})` : ''
