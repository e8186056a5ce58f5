import { getConsentDetails } from '@card-journey/contract/calls/master/getConsentDetails.ts'
import { verifyMobile } from '@card-journey/journey/steps/start/verify-mobile/form.ts'
import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { MobileField } from '../../../fields/MobileField.tsx'
import { ScreenForm } from '../../../form/ScreenForm.tsx'
import { useScreenForm } from '../../../form/use-screen-form.ts'
import type { Outcome } from '../../../engine/journey.ts'
import { useMaster } from '../../../master/master.ts'
import { useFailureRoute, type ChosenCard } from '../../../master/products.ts'
import { useLanguage, useTexts } from '../../../texts/screen-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { Consents } from './Consents.tsx'
import { enteredBefore, useEnteredBefore } from './use-entered-before.ts'

const notYet: Outcome = { ok: false, failure: undefined, fields: {} }

/** The number and the consents. Without the bank's texts nothing can be agreed to, so nothing is sent. */
export function StartForm({ card }: { card: ChosenCard | undefined }) {
  const t = useTexts('verify-mobile')
  const language = useLanguage()
  const { requestCode, signIn } = useJourney()
  const consents = useMaster(getConsentDetails, {})
  useFailureRoute(consents.state === 'failed')
  const texts = consents.state === 'here' ? consents.data : []

  const binding = useScreenForm(verifyMobile, {
    defaults: enteredBefore(signIn),
    async submit({ mobileNumber, consentTnc, consentBureau, consentWhatsapp }) {
      if (!card || texts.length === 0) return notYet
      const { productCode, productLogo, productName, isAirlineCobrand } = card.product
      const given = { TNC: consentTnc, BUREAU: consentBureau, whatsappconsent: consentWhatsapp } as const
      return requestCode({
        kind: 'apply',
        mobileNumber,
        language,
        product: { productCode, productLogo, productName, isAirlineCobrand, feeCode: card.plan.feeCode },
        consents: (['TNC', 'BUREAU', 'whatsappconsent'] as const).map((code) => ({
          code,
          version: texts.find((text) => text.code === code)?.version ?? '',
          value: given[code] === 'Y' ? 'Y' : 'N',
        })),
      })
    },
  })
  useEnteredBefore(binding.methods)
  return (
    <ScreenForm binding={binding} submitLabel={t('submit')} busyText={t('submit.busy')}>
      <MobileField
        name="mobileNumber"
        label={t('mobileNumber.label')}
        hint={t('mobileNumber.hint')}
        why={t('mobileNumber.why')}
      />
      {texts.length > 0 ? (
        <Consents texts={texts} query={card?.query} />
      ) : (
        <Skeleton label={t('consents.loading')} shapes={['heading', 'control', 'control', 'control']} />
      )}
    </ScreenForm>
  )
}
