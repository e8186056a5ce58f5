import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { Button } from '@card-journey/ui/Button.tsx'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { ProblemNotice } from '../../../layout/ProblemNotice.tsx'

interface OpenApplicationProps {
  /** Undefined while the address is read. */
  token: string | undefined
  open: (token: string) => Promise<unknown>
}

/** What opening the link does, and the button that uses it. */
export function OpenApplication({ token, open }: OpenApplicationProps) {
  const t = useTexts('continue')
  const { pending } = useJourney()
  return (
    <>
      <h1>{t('heading')}</h1>
      <p>{t('lead')}</p>
      <ul className="bullets">
        <li>{t('saved')}</li>
        <li>{t('other')}</li>
      </ul>
      <ProblemNotice />
      <ActionBar>
        <Button
          busy={pending}
          busyText={t('open.busy')}
          unready={token === undefined}
          onClick={() => (token === undefined ? undefined : open(token))}
        >
          {t('open')}
        </Button>
      </ActionBar>
    </>
  )
}
