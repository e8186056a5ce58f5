import { Notice } from '@card-journey/ui/Notice.tsx'
import { useTexts } from '../texts/screen-texts.ts'
import { useOnline, useTrouble } from './use-online.ts'

/** What is waited for now: a network, an answer, the bank. A dialog has one of its own, for it covers the page's. */
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
