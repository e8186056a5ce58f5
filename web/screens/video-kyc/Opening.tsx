import { textAtOpening } from '@card-journey/contract/calls/kyc/textAtOpening.ts'
import { Button } from '@card-journey/ui/Button.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { useAttempt } from '../../engine/use-attempt.ts'
import { useJourney } from '../../engine/use-journey.ts'
import { ProblemNotice } from '../../layout/ProblemNotice.tsx'
import { useLanguage, useTexts } from '../../texts/screen-texts.ts'
import { CalendarFile } from './CalendarFile.tsx'
import type { Opening as DeskOpening } from './use-next-opening.ts'
import './video-kyc.css'

/** A reminder in a calendar, not an appointment. */
const entryMinutes = 15

/** Asks for a message when the desk opens, or takes that back: one button, so that focus stays where it is. */
function useTextAtOpening() {
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

/** The closed desk: a message and a calendar entry for when it opens; afterwards, that it has. */
export function Opening({ opening }: { opening: DeskOpening }) {
  const t = useTexts('call-ahead')
  const ending = useTexts('ending')
  const { said, button } = useTextAtOpening()
  if (opening.state === 'opened') return <p role="status">{t('opens.now')}</p>
  const { at } = opening
  return (
    <Panel heading={ending('ways')}>
      <p role="status">{said}</p>
      <ProblemNotice />
      <ul className="ahead__rows">
        <li>
          <Button kind="quiet" {...button} />
        </li>
        <li>
          <CalendarFile startsAt={at} minutes={entryMinutes} />
        </li>
      </ul>
    </Panel>
  )
}

/** The way on once the desk has opened before the applicant's eyes: then it is the page's first one. */
export function StartNow() {
  const t = useTexts('call-ahead')
  const { moveOn } = useJourney()
  return <Button onClick={() => moveOn()}>{t('opens.start')}</Button>
}
