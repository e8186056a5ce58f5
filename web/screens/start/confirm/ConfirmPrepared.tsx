import { consentCodes } from '@card-journey/journey/application/consent.ts'
import { confirm } from '@card-journey/journey/steps/start/confirm/form.ts'
import { dialled } from '@card-journey/journey/fields/mobile-number.ts'
import { Facts } from '@card-journey/ui/Facts.tsx'
import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { ScreenForm } from '../../../form/ScreenForm.tsx'
import { useScreenForm } from '../../../form/use-screen-form.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { CardColumn } from '../../../layout/CardColumn.tsx'
import { ProductArt } from '../../../layout/ProductArt.tsx'
import { LoadFailed } from '../../../layout/LoadFailed.tsx'
import { useConsentTexts } from '../../../master/offer-texts.ts'
import { HelpLine } from '../../outcome/HelpLine.tsx'
import { StartConsents } from '../StartConsents.tsx'
import type { PreparedApplication } from './use-client-data.ts'

const asked = ['consentTnc', 'consentBureau', 'consentWhatsapp'] as const

/** Whose application it is; the press sends the code to the number on file, which the browser never learns from it. */
export function ConfirmPrepared({ product, feeCode, mobileNumber, by, asksPartnerStatus }: PreparedApplication) {
  const t = useTexts('confirm')
  const { requestCode, state } = useJourney()
  const consents = useConsentTexts()
  const boxes = asksPartnerStatus ? ([...asked, 'consentPartnerStatus'] as const) : asked
  const binding = useScreenForm(confirm, {
    submit(answers) {
      const { consentsShown } = state()
      const { productCode, productLogo, productName, isAirlineCobrand } = product
      return requestCode({
        kind: 'apply',
        mobileNumber: '',
        maskedMobile: mobileNumber,
        language: consentsShown.TNC?.language,
        product: { productCode, productLogo, productName, isAirlineCobrand, feeCode },
        consents: boxes.map((field) => {
          const code = consentCodes[field]
          return { code, version: consentsShown[code]?.version ?? '', value: answers[field] === 'Y' ? 'Y' : 'N' }
        }),
      })
    },
  })
  return (
    <>
      <h1>{t('heading')}</h1>
      <p>{t(`lead.${by}`)}</p>
      <ScreenForm binding={binding} submitLabel={t('submit')} busyText={t('submit.busy')}>
        {/* Within the form, so that its bar keeps to the edge of a phone from the top. */}
        <CardColumn>
          <ProductArt product={product} travels label={t('card.label', { product: product.productName })} />
        </CardColumn>
        <Facts
          facts={[
            { term: t('card'), value: product.productName },
            { term: t('mobile'), value: dialled(mobileNumber) },
          ]}
        />
        <HelpLine text={(values) => t('notYou', values)} />
        {consents.state === 'loading' && <Skeleton shapes={boxes.map(() => 'control')} label={t('loading')} />}
        {consents.state === 'failed' && <LoadFailed again={consents.again}>{t('failed')}</LoadFailed>}
        {consents.state === 'here' && (
          <StartConsents
            texts={consents.data}
            query={{ productLogo: product.productLogo, feeCode }}
            partnerStatus={asksPartnerStatus}
          />
        )}
      </ScreenForm>
    </>
  )
}
