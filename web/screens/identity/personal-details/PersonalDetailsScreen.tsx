import { email } from '@card-journey/journey/fields/email.ts'
import { personalDetails } from '@card-journey/journey/screens/identity/personal-details.ts'
import { DateField } from '../../../fields/DateField.tsx'
import { EmailField } from '../../../fields/EmailField.tsx'
import { NameField } from '../../../fields/NameField.tsx'
import { PanField } from '../../../fields/PanField.tsx'
import { ScreenForm } from '../../../form/ScreenForm.tsx'
import { useScreenForm } from '../../../form/use-screen-form.ts'
import { useTexts } from '../../../journey/screen-texts.ts'
import { useFieldTexts } from '../../../journey/use-field-texts.ts'
import { useJourney } from '../../../journey/use-journey.ts'
import { EmailProof } from './EmailProof.tsx'
import { SurnameHint } from './SurnameHint.tsx'

export function PersonalDetailsScreen() {
  const t = useTexts('personal-details')
  const field = useFieldTexts()
  const { application, act } = useJourney()
  const binding = useScreenForm(personalDetails, {
    // An address without proof would be refused by the server; saying so here spares a PAN check that can't be saved.
    submit: async (answers) =>
      application?.facts.email?.verified === email.normalise(answers.emailId)
        ? act('personal-details', 'submit', answers)
        : { ok: false, failure: undefined, fields: { emailId: 'emailNotVerified' } },
  })
  return (
    <>
      <h1>{t('heading')}</h1>
      <p className="lead">{t('lead')}</p>
      <ScreenForm binding={binding} busyText={t('submit.busy')}>
        <PanField {...field('panNumber')} />
        <SurnameHint />
        <DateField {...field('dateOfBirth')} birthday />
        <NameField {...field('firstName')} hint={t('firstName.hint')} part="given" />
        <NameField {...field('middleName')} part="additional" required={false} />
        <NameField {...field('lastName')} part="family" />
        <EmailField {...field('emailId')} />
        <EmailProof />
      </ScreenForm>
    </>
  )
}
