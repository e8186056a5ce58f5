import { WithdrawAfterAsking } from '../../layout/WithdrawAfterAsking.tsx'
import { useTexts } from '../../texts/screen-texts.ts'

/** Declining an offer altogether is a withdrawal, in words of its own. */
export function DeclineOffer() {
  const t = useTexts('congratulations')
  return (
    <WithdrawAfterAsking
      equal
      words={{
        open: t('decline'),
        heading: t('decline.heading'),
        text: t('decline.text'),
        keep: t('decline.keep'),
        confirm: t('decline.confirm'),
      }}
    />
  )
}
