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

/** The closed desk: a message and a calendar entry for when it opens; afterwards, that it has. */
export function Opening({ opening }: { opening: DeskOpening }) {
  const t = useTexts('call-ahead')
  const ending = useTexts('ending')
  const language = useLanguage()
  const { application } = useJourney()
  const attempt = useAttempt()
  if (opening.state === 'opened') return <p role="status">{t('opens.now')}</p>
  const { at } = opening
  const asked = application?.facts.videoKyc?.atOpening !== undefined
  return (
    <Panel heading={ending('ways')}>
      <p role="status">{asked ? t('opens.asked') : ''}</p>
      <ProblemNotice />
      <ul className="ahead__rows">
        <li>
          {/* One button, so that focus stays where it is. */}
          <Button
            kind="quiet"
            busyText={t('opens.textBusy')}
            onClick={() => attempt(textAtOpening, { wanted: asked ? 'N' : 'Y', language })}
          >
            {asked ? t('opens.undo') : t('opens.text')}
          </Button>
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
