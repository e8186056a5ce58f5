import type { getConsentDetails } from '@card-journey/contract/calls/master/getConsentDetails.ts'
import type { ResponseOf } from '@card-journey/contract/call.ts'
import { useTexts } from '../../../journey/screen-texts.ts'
import { pathOf } from '../../../routes.ts'

type Consent = ResponseOf<typeof getConsentDetails>[number]

interface ConsentLabelProps {
  consent: Consent | undefined
  code: 'TNC' | 'BUREAU'
}

/** What is agreed to, in the bank's words, with the document that says all of it in a tab of its own. */
export function ConsentLabel({ consent, code }: ConsentLabelProps) {
  const t = useTexts('verify-mobile')
  return (
    <>
      {consent?.text ?? t(`consent.${code}`)}
      {consent?.documentCode && (
        <>
          {' '}
          <a href={pathOf('terms-conditions', { document: consent.documentCode })} target="_blank" rel="noopener">
            {t('consents.read', { document: consent.title })}
          </a>
        </>
      )}
    </>
  )
}
