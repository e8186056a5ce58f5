import type { getConsentDetails } from '@card-journey/contract/calls/master/getConsentDetails.ts'
import type { ResponseOf } from '@card-journey/contract/call.ts'
import { CheckboxField } from '../../../fields/CheckboxField.tsx'
import type { CardQuery } from '../../../journey/products.ts'
import { useTexts } from '../../../journey/screen-texts.ts'
import { pathOf } from '../../../routes.ts'

type ConsentText = ResponseOf<typeof getConsentDetails>[number]

export interface ConsentsProps {
  texts: readonly ConsentText[]
  /** The card whose figures the documents show. */
  query: (CardQuery & Record<string, string | undefined>) | undefined
}

/** What the bank asks to agree to, in its own words, and what the credit enquiry means for the applicant. */
export function Consents({ texts, query }: ConsentsProps) {
  const t = useTexts('verify-mobile')
  const textOf = (code: string) => texts.find((text) => text.code === code)
  const privacy = textOf('PRIVACY')
  // In a tab of its own: what was entered here stays.
  const read = (text: ConsentText | undefined) =>
    text?.documentCode && (
      <a href={pathOf('terms-conditions', { document: text.documentCode, query })} target="_blank" rel="noopener">
        {t('consents.read', { document: text.title })}
      </a>
    )
  return (
    <fieldset className="plain-group">
      <legend>{t('consents.heading')}</legend>
      {privacy && (
        <p className="start__privacy">
          {privacy.text} {read(privacy)}
        </p>
      )}
      <CheckboxField name="consentTnc" label={textOf('TNC')?.text} hint={read(textOf('TNC'))} />
      <CheckboxField name="consentBureau" label={textOf('BUREAU')?.text} hint={t('bureau.hint')} />
      <CheckboxField
        name="consentWhatsapp"
        label={textOf('whatsappconsent')?.text}
        hint={t('whatsapp.hint')}
        required={false}
      />
    </fieldset>
  )
}
