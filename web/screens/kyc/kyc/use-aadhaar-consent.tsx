import { aadharEnglishVerbiage } from '@card-journey/contract/calls/apps/aadharEnglishVerbiage.ts'
import { aadharGetLanguage } from '@card-journey/contract/calls/apps/aadharGetLanguage.ts'
import { aadharGetVernacularConsent } from '@card-journey/contract/calls/apps/aadharGetVernacularConsent.ts'
import type { ResponseOf } from '@card-journey/contract/call.ts'
import { Field } from '@card-journey/ui/inputs/Field.tsx'
import { Select } from '@card-journey/ui/inputs/Select.tsx'
import { useState, type ReactElement } from 'react'
import { useMaster, type Master } from '../../../master/master.ts'
import { useLanguage, useTexts } from '../../../texts/screen-texts.ts'

export type AadhaarConsentText = ResponseOf<typeof aadharGetVernacularConsent>
type Spoken = AadhaarConsentText['spokenIn']

/** The Aadhaar consent in a language of its own, at first the page's, and the list to choose it from. */
export function useAadhaarConsent(): { consent: Master<AadhaarConsentText>; chooser: ReactElement | null } {
  const t = useTexts('kyc')
  const page = useLanguage()
  const [chosen, setChosen] = useState<Spoken>()
  const spokenIn = chosen ?? page
  const languages = useMaster(aadharGetLanguage, {})
  const english = useMaster(aadharEnglishVerbiage, spokenIn === 'en' ? {} : undefined)
  const vernacular = useMaster(aadharGetVernacularConsent, spokenIn === 'en' ? undefined : { spokenIn })
  const names = languages.state === 'here' ? languages.data : []
  const chooser =
    names.length > 1 ? (
      <Field id="consentLanguage" label={t('consent.language')}>
        {(wiring) => (
          <Select
            {...wiring}
            value={spokenIn}
            choices={names.map(({ code, name }) => ({ value: code, label: name }))}
            onChange={({ target }) => setChosen(names.find(({ code }) => code === target.value)?.code)}
          />
        )}
      </Field>
    ) : null
  return { consent: spokenIn === 'en' ? english : vernacular, chooser }
}
