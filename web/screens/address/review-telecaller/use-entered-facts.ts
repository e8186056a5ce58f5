import { showDay } from '@card-journey/journey/fields/dates.ts'
import { maskValue } from '@card-journey/journey/fields/masking.ts'
import type { Fact } from '@card-journey/ui/Facts.tsx'
import { useTextLookup, useTexts } from '../../../journey/screen-texts.ts'
import { useJourney } from '../../../journey/use-journey.ts'
import { placeOf, streetOf } from '../address-lines.ts'

/** What somebody else entered for the applicant; undefined until the record is here. Identity numbers are masked. */
export function useEnteredFacts(): readonly Fact[] | undefined {
  const t = useTexts('review-telecaller')
  const shared = useTextLookup('fields')
  const { application } = useJourney()
  if (!application) return undefined
  const [person] = application.applicantDetails
  const work = application.workDetails
  const label = (field: string) => shared(`${field}.label`) ?? field
  const rows: readonly (readonly [term: string, value: string | undefined])[] = [
    [t('card'), application.productName],
    [t('name'), [person.firstName, person.middleName, person.lastName].filter(Boolean).join(' ')],
    [label('mobileNumber'), maskValue(person.mobileNumber)],
    [label('panNumber'), maskValue(person.panNumber ?? '')],
    [label('dateOfBirth'), person.dateOfBirth && showDay(person.dateOfBirth)],
    [label('employmentType'), work && shared(`employmentType.${work.employmentType}`)],
    [label('companyName'), work?.companyName ?? work?.proprietorshipName],
    ...application.addressDetails.map(
      (address) => [t(`address.${address.type}`), `${streetOf(address)}, ${placeOf(address)}`] as const,
    ),
  ]
  return rows.flatMap(([term, value]) => (value ? [{ term, value }] : []))
}
