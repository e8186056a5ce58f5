import { getProductDetails } from '@card-journey/contract/calls/master/getProductDetails.ts'
import { rupeesText } from '@card-journey/ui/Amount.tsx'
import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { Button } from '@card-journey/ui/Button.tsx'
import { Facts } from '@card-journey/ui/Facts.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { useMaster } from '../../../master/master.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { LoadFailed } from '../../../layout/LoadFailed.tsx'
import { ProblemNotice } from '../../../layout/ProblemNotice.tsx'
import { CardColumn } from '../../../layout/CardColumn.tsx'
import { ProductArt } from '../../../layout/ProductArt.tsx'

/** One eligible card in detail, before it is customised; Back leads to the others (RT-72). */
export function AuthCardDetailsScreen() {
  const t = useTexts('auth-card-details')
  const { application, act, back, pending } = useJourney()
  const code = application?.facts.cardChoice?.productCode
  const products = useMaster(getProductDetails, code ? {} : undefined)
  const product =
    products.state === 'here' ? products.data.find(({ productCode }) => productCode.toLowerCase() === code) : undefined
  const [plan] = product?.feeCodeDetails ?? []
  const limit = application?.facts.customer?.limits?.find(({ productCode }) => productCode === code)?.upTo
  const fee = (amount: number): string => (amount === 0 ? t('fee.none') : rupeesText(amount))
  if (products.state === 'failed' || (products.state === 'here' && !product))
    return (
      <>
        <h1>{t('heading')}</h1>
        <LoadFailed again={products.state === 'failed' ? products.again : undefined}>{t('failed')}</LoadFailed>
        <ActionBar>
          <Button kind="secondary" onClick={() => back('auth-card-details')}>
            {t('others')}
          </Button>
        </ActionBar>
      </>
    )
  return (
    <>
      <h1>{product?.productName ?? t('heading')}</h1>
      {product && plan ? (
        <>
          <p>{product.pitch}</p>
          <CardColumn>
            <ProductArt product={product} travels label={t('card.label', { product: product.productName })} />
          </CardColumn>
          <Facts
            facts={[
              ...(limit ? [{ term: t('limit'), value: t('limit.upTo', { amount: rupeesText(limit) }) }] : []),
              { term: t('fee.joining'), value: fee(plan.joiningFee) },
              { term: t('fee.annual'), value: fee(plan.annualFee) },
            ]}
          />
          <Panel heading={t('benefits')}>
            <ul className="bullets">
              {product.benefits.map(({ title, text }) => (
                <li key={title}>
                  <strong>{title}</strong>: {text}
                </li>
              ))}
            </ul>
          </Panel>
          <p className="muted">{t('next')}</p>
        </>
      ) : (
        <Skeleton shapes={['line', 'card', 'line', 'line', 'panel']} label={t('loading')} />
      )}
      <ProblemNotice />
      <ActionBar>
        <Button
          busy={pending}
          busyText={t('choose.busy')}
          unready={!product}
          onClick={() => product && act('auth-card-details', 'choose')}
        >
          {t('choose')}
        </Button>
        <Button kind="secondary" onClick={() => back('auth-card-details')}>
          {t('others')}
        </Button>
      </ActionBar>
    </>
  )
}
