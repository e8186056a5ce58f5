import { Button } from '@card-journey/ui/Button.tsx'
import { Notice } from '@card-journey/ui/Notice.tsx'
import { useTexts } from '../texts/screen-texts.ts'
import { useTrouble } from './use-trouble.ts'

/**
 * What the app is waiting for: a network, a response, the bank; or which part of the page it can't have, with the way to ask
 * anew, as of a whole screen (BrokenScreen.tsx). A dialog has its own, because it covers the page's.
 */
export function TroubleNotice() {
  const t = useTexts('shell')
  const trouble = useTrouble()
  if (!trouble) return null
  const gone = trouble === 'gone'
  const late = trouble === 'late'
  return (
    <Notice kind="warning" heading={gone && t('failure.newer.heading')}>
      <p>{t(gone ? 'failure.newer' : late ? 'failure.slow' : `notice.${trouble}`)}</p>
      {(gone || late) && (
        <Button kind="secondary" onClick={() => location.reload()}>
          {t(gone ? 'failure.newer.reload' : 'action.retry')}
        </Button>
      )}
    </Notice>
  )
}
