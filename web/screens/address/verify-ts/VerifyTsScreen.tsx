import { breResponseDetails } from '@card-journey/contract/calls/eligibility/breResponseDetails.ts'
import { socialTrustPayload } from '@card-journey/journey/rules/credit/social-trust.ts'
import { verifyTs } from '@card-journey/journey/steps/address/verify-ts/form.ts'
import type { Answers } from '@card-journey/journey/steps/form.ts'
import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { Button } from '@card-journey/ui/Button.tsx'
import { Disclosure } from '@card-journey/ui/Disclosure.tsx'
import { Notice } from '@card-journey/ui/Notice.tsx'
import { SocialCodeField } from '../../../fields/SocialCodeField.tsx'
import { ScreenForm } from '../../../form/ScreenForm.tsx'
import { useScreenForm } from '../../../form/use-screen-form.ts'
import type { Outcome } from '../../../engine/journey.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useFieldTexts } from '../../../texts/use-field-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { ResendTrustCode } from './ResendTrustCode.tsx'
import { useTrustResend } from './use-trust-resend.ts'

export interface VerifyTsScreenProps {
  /** socialTrust with the code: responds with the decision. */
  verify: (answers: Answers<'tsOTP'>) => Promise<Outcome>
  /** socialTrust without one: sends a code again by SMS. */
  resend: () => Promise<Outcome>
}

/** Social-trust consent: proven by a code, or skipped (SC-01 to SC-07). */
export function VerifyTsScreen({ verify, resend }: VerifyTsScreenProps) {
  const t = useTexts('verify-ts')
  const field = useFieldTexts()
  const { application, ask, go } = useJourney()
  const binding = useScreenForm(verifyTs, { submit: verify })
  const trust = useTrustResend(resend)
  const skip = () =>
    ask(
      breResponseDetails,
      {
        applicationId: application?.applicationReferenceNo ?? '',
        ...socialTrustPayload(application?.facts.decision?.socialTrustRequestId ?? '', undefined),
      },
      { moveOn: true, waiting: 'decision' },
    )
  const skipLink = (
    <Button kind="quiet" unready={!application} busyText={t('skip.busy')} onClick={() => application && skip()}>
      {t('skip')}
    </Button>
  )
  return (
    <>
      <h1>{t('heading')}</h1>
      <p>{t('lead')}</p>
      <Disclosure summary={t('about')}>{t('about.text')}</Disclosure>
      {trust.restart ? (
        <>
          <Notice kind="danger" role="alert">
            <p>{t('spent.sent')}</p>
            <p>{t('spent.saved')}</p>
            <p>{t('spent.next')}</p>
          </Notice>
          <ActionBar>
            <Button onClick={() => go('cards')}>{t('restart')}</Button>
            {skipLink}
          </ActionBar>
        </>
      ) : (
        <ScreenForm binding={binding} submitLabel={t('submit')} busyText={t('submit.busy')} actions={skipLink}>
          <SocialCodeField {...field('tsOTP')} />
          <ResendTrustCode {...trust} />
        </ScreenForm>
      )}
    </>
  )
}
