import { getGenderDetails } from '@card-journey/contract/calls/master/getGenderDetails.ts'
import { getMaritalStatusDetails } from '@card-journey/contract/calls/master/getMaritalStatusDetails.ts'
import { gender } from '@card-journey/journey/fields/gender.ts'
import { maritalStatus } from '@card-journey/journey/fields/marital-status.ts'
import { morePersonalDetails } from '@card-journey/journey/steps/identity/more-personal-details/form.ts'
import { ChoiceField } from '../../../fields/ChoiceField.tsx'
import { FatherNameField, MotherNameField } from '../../../fields/parent-name-fields.tsx'
import { ScreenForm } from '../../../form/ScreenForm.tsx'
import { useScreenForm } from '../../../form/use-screen-form.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useChoices } from '../../../master/use-choices.ts'
import { useFieldTexts } from '../../../texts/use-field-texts.ts'
import { FrequentFlyer } from '../../offer/FrequentFlyer.tsx'
import { NameOnCard } from './NameOnCard.tsx'
import { TaxResidency } from './TaxResidency.tsx'

export function MorePersonalDetailsScreen() {
  const t = useTexts('more-personal-details')
  const field = useFieldTexts()
  const binding = useScreenForm(morePersonalDetails)
  const genders = useChoices(getGenderDetails, 'gender', gender.options)
  const statuses = useChoices(getMaritalStatusDetails, 'maritalStatus', maritalStatus.options)
  return (
    <>
      <h1>{t('heading')}</h1>
      <p className="lead">{t('lead')}</p>
      <ScreenForm binding={binding}>
        <NameOnCard />
        <ChoiceField {...field('gender')} choices={genders} columns="row" />
        <ChoiceField {...field('maritalStatus')} choices={statuses} columns="row" />
        <MotherNameField {...field('motherMaidenName')} />
        <FatherNameField {...field('fatherName')} />
        <TaxResidency />
        <FrequentFlyer />
      </ScreenForm>
    </>
  )
}
