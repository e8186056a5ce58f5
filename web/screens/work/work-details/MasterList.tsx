import { getIncomeDetails } from '@card-journey/contract/calls/master/getIncomeDetails.ts'
import { getIndustryDetails } from '@card-journey/contract/calls/master/getIndustryDetails.ts'
import { SelectField } from '../../../fields/SelectField.tsx'
import { useMaster, type Master } from '../../../master/master.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useFieldTexts } from '../../../texts/use-field-texts.ts'
import { LoadFailed } from '../../../layout/LoadFailed.tsx'

type Coded = readonly { code: string; label: string }[]

export function IncomeField() {
  const words = useTexts('fields')
  return (
    <MasterList
      name="incomeRange"
      master={useMaster(getIncomeDetails, {})}
      placeholder={words('incomeRange.default')}
    />
  )
}

export function IndustryField() {
  const t = useTexts('work-details')
  return (
    <MasterList
      name="industryType"
      master={useMaster(getIndustryDetails, {})}
      placeholder={t('industryType.default')}
    />
  )
}

/** A list from the master data. Without it nothing can be chosen, so a failure is shown. */
function MasterList({ name, master, placeholder }: { name: string; master: Master<Coded>; placeholder: string }) {
  const t = useTexts('work-details')
  const field = useFieldTexts()
  const choices = master.state === 'here' ? master.data.map(({ code, label }) => ({ value: code, label })) : []
  return (
    <div>
      <SelectField
        {...field(name)}
        choices={choices}
        waiting={master.state === 'loading'}
        placeholder={master.state === 'loading' ? t('list.loading') : placeholder}
      />
      {master.state === 'failed' && <LoadFailed again={master.again}>{t('list.failed')}</LoadFailed>}
    </div>
  )
}
