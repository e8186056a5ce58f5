import { breResponseDetails } from '@card-journey/contract/calls/eligibility/breResponseDetails.ts'
import { socialTrust } from '@card-journey/contract/calls/eligibility/socialTrust.ts'
import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import { socialTrustPayload } from '@card-journey/journey/rules/credit/social-trust.ts'
import { verifyTs } from '@card-journey/journey/steps/address/verify-ts/form.ts'
import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { Button } from '@card-journey/ui/Button.tsx'
import { Disclosure } from '@card-journey/ui/Disclosure.tsx'
import { Notice } from '@card-journey/ui/Notice.tsx'
import { useState } from 'react'
import { SocialCodeField } from '../../../fields/SocialCodeField.tsx'
import { DecisionForm } from '../../../form/DecisionForm.tsx'
import { useScreenForm } from '../../../form/use-screen-form.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useFieldTexts } from '../../../texts/use-field-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { ResendTrustCode } from './ResendTrustCode.tsx'
import { useTrustResend } from './use-trust-resend.ts'
import '../../start/verify-otp/resend-code.css'

/** Social-trust consent: proven by a code, or skipped (SC-01 to SC-07). */
export function VerifyTsScreen() {
  const t = useTexts('verify-ts')
  const field = useFieldTexts()
  const { ask, go } = useJourney()
  const decision = { moveOn: true, waiting: 'decision' } as const
  const [triesLeft, setTriesLeft] = useState(0)
  const binding = useScreenForm(verifyTs, {
    submit: async ({ tsOTP }) => {
      const outcome = await ask(
        socialTrust,
        (application) => ({ ...trustRequestOf(application), trustingSocial: 'Y' as const, otp: tsOTP }),
        decision,
      )
      setTriesLeft(outcome.ok ? 0 : (outcome.failure?.detail.triesLeft ?? 0))
      return outcome
    },
  })
  const trust = useTrustResend()
  const skip = () =>
    ask(
      breResponseDetails,
      (application) => {
        const { applicationId, requestId } = trustRequestOf(application)
        return { applicationId, ...socialTrustPayload(requestId, undefined) }
      },
      decision,
    )
  const skipLink = (
    <Button kind="secondary" busyText={t('skip.busy')} onClick={skip}>
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
        <DecisionForm binding={binding} submitLabel={t('submit')} busyText={t('submit.busy')} actions={skipLink}>
          <SocialCodeField {...field('tsOTP')} triesLeft={triesLeft} />
          <ResendTrustCode {...trust} />
        </DecisionForm>
      )}
    </>
  )
}

const trustRequestOf = ({ applicationReferenceNo, facts }: ApplicationView) => ({
  applicationId: applicationReferenceNo,
  requestId: facts.decision?.socialTrustRequestId ?? '',
})
