import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { useEffect, useRef } from 'react'
import { useForm } from '../../../form/use-form.ts'
import { CheckboxField } from '../../../fields/CheckboxField.tsx'
import { LoadFailed } from '../../../layout/LoadFailed.tsx'
import type { Master } from '../../../master/master.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { ConsentAudio } from './ConsentAudio.tsx'
import type { AadhaarConsentText } from './use-aadhaar-consent.tsx'

/**
 * The checkbox beside the text, which can be heard as well. Ticking it agrees to this version in this language: in
 * another one it is asked again.
 */
export function AadhaarConsent({ consent }: { consent: Master<AadhaarConsentText> }) {
  const t = useTexts('kyc')
  const form = useForm()
  const shown = consent.state === 'here' ? `${consent.data.version} ${consent.data.spokenIn}` : undefined
  const ticked = useRef(shown)
  useEffect(() => {
    if (shown === undefined || ticked.current === shown) return
    if (ticked.current !== undefined) form.set('consentAadhaar', '')
    ticked.current = shown
  }, [form, shown])
  if (consent.state === 'loading') return <Skeleton shapes={['panel']} label={t('consent.loading')} />
  if (consent.state === 'failed') return <LoadFailed again={consent.again}>{t('consent.failed')}</LoadFailed>
  const { text, spokenIn, version, audio } = consent.data
  return (
    <>
      <CheckboxField
        name="consentAadhaar"
        label={<span lang={spokenIn}>{text}</span>}
        shortName={t('consent.name')}
        hint={t('consent.version', { version })}
      />
      {audio && <ConsentAudio source={audio} key={audio} />}
    </>
  )
}
