import { placeOf, streetOf } from '@card-journey/journey/application/address-lines.ts'
import { addressOf } from '@card-journey/journey/application/due.ts'
import { tc } from '@card-journey/journey/steps/offer/tc/form.ts'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { useJourney } from '../../../engine/use-journey.ts'
import { useScreenForm } from '../../../form/use-screen-form.ts'
import { usePageData } from '../../../page/page-data.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { AcceptTerms } from '../AcceptTerms.tsx'
import { DeclineOffer } from '../DeclineOffer.tsx'
import { KeyFacts } from '../KeyFacts.tsx'

/** Terms of an existing customer, after the decision: accepting them orders the card, declining is as near. */
export function TcScreen() {
  const t = useTexts('tc')
  const binding = useScreenForm(tc)
  return (
    <>
      <h1>{t('heading')}</h1>
      <p>{t('lead', { days: usePageData().policy.deliveryWorkingDays })}</p>
      <AcceptTerms
        binding={binding}
        actions={<DeclineOffer />}
        words={{
          card: (values) => t('card.label', values),
          limit: t('limit'),
          loading: t('loading'),
          failed: t('failed'),
          boxes: t('boxes'),
          read: (document) => t('read', { document }),
          submit: t('submit'),
          busy: t('submit.busy'),
        }}
      >
        <Delivery />
        <KeyFacts />
      </AcceptTerms>
    </>
  )
}

/** Where the card goes, as chosen on delivery-address. */
function Delivery() {
  const t = useTexts('tc')
  const { application } = useJourney()
  const address = application && (addressOf(application, 'DELIVERY') ?? addressOf(application, 'RESIDENCE'))
  return address ? (
    <Panel heading={t('delivery')}>
      <p>
        {streetOf(address)}
        <br />
        {placeOf(address)}
      </p>
    </Panel>
  ) : null
}
