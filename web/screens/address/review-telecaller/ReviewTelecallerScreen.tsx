import { reviewTelecaller } from '@card-journey/journey/steps/address/review-telecaller/form.ts'
import { Disclosure } from '@card-journey/ui/Disclosure.tsx'
import { Facts } from '@card-journey/ui/Facts.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { useJourney } from '../../../engine/use-journey.ts'
import { EmailField } from '../../../fields/EmailField.tsx'
import { NameField } from '../../../fields/NameField.tsx'
import { ScreenForm } from '../../../form/ScreenForm.tsx'
import { useScreenForm } from '../../../form/use-screen-form.ts'
import { CallInWords } from '../../../layout/CallInWords.tsx'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useFieldTexts } from '../../../texts/use-field-texts.ts'
import { ConsentBoxes } from '../../offer/ConsentBoxes.tsx'
import { useEnteredFacts } from './use-entered-facts.ts'

/** What a telecaller entered, for the applicant to confirm or correct; nothing moves forward until then (NX-O). */
export function ReviewTelecallerScreen() {
  const t = useTexts('review-telecaller')
  const textsOf = useFieldTexts()
  const { application } = useJourney()
  const field = (name: 'nameOnCard' | 'emailId') => {
    const of = textsOf(name)
    const isCorrected = application?.facts.assisted?.corrected.includes(name)
    if (!isCorrected) return of
    const hint = (
      <>
        {of.hint} {t('corrected')}
      </>
    )
    return { ...of, hint }
  }
  const facts = useEnteredFacts()
  const binding = useScreenForm(reviewTelecaller)
  return (
    <>
      <h1>{t('heading')}</h1>
      <p>{t('lead')}</p>
      <ScreenForm binding={binding} submitLabel={t('submit')} busyText={t('submit.busy')}>
        {facts ? (
          <div className="answers">
            <Panel heading={t('entered')}>
              <Facts facts={facts} />
            </Panel>
          </div>
        ) : (
          <Skeleton shapes={['panel', 'panel']} label={t('loading')} />
        )}
        <Disclosure summary={t('wrong')}>
          <CallInWords text={(values) => t('wrong.text', values)} />
        </Disclosure>
        <h2>{t('correct')}</h2>
        <NameField {...field('nameOnCard')} />
        <EmailField {...field('emailId')} />
        <ConsentBoxes
          boxes={[{ field: 'consentTnc' }]}
          words={{ loading: t('loading'), failed: t('consentTnc.failed'), newTab: t('newTab') }}
        />
      </ScreenForm>
    </>
  )
}
