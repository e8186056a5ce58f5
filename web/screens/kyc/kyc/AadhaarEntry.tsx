import { kyc } from '@card-journey/journey/steps/kyc/kyc/form.ts'
import { Button } from '@card-journey/ui/Button.tsx'
import { Notice } from '@card-journey/ui/Notice.tsx'
import type { ReactNode } from 'react'
import { AadhaarField } from '../../../fields/AadhaarField.tsx'
import { DecisionForm } from '../../../form/DecisionForm.tsx'
import { useScreenForm } from '../../../form/use-screen-form.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useFieldTexts } from '../../../texts/use-field-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { CompleteLater } from '../CompleteLater.tsx'
import { useAadhaarCode } from '../use-aadhaar-code.ts'
import { AadhaarConsent } from './AadhaarConsent.tsx'
import { useAadhaarConsent } from './use-aadhaar-consent.tsx'

/** Aadhaar number or virtual ID, masked, and the consent to use it. Refusing it leads to a separate path. */
export function AadhaarEntry({ children }: { children: ReactNode }) {
  const t = useTexts('kyc')
  const field = useFieldTexts()
  const { application, act, go, moveOn } = useJourney()
  const { consent, chooser } = useAadhaarConsent()
  const sendCode = useAadhaarCode()
  const binding = useScreenForm(kyc, {
    async submit({ uid }) {
      const sent = await sendCode(uid, consent.state === 'here' ? consent.data : undefined)
      if (sent.ok) await moveOn()
      return sent
    },
  })
  const refuse = async () => {
    // Recorded on the server; if that fails, the other ways are open all the same.
    await act('kyc', 'deny', {}, { moveOn: false })
    go('aadhaar-denied')
  }
  return (
    <>
      <h1>{t('heading')}</h1>
      <p>{t('lead')}</p>
      {children}
      {application?.facts.aadhaar?.tooOldAt && (
        <Notice>
          <p>{t('tooOld')}</p>
        </Notice>
      )}
      {application?.facts.aadhaar?.documentExpiredAt && (
        <Notice>
          <p>{t('documentExpired')}</p>
        </Notice>
      )}
      {application?.facts.aadhaar?.deniedAt && (
        <Notice>
          <p>{t('denied')}</p>
        </Notice>
      )}
      <DecisionForm
        binding={binding}
        submitLabel={t('submit')}
        busyText={t('submit.busy')}
        actions={
          <Button kind="secondary" busyText={t('refuse.busy')} onClick={refuse}>
            {t('refuse')}
          </Button>
        }
      >
        <AadhaarField {...field('uid')} />
        <AadhaarConsent consent={consent} chooser={chooser} />
      </DecisionForm>
      <CompleteLater>{t('later')}</CompleteLater>
    </>
  )
}
