import { Button } from '@card-journey/ui/Button.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { useJourney } from '../../engine/use-journey.ts'
import { ProblemNotice } from '../../layout/ProblemNotice.tsx'
import { useTexts } from '../../texts/screen-texts.ts'
import { CalendarFile } from './CalendarFile.tsx'
import { useTextAtOpening } from './TextAtOpening.tsx'
import type { Opening as DeskOpening } from './use-next-opening.ts'
import './video-kyc.css'

/** A reminder in a calendar, not an appointment. */
const entryMinutes = 15

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
