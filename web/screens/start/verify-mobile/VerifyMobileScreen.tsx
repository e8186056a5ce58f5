import { screenPaths } from '@card-journey/journey/ids/screen-ids.ts'
import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { buttonClass } from '@card-journey/ui/button-class.ts'
import { useChosenCard } from '../../../master/products.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { Link } from '../../../layout/Link.tsx'
import { ChosenCardLine } from '../ChosenCardLine.tsx'
import { ToApplication } from '../ToApplication.tsx'
import { StartForm } from './StartForm.tsx'

/** Starts an application for the chosen card: the number, the bank's terms, the credit enquiry, WhatsApp if wanted. */
export function VerifyMobileScreen() {
  const t = useTexts('verify-mobile')
  const card = useChosenCard(useRememberedCard())
  return (
    <>
      <h1>{t(card.state === 'none' ? 'card.none' : 'heading')}</h1>
      <ToApplication />
      {card.state === 'none' ? (
        <>
          <p className="lead">{t('card.none.lead')}</p>
          <ActionBar>
            <Link className={buttonClass('primary')} to={screenPaths.cards}>
              {t('card.choose')}
            </Link>
          </ActionBar>
        </>
      ) : (
        <>
          <p className="lead">{t('lead')}</p>
          {card.state === 'here' ? (
            <ChosenCardLine product={card.data.product} change={t('card.change')}>
              {t('card.chosen', { product: card.data.product.productName })}
            </ChosenCardLine>
          ) : (
            <Skeleton label={t('card.loading')} shapes={['line']} />
          )}
          <StartForm card={card.state === 'here' ? card.data : undefined} />
        </>
      )}
      <p className="muted">
        {t('existing')} <Link to={screenPaths['verify-application']}>{t('existing.link')}</Link>
      </p>
    </>
  )
}

/** If the address names no card: the card of the sign-in in progress, else that of the application. */
function useRememberedCard() {
  const { signIn, application } = useJourney()
  if (signIn?.product) return { productLogo: signIn.product.productLogo, feeCode: signIn.product.feeCode }
  return application && { productLogo: application.productLogo, feeCode: application.productFeecode }
}
