import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { Button } from '@card-journey/ui/Button.tsx'
import { Drawing } from '@card-journey/ui/Drawing.tsx'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { ProblemNotice } from '../../../layout/ProblemNotice.tsx'

interface OpenApplicationProps {
  /** Undefined while the address is read. */
  token: string | undefined
  open: (token: string) => Promise<void>
  stop: (token: string) => Promise<void>
}

/** What opening the link does, the button that uses it, and the way out of reminders. */
export function OpenApplication({ token, open, stop }: OpenApplicationProps) {
  const t = useTexts('continue')
  const { pending } = useJourney()
  const unready = token === undefined
  return (
    <>
      <Drawing name="phone" />
      <h1>{t('heading')}</h1>
      <p>{t('lead')}</p>
      <ul className="bullets">
        <li>{t('code')}</li>
        <li>{t('saved')}</li>
        <li>{t('other')}</li>
      </ul>
      <ProblemNotice />
      <ActionBar>
        <Button
          busy={pending}
          busyText={t('open.busy')}
          unready={unready}
          onClick={() => (unready ? undefined : open(token))}
        >
          {t('open')}
        </Button>
        <Button
          kind="quiet"
          busyText={t('stop.busy')}
          unready={unready}
          onClick={() => (unready ? undefined : stop(token))}
        >
          {t('stop')}
        </Button>
      </ActionBar>
    </>
  )
}
