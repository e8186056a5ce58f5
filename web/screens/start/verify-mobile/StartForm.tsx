import { getConsentDetails } from '@card-journey/contract/calls/master/getConsentDetails.ts'
import { asksPartnerStatus } from '@card-journey/journey/rules/entry/partner-status.ts'
import { verifyMobile } from '@card-journey/journey/steps/start/verify-mobile/form.ts'
import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { MobileField } from '../../../fields/MobileField.tsx'
import { ScreenForm } from '../../../form/ScreenForm.tsx'
import { useScreenForm } from '../../../form/use-screen-form.ts'
import type { Outcome } from '../../../engine/journey.ts'
import { useMaster } from '../../../master/master.ts'
import { usePageData } from '../../../page/page-data.ts'
import { useHydrated } from '../../../page/page-query.ts'
import { keptChannel } from '../../../sign-in/entry-data.ts'
import { useFailureRoute, type ChosenCard } from '../../../master/products.ts'
import { useLanguage, useTexts } from '../../../texts/screen-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { StartConsents } from '../StartConsents.tsx'
import { enteredBefore, useEnteredBefore } from './use-entered-before.ts'

const atStart = ['TNC', 'BUREAU', 'whatsappconsent'] as const

const notYet: Outcome = { ok: false, failure: undefined, fields: {} }

/** The number and the consents. Without the bank's texts nothing can be agreed to, so nothing is sent. */
export function StartForm({ card }: { card: ChosenCard | undefined }) {
  const t = useTexts('verify-mobile')
  const language = useLanguage()
  const { requestCode, session, signIn } = useJourney()
  const consents = useMaster(getConsentDetails, {})
  useFailureRoute(consents.state === 'failed')
  const texts = consents.state === 'here' ? consents.data : []
  // Also where a prepared application has come from /confirm, because a text has changed: the partner's cookie is not here.
  const askedBefore = signIn?.consents.some(({ code }) => code === 'PARTNER_STATUS') === true
  const partnerStatus = useAsksPartnerStatus(card) || askedBefore

  const binding = useScreenForm(verifyMobile, {
    defaults: enteredBefore(signIn, session),
    async submit({ mobileNumber, consentTnc, consentBureau, consentWhatsapp, consentPartnerStatus }) {
      if (!card || texts.length === 0) return notYet
      const { productCode, productLogo, productName, isAirlineCobrand } = card.product
      const given = {
        TNC: consentTnc,
        BUREAU: consentBureau,
        whatsappconsent: consentWhatsapp,
        PARTNER_STATUS: consentPartnerStatus,
      }
      const shown = partnerStatus ? ([...atStart, 'PARTNER_STATUS'] as const) : atStart
      return requestCode({
        kind: 'apply',
        mobileNumber,
        language,
        product: { productCode, productLogo, productName, isAirlineCobrand, feeCode: card.plan.feeCode },
        consents: shown.map((code) => ({
          code,
          version: texts.find((text) => text.code === code)?.version ?? '',
          value: given[code] === 'Y' ? 'Y' : 'N',
        })),
      })
    },
  })
  useEnteredBefore(binding.form)
  return (
    <ScreenForm binding={binding} submitLabel={t('submit')} busyText={t('submit.busy')}>
      <MobileField
        name="mobileNumber"
        label={t('mobileNumber.label')}
        hint={t('mobileNumber.hint')}
        why={t('mobileNumber.why')}
      />
      {texts.length > 0 ? (
        <StartConsents texts={texts} query={card?.query} partnerStatus={partnerStatus} />
      ) : (
        <Skeleton label={t('consents.loading')} shapes={['heading', 'control', 'control', 'control']} />
      )}
    </ScreenForm>
  )
}

/** The retailer's card, brought by the partner's link; the server, which has no cookies of it, renders without the box. */
function useAsksPartnerStatus(card: ChosenCard | undefined): boolean {
  const { policy } = usePageData()
  const alive = useHydrated()
  if (!alive || !card) return false
  return asksPartnerStatus({ productCode: card.product.productCode, channelCode: keptChannel()?.channelCode }, policy)
}
