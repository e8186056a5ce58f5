import { consentCodes } from '@card-journey/journey/application/consent.ts'
import { confirm } from '@card-journey/journey/steps/start/confirm/form.ts'
import { Facts } from '@card-journey/ui/Facts.tsx'
import { ScreenForm } from '../../../form/ScreenForm.tsx'
import { useScreenForm } from '../../../form/use-screen-form.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { CardColumn } from '../../../layout/CardColumn.tsx'
import { ProductArt } from '../../../layout/ProductArt.tsx'
import { ConsentBoxes, type ConsentBox } from '../../offer/ConsentBoxes.tsx'
import type { PreparedApplication } from './use-client-data.ts'

/** The boxes whose codes a sign-in can carry. */
type PreparedBox = ConsentBox & { field: keyof typeof confirm.questions }

const asked: readonly PreparedBox[] = [
  { field: 'consentTnc' },
  { field: 'consentBureau' },
  { field: 'consentWhatsapp', required: false },
]
const partnerStatus: PreparedBox = { field: 'consentPartnerStatus', required: false }

/** Whose application it is; the press sends the code to the number on file, which the browser never learns from it. */
export function ConfirmPrepared({ product, feeCode, mobileNumber, by, asksPartnerStatus }: PreparedApplication) {
  const t = useTexts('confirm')
  const { requestCode, state } = useJourney()
  const boxes = asksPartnerStatus ? [...asked, partnerStatus] : asked
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
        consents: boxes.map(({ field }) => {
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
      <CardColumn>
        <ProductArt product={product} travels label={t('card.label', { product: product.productName })} />
      </CardColumn>
      <Facts
        facts={[
          { term: t('card'), value: product.productName },
          { term: t('mobile'), value: mobileNumber },
        ]}
      />
      <p className="muted">{t('notYou')}</p>
      <ScreenForm binding={binding} submitLabel={t('submit')} busyText={t('submit.busy')}>
        <ConsentBoxes boxes={boxes} again words={{ loading: t('loading'), failed: t('failed'), newTab: t('newTab') }} />
      </ScreenForm>
    </>
  )
}
