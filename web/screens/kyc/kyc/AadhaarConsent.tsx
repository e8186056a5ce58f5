import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { useEffect, useRef, type ReactNode } from 'react'
import { useForm } from '../../../form/use-form.ts'
import { CheckboxField } from '../../../fields/CheckboxField.tsx'
import { LoadFailed } from '../../../layout/LoadFailed.tsx'
import type { Master } from '../../../master/master.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { ConsentAudio } from './ConsentAudio.tsx'
import './consent-audio.css'
import type { AadhaarConsentText } from './use-aadhaar-consent.tsx'

/**
 * The checkbox beside the text, which can be heard as well. Ticking it agrees to this version in this language: in
 * another one it is asked again.
 */
export function AadhaarConsent({ consent, chooser }: { consent: Master<AadhaarConsentText>; chooser: ReactNode }) {
  const t = useTexts('kyc')
  const form = useForm()
  const shown = consent.state === 'here' ? `${consent.data.version} ${consent.data.spokenIn}` : undefined
  const ticked = useRef(shown)
  useEffect(() => {
    if (shown === undefined || ticked.current === shown) return
    if (ticked.current !== undefined) form.set('consentAadhaar', '')
    ticked.current = shown
  }, [form, shown])
  const audio = consent.state === 'here' && consent.data.audio
  return (
    <>
      {/* Kept while another language's text is loading, with the focus in it. */}
      <div className="consent-tools">
        {chooser}
        {audio && <ConsentAudio source={audio} key={audio} />}
      </div>
      {consent.state === 'loading' ? (
        <Skeleton shapes={['panel']} label={t('consent.loading')} />
      ) : consent.state === 'failed' ? (
        <LoadFailed again={consent.again}>{t('consent.failed')}</LoadFailed>
      ) : (
        <CheckboxField
          name="consentAadhaar"
          label={<span lang={consent.data.spokenIn}>{consent.data.text}</span>}
          shortName={t('consent.name')}
          hint={t('consent.version', { version: consent.data.version })}
        />
      )}
    </>
  )
}
