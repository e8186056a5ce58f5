import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import type { Fact } from '@card-journey/ui/Facts.tsx'
import { useTextLookup, useTexts } from '../../../texts/screen-texts.ts'

/** What the bank knows about the customer, as far as the browser may see it: in part, and never more. */
export function useDetailsOnFile(application: ApplicationView | undefined): readonly (Fact & { field: string })[] {
  const t = useTexts('etb-personal-details')
  const fields = useTextLookup('fields')
  if (!application) return []
  const [person] = application.applicantDetails
  const chosen = (field: 'gender' | 'maritalStatus') => person[field] && fields(`${field}.${person[field]}`)
  const values = {
    name: [person.firstName, person.middleName, person.lastName].filter(Boolean).join(' '),
    mobileNumber: person.mobileNumber,
    panNumber: person.panNumber,
    emailId: person.emailId,
    gender: chosen('gender'),
    maritalStatus: chosen('maritalStatus'),
    motherMaidenName: person.motherMaidenName,
    fatherName: person.fatherName,
  }
  const known = Object.entries(values).filter(([, value]) => value)
  return known.map(([field, value]) => ({
    field,
    term: field === 'name' ? t('name') : (fields(`${field}.label`) ?? field),
    value,
  }))
}
