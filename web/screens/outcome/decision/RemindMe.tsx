import { remindToApply } from '@card-journey/contract/calls/apps/remindToApply.ts'
import { Button } from '@card-journey/ui/Button.tsx'
import { useAttempt } from '../../../engine/use-attempt.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { ProblemNotice } from '../../../layout/ProblemNotice.tsx'
import { dayInWords } from '../../../texts/day-in-words.ts'
import { useLanguage, useTexts } from '../../../texts/screen-texts.ts'
import './decision.css'

/** "Remind me on that day", and its undoing. What was asked for is in the record. */
export function RemindMe() {
  const t = useTexts('ending')
  const language = useLanguage()
  const { application, today } = useJourney()
  const attempt = useAttempt()
  const asked = application?.facts.reminder?.day
  const choose = (wanted: 'Y' | 'N') => attempt(remindToApply, { wanted, language })
  return (
    <>
      <p className="reminder" role="status">
        {asked ? t('remind.asked', { day: dayInWords(asked, language, today()) }) : ''}
      </p>
      <ProblemNotice />
      {/* One button, so that focus stays where it is. */}
      <Button
        kind={asked ? 'quiet' : 'secondary'}
        busyText={t('remind.busy')}
        onClick={() => choose(asked ? 'N' : 'Y')}
      >
        {asked ? t('remind.undo') : t('remind.ask')}
      </Button>
    </>
  )
}
