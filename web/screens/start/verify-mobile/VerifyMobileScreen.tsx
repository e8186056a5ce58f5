import { getConsentDetails } from '@card-journey/contract/calls/master/getConsentDetails.ts'
import { screenPaths } from '@card-journey/journey/flow/screen-ids.ts'
import { verifyMobile } from '@card-journey/journey/screens/start/verify-mobile.ts'
import { buttonClass } from '@card-journey/ui/button-class.ts'
import { Notice } from '@card-journey/ui/Notice.tsx'
import { CheckboxField } from '../../../fields/CheckboxField.tsx'
import { MobileField } from '../../../fields/MobileField.tsx'
import { ScreenForm } from '../../../form/ScreenForm.tsx'
import { useScreenForm } from '../../../form/use-screen-form.ts'
import { useMaster } from '../../../journey/master.ts'
import { useChosenCard, type ChosenCard } from '../../../journey/products.ts'
import { useTexts } from '../../../journey/screen-texts.ts'
import type { SignIn } from '../../../journey/sign-in.ts'
import { useJourney } from '../../../journey/use-journey.ts'
import { Link } from '../../../layout/Link.tsx'
import { ConsentLabel } from './ConsentLabel.tsx'

/** Starts an application for the chosen card: the number, the consents, WhatsApp if wanted. */
export function VerifyMobileScreen() {
  const t = useTexts('verify-mobile')
  const { application, requestCode } = useJourney()
  const consents = useMaster(getConsentDetails, {})
  const card = useChosenCard(
    application && { productLogo: application.productLogo, feeCode: application.productFeecode },
  )
  const chosen = card.state === 'here' ? card.data : undefined
  const consentOf = (code: string) =>
    consents.state === 'here' ? consents.data.find((consent) => consent.code === code) : undefined

  const binding = useScreenForm(verifyMobile, {
    submit: ({ mobileNumber, consentTnc, consentBureau, consentWhatsapp }) => {
      const given = (code: SignIn['consents'][number]['code'], answer: string) => ({
        code,
        version: consentOf(code)?.version ?? '',
        value: answer === 'Y' ? ('Y' as const) : ('N' as const),
      })
      return requestCode({
        kind: 'apply',
        mobileNumber,
        ...(chosen && { product: productOf(chosen) }),
        consents: [
          given('TNC', consentTnc),
          given('BUREAU', consentBureau),
          given('whatsappconsent', consentWhatsapp ?? ''),
        ],
      })
    },
  })

  if (card.state === 'none') return <NoCard />
  return (
    <>
      <h1>{t('heading')}</h1>
      <p className="lead">{t('lead')}</p>
      {chosen && <p>{t('card.chosen', { product: chosen.product.productName })}</p>}
      <ScreenForm binding={binding} submitLabel={t('submit')} busyText={t('submit.busy')}>
        <MobileField
          name="mobileNumber"
          label={t('mobileNumber.label')}
          hint={t('mobileNumber.hint')}
          why={t('mobileNumber.why')}
        />
        <fieldset className="plain-group">
          <legend>{t('consents.heading')}</legend>
          <CheckboxField name="consentTnc" label={<ConsentLabel consent={consentOf('TNC')} code="TNC" />} />
          <CheckboxField name="consentBureau" label={<ConsentLabel consent={consentOf('BUREAU')} code="BUREAU" />} />
          <CheckboxField
            name="consentWhatsapp"
            required={false}
            label={consentOf('whatsappconsent')?.text ?? t('whatsapp.label')}
          />
        </fieldset>
      </ScreenForm>
      <p className="muted">
        {t('existing')} <Link to={screenPaths['verify-application']}>{t('existing.link')}</Link>
      </p>
    </>
  )
}

const productOf = ({ product, plan }: ChosenCard): NonNullable<SignIn['product']> => ({
  productCode: product.productCode,
  productLogo: product.productLogo,
  productName: product.productName,
  feeCode: plan.feeCode,
  isAirlineCobrand: product.isAirlineCobrand,
})

/** Without a card there is nothing to apply for. */
function NoCard() {
  const t = useTexts('verify-mobile')
  return (
    <>
      <h1>{t('heading')}</h1>
      <Notice>
        <p>{t('card.none')}</p>
      </Notice>
      <p>
        <Link className={buttonClass('primary')} to={screenPaths.cards}>
          {t('card.choose')}
        </Link>
      </p>
      <p className="muted">
        {t('existing')} <Link to={screenPaths['verify-application']}>{t('existing.link')}</Link>
      </p>
    </>
  )
}
