import { personalDetails } from '@card-journey/journey/steps/identity/personal-details/form.ts'
import { DateField } from '../../../fields/DateField.tsx'
import { EmailField } from '../../../fields/EmailField.tsx'
import { FoldedField } from '../../../fields/FoldedField.tsx'
import { NameField } from '../../../fields/NameField.tsx'
import { PanField } from '../../../fields/PanField.tsx'
import { ScreenForm } from '../../../form/ScreenForm.tsx'
import { useScreenForm } from '../../../form/use-screen-form.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useFieldTexts } from '../../../texts/use-field-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { EmailProofSheet } from '../EmailProofSheet.tsx'
import { SurnameHint } from './SurnameHint.tsx'
import { useEmailProof } from '../use-email-proof.ts'

export function PersonalDetailsScreen() {
  const t = useTexts('personal-details')
  const field = useFieldTexts()
  const fields = useTexts('fields')
  const { act, application } = useJourney()
  const proof = useEmailProof()
  const binding = useScreenForm(personalDetails, {
    // The server would refuse an unverified address; asking here avoids a PAN check that can't be saved.
    submit: async (answers) => {
      const proven = await proof.prove(answers.emailId)
      return proven.ok ? act('personal-details', 'submit', answers) : proven
    },
  })
  return (
    <>
      <h1>{t('heading')}</h1>
      <p className="lead">{t(application?.facts.bureau ? 'lead.again' : 'lead')}</p>
      <ScreenForm binding={binding} busyText={proof.busyText ?? t('submit.busy')}>
        <PanField {...field('panNumber')} />
        <SurnameHint />
        <DateField {...field('dateOfBirth')} birthday />
        <NameField {...field('firstName')} part="given" />
        <FoldedField name="middleName" add={fields('middleName.add')}>
          <NameField {...field('middleName')} part="additional" required={false} />
        </FoldedField>
        <NameField {...field('lastName')} part="family" />
        <EmailField {...field('emailId')} hint={t('email.hint')} />
      </ScreenForm>
      <EmailProofSheet proof={proof} />
    </>
  )
}
