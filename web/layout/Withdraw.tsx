import { useTexts } from '../texts/screen-texts.ts'
import { WithdrawAfterAsking } from './WithdrawAfterAsking.tsx'

/** The way out of an application that is on every screen. */
export function Withdraw() {
  const t = useTexts('shell')
  return (
    <div className="footer__act">
      <WithdrawAfterAsking
        words={{
          open: t('withdraw.open'),
          heading: t('withdraw.heading'),
          text: t('withdraw.text'),
          keep: t('withdraw.keep'),
          confirm: t('withdraw.confirm'),
        }}
      />
    </div>
  )
}
