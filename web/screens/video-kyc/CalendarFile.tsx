import { quotedReference } from '@card-journey/journey/application/quoted-reference.ts'
import { screenPaths } from '@card-journey/journey/ids/screen-ids.ts'
import { calendarFile } from '@card-journey/journey/rules/calendar/calendar-file.ts'
import { Button } from '@card-journey/ui/Button.tsx'
import { useJourney } from '../../engine/use-journey.ts'
import { saveFile } from '../../layout/save-file.ts'
import { brandNames, usePageData } from '../../page/page-data.ts'
import { useLanguage, useTexts } from '../../texts/screen-texts.ts'

/** How long before the call the applicant's own calendar rings. */
const alarmMinutes = 10

/** Offers the time of a call as a file for any calendar. */
export function CalendarFile({ startsAt, minutes }: { startsAt: string; minutes: number }) {
  const t = useTexts('call-ahead')
  const language = useLanguage()
  const { application, now } = useJourney()
  const { brand } = usePageData()
  if (!application) return null
  const save = () => {
    const link = `${location.origin}${screenPaths['verify-application']}`
    const file = calendarFile(
      {
        uid: `${quotedReference(application)}-call@${location.hostname}`,
        startsAt,
        minutes,
        summary: t('file.summary', brandNames(brand, language)),
        description: t('file.description', { link }),
        url: link,
        alarmMinutes,
      },
      new Date(now()).toISOString(),
    )
    saveFile('video-call.ics', 'text/calendar', file)
  }
  return (
    <Button kind="quiet" onClick={save}>
      {t('file')}
    </Button>
  )
}
