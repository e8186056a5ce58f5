import { placeOf, streetOf } from '@card-journey/journey/application/address-lines.ts'
import { addressOf } from '@card-journey/journey/application/due.ts'
import { tc } from '@card-journey/journey/steps/offer/tc/form.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { useScreenForm } from '../../../form/use-screen-form.ts'
import { usePageData } from '../../../page/page-data.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { Offer } from '../Offer.tsx'

/** The offer of an existing customer, after the decision: accepting it orders the card. */
export function TcScreen() {
  const t = useTexts('tc')
  const { application } = useJourney()
  const binding = useScreenForm(tc)
  // As chosen on delivery-address.
  const address = application && (addressOf(application, 'DELIVERY') ?? addressOf(application, 'RESIDENCE'))
  return (
    <>
      <h1>{t('heading')}</h1>
      <p className="lead">{t('lead', { days: usePageData().policy.deliveryWorkingDays })}</p>
      <Offer
        binding={binding}
        submitLabel={t('submit')}
        busyText={t('submit.busy')}
        words={{ delivery: address && t('delivery', { street: streetOf(address), place: placeOf(address) }) }}
      />
    </>
  )
}
