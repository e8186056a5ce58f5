import { getProductDetails } from '@card-journey/contract/calls/master/getProductDetails.ts'
import { isAirlineCobrand } from '@card-journey/journey/application/due.ts'
import { nameOnCard, nameOnCardLength } from '@card-journey/journey/fields/name-on-card.ts'
import type { Answers } from '@card-journey/journey/steps/form.ts'
import { customiseCard } from '@card-journey/journey/steps/offer/customise-card/form.ts'
import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { useWatch } from 'react-hook-form'
import { ChoiceField } from '../../../fields/ChoiceField.tsx'
import { NameField } from '../../../fields/NameField.tsx'
import { TextField } from '../../../fields/TextField.tsx'
import { ScreenForm } from '../../../form/ScreenForm.tsx'
import { useScreenForm } from '../../../form/use-screen-form.ts'
import type { Outcome } from '../../../engine/journey.ts'
import { useMaster } from '../../../master/master.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useFieldTexts } from '../../../texts/use-field-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { LoadFailed } from '../../../layout/LoadFailed.tsx'
import { ProductArt } from '../../../layout/ProductArt.tsx'

type Field = keyof typeof customiseCard.questions

export interface CustomiseCardScreenProps {
  /** customerOfferDetails: saves the choices and asks for the offer of the chosen card. */
  save: (answers: Answers<Field>) => Promise<Outcome>
}

/** Customises the chosen card: its network, the name on it, the airline's number (RT-72). */
export function CustomiseCardScreen({ save }: CustomiseCardScreenProps) {
  const t = useTexts('customise-card')
  const field = useFieldTexts()
  const { application } = useJourney()
  const binding = useScreenForm(customiseCard, { submit: save })
  const code = application?.facts.cardChoice?.productCode
  const products = useMaster(getProductDetails, code ? {} : undefined)
  const product =
    products.state === 'here' ? products.data.find(({ productCode }) => productCode.toLowerCase() === code) : undefined
  const name = nameOnCard.normalise(useWatch({ control: binding.methods.control, name: 'nameOnCard' }) ?? '')
  return (
    <>
      <h1>{t('heading')}</h1>
      <p>{t('lead')}</p>
      {products.state === 'failed' && <LoadFailed again={products.again}>{t('failed')}</LoadFailed>}
      {product ? (
        <ScreenForm binding={binding} busyText={t('submit.busy')}>
          <ProductArt product={product} holder={name.slice(0, nameOnCardLength).toUpperCase()} />
          <ChoiceField
            name="network"
            label={t('network.label')}
            hint={t('network.hint')}
            choices={product.networks.map(({ code: value, name: label }) => ({ value, label }))}
            columns={2}
          />
          <NameField {...field('nameOnCard')} />
          {application && isAirlineCobrand(application) && (
            <TextField
              {...field('frequentFlyerNumber')}
              required={false}
              input={{ inputMode: 'numeric', fits: 'phone' }}
            />
          )}
        </ScreenForm>
      ) : (
        products.state !== 'failed' && <Skeleton shapes={['card', 'control', 'control']} label={t('loading')} />
      )}
    </>
  )
}
