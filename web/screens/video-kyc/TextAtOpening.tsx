import { textAtOpening } from '@card-journey/contract/calls/kyc/textAtOpening.ts'
import { Button } from '@card-journey/ui/Button.tsx'
import { useAttempt } from '../../engine/use-attempt.ts'
import { useJourney } from '../../engine/use-journey.ts'
import { useLanguage, useTexts } from '../../texts/screen-texts.ts'

/** Asks for a message when the desk opens, or takes that back: one button, so that focus stays where it is. */
export function useTextAtOpening() {
  const t = useTexts('call-ahead')
  const language = useLanguage()
  const { application } = useJourney()
  const attempt = useAttempt()
  const asked = application?.facts.videoKyc?.atOpening !== undefined
  return {
    said: asked ? t('opens.asked') : '',
    button: {
      busyText: t('opens.textBusy'),
      onClick: () => attempt(textAtOpening, { wanted: asked ? 'N' : 'Y', language }),
      children: asked ? t('opens.undo') : t('opens.text'),
    },
  }
}

/** For whoever wants no time of their own. */
export function TextAtOpening() {
  const { said, button } = useTextAtOpening()
  return (
    <>
      <p role="status">{said}</p>
      <Button kind="secondary" {...button} />
    </>
  )
}
