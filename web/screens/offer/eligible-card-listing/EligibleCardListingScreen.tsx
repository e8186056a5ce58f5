import type { ProductOnWire } from '@card-journey/contract/shapes/product.ts'
import { eligibleCardListing } from '@card-journey/journey/steps/offer/eligible-card-listing/form.ts'
import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { useWatch } from 'react-hook-form'
import { ChoiceField } from '../../../fields/ChoiceField.tsx'
import { ScreenForm } from '../../../form/ScreenForm.tsx'
import { useScreenForm } from '../../../form/use-screen-form.ts'
import type { Master } from '../../../master/master.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { LoadFailed } from '../../../layout/LoadFailed.tsx'
import { ProductArt } from '../../../layout/ProductArt.tsx'

export interface EligibleCardListingScreenProps {
  /** The cards from multCardEligibilityCheck, with design and pitch from the products. */
  cards: Master<readonly ProductOnWire[]>
}

/** The customer is eligible for more than one card: one is chosen, seen in detail, customised. */
export function EligibleCardListingScreen({ cards }: EligibleCardListingScreenProps) {
  const t = useTexts('eligible-card-listing')
  const { act } = useJourney()
  const binding = useScreenForm(eligibleCardListing, {
    submit: (answers) => act('eligible-card-listing', 'choose', answers),
  })
  const chosen = useWatch({ control: binding.methods.control, name: 'productCode' }) ?? ''
  const listed = cards.state === 'here' ? cards.data : []
  const shown = listed.find(({ productCode }) => productCode.toLowerCase() === chosen.toLowerCase()) ?? listed[0]
  return (
    <>
      <h1>{t('heading')}</h1>
      <p>{t('lead')}</p>
      {cards.state === 'failed' ? (
        <LoadFailed again={cards.again}>{t('failed')}</LoadFailed>
      ) : cards.state === 'loading' ? (
        <Skeleton shapes={['card', 'control', 'control', 'control']} label={t('loading')} />
      ) : (
        <ScreenForm binding={binding} submitLabel={t('submit')}>
          {shown && <ProductArt product={shown} />}
          <ChoiceField
            name="productCode"
            label={t('productCode.label')}
            choices={listed.map(({ productCode, productName, pitch }) => ({
              value: productCode.toLowerCase(),
              label: productName,
              hint: pitch,
            }))}
          />
        </ScreenForm>
      )}
    </>
  )
}
