import { ConsentField, type ConsentText } from '../../fields/ConsentField.tsx'
import type { CardQuery } from '../../master/products.ts'
import { useTexts } from '../../texts/screen-texts.ts'
import { DocumentLink } from '../../layout/DocumentLink.tsx'
import './start.css'

export interface StartConsentsProps {
  texts: readonly ConsentText[]
  /** The card whose figures the documents show. */
  query: (CardQuery & Record<string, string | undefined>) | undefined
  /** Whether the retailer may hear of the status is asked too (SP-16). */
  partnerStatus: boolean
}

/** Wherever an application begins: the bank's notice and consents in its own words, what the credit enquiry means, what is optional. */
export function StartConsents({ texts, query, partnerStatus }: StartConsentsProps) {
  const t = useTexts('verify-mobile')
  const textOf = (code: string) => texts.find((text) => text.code === code)
  const [privacy, terms, bureau, whatsapp] = ['PRIVACY', 'TNC', 'BUREAU', 'whatsappconsent'].map(textOf)
  const retailer = partnerStatus && textOf('PARTNER_STATUS')
  const read = (text: ConsentText) => <DocumentLink text={text} query={query} newTab={t('consents.newTab')} />
  return (
    <fieldset className="plain-group start__consents">
      <legend>{t('consents.heading')}</legend>
      {privacy && (
        <p className="start__privacy">
          {privacy.text} {read(privacy)}
        </p>
      )}
      {terms && <ConsentField name="consentTnc" text={terms} hint={read(terms)} />}
      {bureau && <ConsentField name="consentBureau" text={bureau} hint={t('bureau.hint')} />}
      {whatsapp && <ConsentField name="consentWhatsapp" text={whatsapp} hint={t('whatsapp.hint')} required={false} />}
      {retailer && (
        <ConsentField name="consentPartnerStatus" text={retailer} hint={t('partnerStatus.hint')} required={false} />
      )}
    </fieldset>
  )
}
