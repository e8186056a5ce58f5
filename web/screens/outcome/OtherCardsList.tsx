import { getProductDetails } from '@card-journey/contract/calls/master/getProductDetails.ts'
import type { ProductOnWire } from '@card-journey/contract/shapes/product.ts'
import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import type { PagePolicy } from '@card-journey/journey/policy.ts'
import { isPartnerChannel } from '@card-journey/journey/rules/entry/channels.ts'
import { listProducts } from '@card-journey/journey/rules/product/products.ts'
import { isRestricted } from '@card-journey/journey/rules/product/restricted-products.ts'
import { rupeesText } from '@card-journey/ui/Amount.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { useJourney } from '../../engine/use-journey.ts'
import { Link } from '../../layout/Link.tsx'
import { ProductArt } from '../../layout/ProductArt.tsx'
import { useMaster } from '../../master/master.ts'
import { usePageData } from '../../page/page-data.ts'
import { pathOf } from '../../routing/routes.ts'
import { useTexts } from '../../texts/screen-texts.ts'
import './other-cards.css'

const atMost = 3

/** Up to three cards, each with who it is for and what it costs. Until they are known, or where they can't be, nothing. */
export function OtherCardsList() {
  const t = useTexts('ending')
  const { policy } = usePageData()
  const { application } = useJourney()
  const products = useMaster(getProductDetails, {})
  const cards = products.state === 'here' ? othersOf(products.data, application, policy) : []
  if (cards.length === 0) return null
  return (
    <div className="other-cards">
      <Panel heading={t('others')}>
        <ul>
          {cards.map((product) => (
            <OtherCard key={product.productLogo} product={product} />
          ))}
        </ul>
      </Panel>
    </div>
  )
}

function OtherCard({ product }: { product: ProductOnWire }) {
  const t = useTexts('ending')
  const { productLogo, productName, eligibility, feeCodeDetails } = product
  const { note, minimumAnnualIncome } = eligibility
  const income =
    minimumAnnualIncome === 0 ? t('others.anyIncome') : t('others.income', { amount: rupeesText(minimumAnnualIncome) })
  return (
    <li className="other-card">
      <div className="other-card__art">
        <ProductArt product={product} size="thumbnail" />
      </div>
      <div>
        <Link className="other-card__name" to={pathOf('card-details', { query: { productLogo } })}>
          {productName}
        </Link>
        <p>{note ?? income}</p>
        {feeCodeDetails[0] && <p>{feeLine(feeCodeDetails[0], t)}</p>}
      </div>
    </li>
  )
}

function feeLine(
  { joiningFee, annualFee }: ProductOnWire['feeCodeDetails'][number],
  t: ReturnType<typeof useTexts<'ending'>>,
): string {
  if (joiningFee === 0 && annualFee === 0) return t('others.free')
  return t('others.fees', { joining: rupeesText(joiningFee), annual: rupeesText(annualFee) })
}

/** Of the listed cards those that may be applied for, the easiest to get first: neither the refused one nor another's. */
function othersOf(
  products: readonly ProductOnWire[],
  application: ApplicationView | null | undefined,
  policy: PagePolicy,
): ProductOnWire[] {
  const work = application?.workDetails?.employmentType
  const fromPartner = application && isPartnerChannel(application.channelCode, policy)
  const ease = ({ eligibility: { note, minimumAnnualIncome } }: ProductOnWire) =>
    note ? Infinity : minimumAnnualIncome
  return listProducts(products)
    .filter(
      ({ productLogo, productCode, eligibility }) =>
        productLogo !== application?.productLogo &&
        (fromPartner || !isRestricted(productCode, policy)) &&
        (!work || eligibility.employmentTypes.includes(work)),
    )
    .sort((one, other) => (ease(one) === ease(other) ? 0 : ease(one) - ease(other)))
    .slice(0, atMost)
}
