import { Notice } from '@card-journey/ui/Notice.tsx'
import { useTexts } from '../texts/screen-texts.ts'
import { useOnline, useTrouble } from './use-online.ts'

/** What the app is waiting for: a network, a response, the bank. A dialog has its own, because it covers the page's. */
export function TroubleNotice() {
  const t = useTexts('shell')
  const online = useOnline()
  const noted = useTrouble()
  const trouble = online ? noted : 'offline'
  return trouble ? (
    <Notice kind="warning">
      <p>{t(`notice.${trouble}`)}</p>
    </Notice>
  ) : null
}
