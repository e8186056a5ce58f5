import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import type { ProductOnWire } from '@card-journey/contract/shapes/product.ts'
import { screenPaths } from '@card-journey/journey/ids/screen-ids.ts'
import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { Button } from '@card-journey/ui/Button.tsx'
import { buttonClass } from '@card-journey/ui/button-class.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { Link } from '../../../layout/Link.tsx'
import { ProblemNotice } from '../../../layout/ProblemNotice.tsx'
import { CardColumn } from '../../../layout/CardColumn.tsx'
import { ProductArt } from '../../../layout/ProductArt.tsx'
import { useTexts } from '../../../texts/screen-texts.ts'

/** Another card than the one applied for, said by name: taking it and not taking it are equal choices (ADR 0052). */
export function OneOtherCard({ application, card }: { application: ApplicationView; card: ProductOnWire }) {
  const t = useTexts('eligible-card-listing')
  const { act } = useJourney()
  const names = { product: card.productName, applied: application.productName }
  const choose = () => act('eligible-card-listing', 'choose', { productCode: card.productCode.toLowerCase() })
  return (
    <>
      <h1>{t('other.heading', names)}</h1>
      <p className="lead">{t('other.lead', names)}</p>
      <CardColumn>
        <ProductArt product={card} />
      </CardColumn>
      <p>{card.pitch}</p>
      <p>{t('other.withdraw')}</p>
      <ProblemNotice />
      <ActionBar>
        <Button kind="secondary" busyText={t('other.busy')} onClick={choose}>
          {t('other.see', names)}
        </Button>
        <Link className={buttonClass('secondary')} to={screenPaths.cards}>
          {t('other.others')}
        </Link>
      </ActionBar>
    </>
  )
}
