import { getConsentDetails } from '@card-journey/contract/calls/master/getConsentDetails.ts'
import { consentCodes, type ConsentField } from '@card-journey/journey/application/consent.ts'
import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { CheckboxField } from '../../fields/CheckboxField.tsx'
import { useMaster } from '../../journey/master.ts'
import { useTexts } from '../../journey/screen-texts.ts'
import { useJourney } from '../../journey/use-journey.ts'
import { pathOf } from '../../routes.ts'

const asked = ['consentKfs', 'consentMitc', 'consentTnc'] as const satisfies readonly ConsentField[]

/** What accepting an offer takes: three boxes, none ticked beforehand, each with its document. */
export function OfferConsents() {
  const t = useTexts('congratulations')
  const { application } = useJourney()
  const consents = useMaster(getConsentDetails, {})
  if (consents.state !== 'here')
    return <Skeleton shapes={['control', 'control', 'control']} label={t('consents.loading')} />
  return asked.flatMap((field) => {
    const consent = consents.data.find(({ code }) => code === consentCodes[field])
    if (!consent) return []
    const { title, text, documentCode } = consent
    const query = { productLogo: application?.productLogo, feeCode: application?.productFeecode }
    return [
      <CheckboxField
        key={field}
        name={field}
        label={text}
        hint={
          documentCode && (
            // A tab of its own: the ticks of this page stay.
            <a href={pathOf('terms-conditions', { document: documentCode, query })} target="_blank" rel="noopener">
              {t('read', { document: title })}
            </a>
          )
        }
      />,
    ]
  })
}
