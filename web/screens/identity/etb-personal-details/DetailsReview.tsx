import { etbPersonalDetails } from '@card-journey/journey/steps/identity/etb-personal-details/form.ts'
import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { Button } from '@card-journey/ui/Button.tsx'
import { Facts } from '@card-journey/ui/Facts.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { VisuallyHidden } from '@card-journey/ui/VisuallyHidden.tsx'
import { useState } from 'react'
import { useJourney } from '../../../engine/use-journey.ts'
import { EmailField } from '../../../fields/EmailField.tsx'
import { draftOf } from '../../../form/draft.ts'
import { ScreenForm } from '../../../form/ScreenForm.tsx'
import { useScreenForm } from '../../../form/use-screen-form.ts'
import { useSubject } from '../../../layout/page-title.ts'
import { ProblemNotice } from '../../../layout/ProblemNotice.tsx'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useFieldTexts } from '../../../texts/use-field-texts.ts'
import { HelpLine } from '../../outcome/HelpLine.tsx'
import { EmailProofSheet } from '../EmailProofSheet.tsx'
import { useEmailProof } from '../use-email-proof.ts'
import { useDetailsOnFile } from './use-details-on-file.ts'

/** What the bank has about a customer whose file lacks nothing: to confirm, or to change where a code can prove it. */
export function DetailsReview() {
  const t = useTexts('etb-personal-details')
  const shell = useTexts('shell')
  const { application, act } = useJourney()
  const details = useDetailsOnFile(application)
  useSubject('etb-personal-details', t('review.heading'))
  // An address that was being typed before a reload is still there.
  const [changing, setChanging] = useState(() => Boolean(draftOf(application, etbPersonalDetails.screen)['emailId']))
  const change = (
    <Button kind="quiet" onClick={() => setChanging(true)}>
      {shell('action.change')}
      <VisuallyHidden>{`: ${t('review.email')}`}</VisuallyHidden>
    </Button>
  )
  return (
    <>
      <h1>{t('review.heading')}</h1>
      <p className="lead">{t('review.lead')}</p>
      <Panel heading={t('review.known')}>
        <Facts
          facts={details.map(({ field, term, value }) => ({
            term,
            value,
            change: field === 'emailId' && !changing && change,
          }))}
        />
      </Panel>
      {changing && <NewEmail onClose={() => setChanging(false)} />}
      <h2>{t('review.others')}</h2>
      <p>{t('review.branch')}</p>
      <HelpLine text={(values) => t('review.help', values)} />
      {!changing && (
        <>
          <ProblemNotice />
          <ActionBar>
            <Button busyText={t('review.busy')} onClick={() => act('etb-personal-details', 'confirm')}>
              {t('review.confirm')}
            </Button>
          </ActionBar>
        </>
      )}
    </>
  )
}

/** Another address than the one on file: a code proves it before it counts. */
function NewEmail({ onClose }: { onClose: () => void }) {
  const t = useTexts('etb-personal-details')
  const field = useFieldTexts()
  const { act } = useJourney()
  const proof = useEmailProof()
  const binding = useScreenForm(etbPersonalDetails, {
    submit: async ({ emailId }) => {
      const proven = await proof.prove(emailId)
      return proven.ok ? act('etb-personal-details', 'change-email', { emailId }) : proven
    },
  })
  const keepOld = () => {
    binding.form.set('emailId', '')
    onClose()
  }
  return (
    <>
      <ScreenForm
        binding={binding}
        submitLabel={t('review.save')}
        busyText={proof.busyText ?? t('review.busy')}
        actions={
          <Button kind="quiet" onClick={keepOld}>
            {t('review.keep')}
          </Button>
        }
      >
        <EmailField {...field('emailId')} hint={t('email.hint')} />
      </ScreenForm>
      <EmailProofSheet proof={proof} />
    </>
  )
}
