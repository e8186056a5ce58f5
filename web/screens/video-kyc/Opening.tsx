import { textAtOpening } from '@card-journey/contract/calls/kyc/textAtOpening.ts'
import { Button } from '@card-journey/ui/Button.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { useAttempt } from '../../engine/use-attempt.ts'
import { useJourney } from '../../engine/use-journey.ts'
import { ProblemNotice } from '../../layout/ProblemNotice.tsx'
import { useTicks } from '../../layout/use-ticks.ts'
import { useLanguage, useTexts } from '../../texts/screen-texts.ts'
import { CalendarFile } from './CalendarFile.tsx'
import './video-kyc.css'

const minuteMs = 60_000
/** A reminder in a calendar, not an appointment. */
const entryMinutes = 15

/** The closed desk: how long until it opens, a message and a calendar entry for then; afterwards, the way on. */
export function Opening({ at }: { at: string }) {
  const t = useTexts('call-ahead')
  const ending = useTexts('ending')
  const language = useLanguage()
  const { application, now, moveOn } = useJourney()
  const attempt = useAttempt()
  useTicks(5000)
  const left = Math.ceil((Date.parse(at) - now()) / minuteMs)
  if (left <= 0)
    return (
      <div role="status">
        <p>{t('opens.now')}</p>
        <Button onClick={() => moveOn()}>{t('opens.start')}</Button>
      </div>
    )
  const [hours, minutes] = [Math.floor(left / 60), left % 60]
  const time = hours > 0 ? t('opens.hours', { hours, minutes }) : t('opens.minutes', { minutes })
  const asked = application?.facts.videoKyc?.atOpening !== undefined
  return (
    <Panel heading={ending('ways')}>
      <p>{t('opens', { time })}</p>
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
