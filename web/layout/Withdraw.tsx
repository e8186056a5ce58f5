import { mayWithdraw } from '@card-journey/journey/rules/life/withdrawal.ts'
import { useJourney } from '../engine/use-journey.ts'
import { useTexts } from '../texts/screen-texts.ts'
import { WithdrawAfterAsking } from './WithdrawAfterAsking.tsx'

/** The way out of an application that is on every screen, as long as there is one. */
export function Withdraw() {
  const t = useTexts('shell')
  const { application, session } = useJourney()
  if (!application || session.ended() || !mayWithdraw(application)) return null
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
