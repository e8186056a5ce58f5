import { getCompanyDetails } from '@card-journey/contract/calls/master/getCompanyDetails.ts'
import { workFields, type EmploymentType } from '@card-journey/journey/fields/employment-type.ts'
import { Notice } from '@card-journey/ui/Notice.tsx'
import type { ReactNode } from 'react'
import { useTyped } from '../../../form/use-form.ts'
import { ChoiceField } from '../../../fields/ChoiceField.tsx'
import { CompanyField } from '../../../fields/CompanyField.tsx'
import { EmailField } from '../../../fields/EmailField.tsx'
import { TextField } from '../../../fields/TextField.tsx'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useFieldTexts } from '../../../texts/use-field-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { IncomeField, IndustryField } from './MasterList.tsx'

/** The order on the page; the employment type decides which are shown (EN-46). */
const order = [
  'companyName',
  'companyEmail',
  'proprietorshipName',
  'industryType',
  'incomeRange',
  'isBankDirector',
] as const

/** The fields for the chosen employment type. */
export function WorkFields() {
  const t = useTexts('work-details')
  const words = useTexts('fields')
  const field = useFieldTexts()
  const { ask } = useJourney()
  const type = useTyped('employmentType')
  const director = useTyped('isBankDirector')
  const asked: readonly string[] = Object.hasOwn(workFields, type) ? workFields[type as EmploymentType] : []

  const suggest = async (prefix: string) => {
    const outcome = await ask(getCompanyDetails, { prefix: prefix.slice(0, 80) })
    return outcome.ok ? outcome.response.map(({ companyName }) => companyName) : []
  }
  const controls: Record<(typeof order)[number], ReactNode> = {
    companyName: <CompanyField key="companyName" {...field('companyName')} suggest={suggest} />,
    companyEmail: <EmailField key="companyEmail" {...field('companyEmail')} work />,
    proprietorshipName: (
      <TextField key="proprietorshipName" {...field('proprietorshipName')} input={{ autoComplete: 'organization' }} />
    ),
    industryType: <IndustryField key="industryType" />,
    incomeRange: <IncomeField key="incomeRange" />,
    isBankDirector: (
      <ChoiceField
        key="isBankDirector"
        {...field('isBankDirector')}
        columns="row"
        choices={[
          { value: 'Y', label: words('yesNo.Y') },
          { value: 'N', label: words('yesNo.N') },
        ]}
      />
    ),
  }
  if (type && asked.length === 0)
    return (
      <Notice role="status">
        <p>{t('nothing')}</p>
      </Notice>
    )
  return (
    <>
      {order.filter((name) => asked.includes(name)).map((name) => controls[name])}
      {asked.includes('isBankDirector') && director === 'Y' && <TextField {...field('directorBankName')} />}
    </>
  )
}
