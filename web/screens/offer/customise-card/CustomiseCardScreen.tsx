import { getProductDetails } from '@card-journey/contract/calls/master/getProductDetails.ts'
import { embossed, nameOnCardLength } from '@card-journey/journey/fields/name-on-card.ts'
import { customiseCard } from '@card-journey/journey/steps/offer/customise-card/form.ts'
import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { useTyped } from '../../../form/use-form.ts'
import { ChoiceField } from '../../../fields/ChoiceField.tsx'
import { NameField } from '../../../fields/NameField.tsx'
import { NearLimit } from '../../../fields/NearLimit.tsx'
import { ScreenForm } from '../../../form/ScreenForm.tsx'
import { useScreenForm } from '../../../form/use-screen-form.ts'
import { useMaster } from '../../../master/master.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useFieldTexts } from '../../../texts/use-field-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { LoadFailed } from '../../../layout/LoadFailed.tsx'
import { CardColumn } from '../../../layout/CardColumn.tsx'
import { ProductArt } from '../../../layout/ProductArt.tsx'
import { CardLabel } from '../CardLabel.tsx'
import { FrequentFlyer } from '../FrequentFlyer.tsx'

/** Customises the chosen card: network and design where it comes in several, the name on it, the airline's number (RT-72). */
export function CustomiseCardScreen() {
  const t = useTexts('customise-card')
  const field = useFieldTexts()
  const { application } = useJourney()
  const binding = useScreenForm(customiseCard)
  const { cardChoice, eligibleCard } = application?.facts ?? {}
  const products = useMaster(getProductDetails, cardChoice ? {} : undefined)
  const product =
    products.state === 'here'
      ? products.data.find(({ productCode }) => productCode.toLowerCase() === cardChoice?.productCode)
      : undefined
  const holder = useTyped('nameOnCard', binding.form)
  const look = useTyped('design', binding.form)
  const networks = product?.networks.filter(({ code }) => eligibleCard?.networks.includes(code)) ?? []
  const designs = product?.designs?.filter(({ code }) => eligibleCard?.designs.includes(code)) ?? []
  const pattern = designs.find(({ code }) => code === look)?.pattern
  return (
    <>
      <h1>{t('heading')}</h1>
      <p>{t('lead')}</p>
      {products.state === 'failed' && <LoadFailed again={products.again}>{t('failed')}</LoadFailed>}
      {product ? (
        <ScreenForm binding={binding} busyText={t('submit.busy')}>
          <CardColumn>
            <ProductArt
              product={pattern ? { ...product, art: { ...product.art, pattern } } : product}
              holder={embossed(holder)}
            />
          </CardColumn>
          {designs.length > 1 && (
            <ChoiceField
              name="design"
              label={t('design.label')}
              choices={designs.map(({ code, name, pattern: drawn }) => ({
                value: code,
                label: <CardLabel product={{ ...product, art: { ...product.art, pattern: drawn } }} name={name} />,
              }))}
              columns={designs.length === 2 ? 2 : 3}
            />
          )}
          {networks.length > 1 && (
            <ChoiceField
              name="network"
              label={t('network.label')}
              hint={t('network.hint')}
              choices={networks.map(({ code: value, name: label }) => ({ value, label }))}
              columns={2}
            />
          )}
          <NearLimit name="nameOnCard" most={nameOnCardLength}>
            <NameField {...field('nameOnCard')} />
          </NearLimit>
          <FrequentFlyer />
        </ScreenForm>
      ) : (
        products.state !== 'failed' && <Skeleton shapes={['card', 'control', 'control']} label={t('loading')} />
      )}
    </>
  )
}
