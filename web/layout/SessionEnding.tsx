import { Button } from '@card-journey/ui/Button.tsx'
import { Dialog } from '@card-journey/ui/Dialog.tsx'
import { Notice } from '@card-journey/ui/Notice.tsx'
import { useEffect, useRef, useState } from 'react'
import { useJourney } from '../engine/use-journey.ts'
import { useLanguage, useTexts } from '../texts/screen-texts.ts'
import { timeInWords } from '@card-journey/journey/texts/time-in-words.ts'
import { TroubleNotice } from './TroubleNotice.tsx'
import { useSandboxClock } from './use-sandbox-clock.ts'
import { useSessionNotice } from './use-session-notice.ts'

/** After how long a check that came to nothing is made again, in ms. */
const checkAgain = 30_000

/**
 * Before the session ends for lack of activity: how long it still lasts, and a press that extends it (WCAG 2.2.1). Any
 * way of closing the dialog is activity too. In all tabs that share the session, the press in one closes it in the
 * others (session/other-tabs.ts). Once the session should be over, the server is asked whether it is.
 */
export function SessionEnding() {
  const t = useTexts('shell')
  const language = useLanguage()
  const { sessionEndsAt, downUntil, checkSession, signOut, state } = useJourney()
  const notice = useSessionNotice()
  useSandboxClock()
  /** The end that no press can move: a session lasts only so long in all. */
  const [longest, setLongest] = useState<string>()
  const [closed, setClosed] = useState<string>()
  /** The end that a press did not move, because the server did not answer. */
  const [failed, setFailed] = useState<string>()
  useCheckWhen(notice.state === 'over' && downUntil === undefined, sessionEndsAt, checkSession)

  const isLongest = longest !== undefined && longest === sessionEndsAt
  const stay = async () => {
    if (isLongest) return setClosed(sessionEndsAt)
    setFailed(undefined)
    const answered = await checkSession()
    if (!answered) return setFailed(sessionEndsAt)
    if (state().sessionEndsAt === sessionEndsAt) setLongest(sessionEndsAt)
  }
  const open = notice.state === 'ending' && closed !== sessionEndsAt && downUntil === undefined
  if (!open) return null
  return (
    <Dialog
      open
      urgent
      heading={t('sessionEnding.heading')}
      onClose={() => void stay()}
      closeLabel={isLongest ? t('action.close') : t('sessionEnding.stay')}
      actions={
        <>
          <Button busyText={t('sessionEnding.busy')} onClick={stay}>
            {isLongest ? t('sessionEnding.understood') : t('sessionEnding.stay')}
          </Button>
          <Button kind="secondary" busyText={t('signOut.busy')} onClick={signOut}>
            {t('header.signOut')}
          </Button>
        </>
      }
    >
      <p role="status">
        {isLongest
          ? t('sessionEnding.longest', { time: timeInWords(longest, language) })
          : notice.minutes > 0
            ? t('sessionEnding.minutes', { minutes: notice.minutes })
            : t('sessionEnding.soon')}
      </p>
      <p>{t('sessionEnding.saved')}</p>
      <div role="status">
        {failed !== undefined && failed === sessionEndsAt && (
          <Notice kind="warning">
            <p>{t('toast.failed')}</p>
          </Notice>
        )}
      </div>
      <TroubleNotice />
    </Dialog>
  )
}

/** Asks the server whether the session lives, again after a while if there was no answer. */
function useCheckWhen(due: boolean, sessionEndsAt: string | undefined, check: () => Promise<boolean>): void {
  const latest = useRef(check)
  latest.current = check
  useEffect(() => {
    if (!due) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let ended = false
    const look = async () => {
      if (!(await latest.current()) && !ended) timer = setTimeout(() => void look(), checkAgain)
    }
    void look()
    return () => {
      ended = true
      clearTimeout(timer)
    }
  }, [due, sessionEndsAt])
}
