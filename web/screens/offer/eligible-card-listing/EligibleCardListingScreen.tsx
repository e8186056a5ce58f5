import { getProductDetails } from '@card-journey/contract/calls/master/getProductDetails.ts'
import type { ProductOnWire } from '@card-journey/contract/shapes/product.ts'
import { eligibleCardListing } from '@card-journey/journey/steps/offer/eligible-card-listing/form.ts'
import { rupeesText } from '@card-journey/ui/Amount.tsx'
import { Skeleton, type SkeletonShape } from '@card-journey/ui/Skeleton.tsx'
import { useTyped } from '../../../form/use-form.ts'
import { ChoiceField } from '../../../fields/ChoiceField.tsx'
import { FieldWordsContext, useFieldWords, type FieldWords } from '../../../fields/words.ts'
import { ScreenForm } from '../../../form/ScreenForm.tsx'
import { useScreenForm } from '../../../form/use-screen-form.ts'
import { useMaster } from '../../../master/master.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { LoadFailed } from '../../../layout/LoadFailed.tsx'
import { CardColumn } from '../../../layout/CardColumn.tsx'
import { ProductArt } from '../../../layout/ProductArt.tsx'
import { CardLabel } from '../CardLabel.tsx'
import { ChosenCard, Comparison } from './Comparison.tsx'
import { OneOtherCard } from './OneOtherCard.tsx'
import { codeOf, useLimitOf } from './use-limit-of.ts'
import '../card-label.css'

/** The customer is eligible for more than one card: one is chosen, seen in detail, customised. */
export function EligibleCardListingScreen() {
  const t = useTexts('eligible-card-listing')
  const { act, application } = useJourney()
  const binding = useScreenForm(eligibleCardListing, {
    submit: (answers) => act('eligible-card-listing', 'choose', answers),
  })
  const codes = application?.facts.customer?.cards
  const products = useMaster(getProductDetails, codes ? {} : undefined)
  const chosen = useTyped('productCode', binding.form).toLowerCase()
  const words = useCardWords(products.state === 'here' ? products.data.find(isCard(chosen)) : undefined)
  const listed = products.state === 'here' ? products.data.filter((card) => codes?.includes(codeOf(card))) : []
  const shown = listed.find(isCard(chosen)) ?? listed[0]
  const [only, ...more] = listed
  if (application && only && more.length === 0 && codeOf(only) !== application.productCode)
    return <OneOtherCard application={application} card={only} />
  const none = products.state === 'here' && codes && !shown
  return (
    <>
      <h1>{t('heading')}</h1>
      <p>{t('lead')}</p>
      <div className="eligible">
        {products.state === 'failed' || none ? (
          <LoadFailed again={products.state === 'failed' ? products.again : undefined}>{t('failed')}</LoadFailed>
        ) : shown ? (
          <ScreenForm binding={binding} submitLabel={t('submit')}>
            <CardColumn>
              <ProductArt product={shown} />
            </CardColumn>
            <ChosenCard card={shown} cards={listed} />
            <FieldWordsContext value={words}>
              <ChoiceField
                name="productCode"
                label={t('productCode.label')}
                choices={listed.map((card) => ({
                  value: codeOf(card),
                  label: <CardLabel product={card} name={<b className="card-label__name">{card.productName}</b>} />,
                  hint: <Hint card={card} />,
                }))}
              />
            </FieldWordsContext>
            <Comparison cards={listed} />
          </ScreenForm>
        ) : (
          <Skeleton shapes={shapesFor(codes?.length ?? 3)} label={t('loading')} />
        )}
      </div>
    </>
  )
}

/** The card, the name of the choice, and a place for each option. */
const shapesFor = (options: number): SkeletonShape[] => [
  'card',
  'line',
  ...Array.from({ length: options }, () => 'option' as const),
]

/** A card that is refused was withdrawn after it was chosen: the message names it. */
function useCardWords(chosen: ProductOnWire | undefined): FieldWords {
  const t = useTexts('eligible-card-listing')
  const words = useFieldWords()
  if (!chosen) return words
  const gone = t('productCode.gone', { product: chosen.productName })
  return { ...words, message: (key, values) => (key === 'choiceInvalid' ? gone : words.message(key, values)) }
}

/** What the card is best at, and its limit; where others have one, when it will be known. */
function Hint({ card }: { card: ProductOnWire }) {
  const t = useTexts('eligible-card-listing')
  const limit = useLimitOf()(card)
  const othersHave = (useJourney().application?.facts.customer?.limits ?? []).length > 0
  return (
    <>
      {card.benefits[0]?.title ?? card.pitch}{' '}
      {limit !== undefined ? (
        <b className="card-label__limit">{t('limit.named', { amount: rupeesText(limit) })}</b>
      ) : (
        othersHave && <span className="card-label__limit card-label__limit--later">{t('limit.named.later')}</span>
      )}
    </>
  )
}

const isCard = (code: string) => (card: ProductOnWire) => codeOf(card) === code
