import { placeOf, streetOf } from '@card-journey/journey/application/address-lines.ts'
import { addressOf } from '@card-journey/journey/application/due.ts'
import { screenPaths } from '@card-journey/journey/ids/screen-ids.ts'
import { deliveryAddress } from '@card-journey/journey/steps/address/delivery-address/form.ts'
import { Icon } from '@card-journey/ui/Icon.tsx'
import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { ScreenForm } from '../../../form/ScreenForm.tsx'
import { useScreenForm } from '../../../form/use-screen-form.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { usePageData } from '../../../page/page-data.ts'
import { useDecision } from '../../../engine/use-decision.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { Link } from '../../../layout/Link.tsx'
import { AddressType } from './AddressType.tsx'
import './delivery-address.css'

/** Where the card is delivered. For an existing customer, submitting runs the decision (rulings, section 3). */
export function DeliveryAddressScreen() {
  const t = useTexts('delivery-address')
  const { application, act } = useJourney()
  const decide = useDecision()
  const binding = useScreenForm(deliveryAddress, {
    async submit(answers) {
      const saved = await act('delivery-address', 'submit', answers)
      return saved.ok && application?.customerType === 'ETB' ? decide() : saved
    },
  })
  // Given before the bank referred the application: shown, not asked for again.
  const office = application?.completedScreen === 'FIRST_BRE_REFERRED' ? addressOf(application, 'OFFICE') : undefined
  return (
    <>
      <h1>{t('heading')}</h1>
      <p>{t('lead', { days: usePageData().policy.deliveryWorkingDays })}</p>
      <ScreenForm binding={binding} submitLabel={t('submit')}>
        {office && (
          <p>
            {t('office', { street: streetOf(office), place: placeOf(office) })}{' '}
            <Link to={screenPaths['office-address']}>{t('office.change')}</Link>
          </p>
        )}
        {application ? (
          <AddressType application={application}>
            <Link className="choice__card another-address" to={screenPaths['detail-delivery-address']}>
              <Icon name="chevron" />
              <span className="choice__label">{t('another')}</span>
              <span className="choice__hint">{t('another.about')}</span>
            </Link>
          </AddressType>
        ) : (
          <Skeleton shapes={['panel']} label={t('loading')} />
        )}
        {application?.customerType === 'ETB' && (
          <p>
            <Link to={screenPaths['etb-personal-details']}>{t('details')}</Link>
          </p>
        )}
      </ScreenForm>
    </>
  )
}
