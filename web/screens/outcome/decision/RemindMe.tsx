import { remindToApply } from '@card-journey/contract/calls/apps/remindToApply.ts'
import type { Day } from '@card-journey/journey/fields/dates.ts'
import { dateInWords } from '@card-journey/journey/texts/date-in-words.ts'
import { Button } from '@card-journey/ui/Button.tsx'
import { Icon } from '@card-journey/ui/Icon.tsx'
import { useAttempt } from '../../../engine/use-attempt.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { ProblemNotice } from '../../../layout/ProblemNotice.tsx'
import { useLanguage, useTexts } from '../../../texts/screen-texts.ts'
import './decision.css'

/** "Remind me on 20 May 2027", beside the day with its weekday, and its undoing. What was asked for is in the record. */
export function RemindMe({ day }: { day: Day }) {
  const t = useTexts('ending')
  const language = useLanguage()
  const { application } = useJourney()
  const attempt = useAttempt()
  const asked = application?.facts.reminder !== undefined
  const choose = (wanted: 'Y' | 'N') => attempt(remindToApply, { wanted, language })
  return (
    <>
      <div className="reminder">
        <p className="reminder__asked" role="status">
          {asked && (
            <>
              <Icon name="check" />
              <span>{t('remind.asked')}</span>
            </>
          )}
        </p>
        {/* One button, so that focus stays where it is. */}
        <Button
          kind={asked ? 'quiet' : 'secondary'}
          aria-label={asked ? t('remind.undo.name') : undefined}
          busyText={t('remind.busy')}
          onClick={() => choose(asked ? 'N' : 'Y')}
        >
          {asked ? t('remind.undo') : t('remind.ask', { day: dateInWords(day, language) })}
        </Button>
      </div>
      <ProblemNotice />
    </>
  )
}
