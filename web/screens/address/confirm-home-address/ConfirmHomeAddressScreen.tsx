import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { useTexts } from '../../../texts/screen-texts.ts'
import { ChooseAddress } from './ChooseAddress.tsx'
import { FetchingAddresses } from './FetchingAddresses.tsx'
import { HomePincode } from './HomePincode.tsx'
import { useBureauAddresses } from './use-bureau-addresses.ts'

/** The pincode first; then, if the bank serves it and as announced, the addresses of the credit report to choose from. */
export function ConfirmHomeAddressScreen() {
  const t = useTexts('confirm-home-address')
  const { phase, addresses, again } = useBureauAddresses()
  return (
    <>
      <h1>{t('heading')}</h1>
      {phase === 'loading' && <Skeleton shapes={['line', 'control', 'panel']} label={t('loading')} />}
      {phase === 'pincode' && <HomePincode />}
      {(phase === 'fetching' || phase === 'failed') && <FetchingAddresses failed={phase === 'failed'} again={again} />}
      {phase === 'addresses' && <ChooseAddress addresses={addresses} />}
    </>
  )
}
