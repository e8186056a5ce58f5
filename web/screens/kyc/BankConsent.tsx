import { getConsentDetails } from '@card-journey/contract/calls/master/getConsentDetails.ts'
import { Notice } from '@card-journey/ui/Notice.tsx'
import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { ConsentField, useShownConsent, type ConsentText } from '../../fields/ConsentField.tsx'
import { useMaster, type Master } from '../../master/master.ts'
import { LoadFailed } from '../../layout/LoadFailed.tsx'

/** The consent of a code in the language of the page. */
export function useBankConsent(code: string): Master<ConsentText> {
  const consents = useMaster(getConsentDetails, { code })
  if (consents.state !== 'here') return consents
  const consent = consents.data.find((one) => one.code === code)
  return consent ? { state: 'here', data: consent } : { state: 'failed' }
}

export interface BankConsentProps {
  /** The answer's name in the form. */
  name: string
  consent: Master<ConsentText>
  words: { loading: string; failed: string; version: (version: string) => string }
}

/** A checkbox beside the bank's own text, with the version that is agreed to. Never pre-ticked. */
export function BankConsent({ name, consent, words }: BankConsentProps) {
  if (consent.state === 'loading') return <Skeleton shapes={['panel']} label={words.loading} />
  if (consent.state === 'failed') return <LoadFailed again={consent.again}>{words.failed}</LoadFailed>
  return <ConsentField name={name} text={consent.data} hint={words.version(consent.data.version)} />
}

/** A consent already recorded for this version of its text: shown, but not asked again. */
export function GivenConsent({ text, children }: { text: ConsentText; children: string }) {
  useShownConsent(text)
  return (
    <Notice kind="success">
      <p>{text.text}</p>
      <p>{children}</p>
    </Notice>
  )
}
