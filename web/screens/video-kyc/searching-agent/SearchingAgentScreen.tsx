import { timeInWords } from '@card-journey/journey/texts/time-in-words.ts'
import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { Stage, StageFigure } from '@card-journey/ui/call/Stage.tsx'
import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { useRef, useState } from 'react'
import { useLanguage, useTexts } from '../../../texts/screen-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { usePolling } from '../../../engine/use-polling.ts'
import { CompleteLater } from '../../kyc/CompleteLater.tsx'
import { isSmartphone } from '../device-check.ts'
import { useAbleDevice } from '../use-able-device.ts'
import { useHandshake } from '../use-handshake.ts'
import { useLeaveQueue } from '../use-leave-queue.ts'
import '../video-kyc.css'

/** How much longer than first estimated a wait may be before it is called longer. */
const graceMs = 60_000

/** The queue: the place, the estimated time, and a way out that keeps everything. */
export function SearchingAgentScreen() {
  const t = useTexts('searching-agent')
  const language = useLanguage()
  const { application, go, moveOn, now } = useJourney()
  const handshake = useHandshake()
  const leave = useLeaveQueue()
  const able = useAbleDevice()
  const [queue, setQueue] = useState<{ place: number; minutes: number; late: boolean }>()
  // For a ticket without it, the first estimate of this page.
  const promised = useRef<number>(undefined)
  const [unknown, setUnknown] = useState(false)
  const { ticket, expectedAt, ticketExpiresAt } = application?.facts.videoKyc ?? {}
  usePolling(
    async () => {
      if (!ticket) return undefined
      const outcome = await handshake(ticket)
      if (!outcome) return undefined
      // That screen says why it is asked again, with an agent waiting, and how to give it.
      if (typeof outcome === 'string')
        return go('location', { replace: true, query: { agent: 'waits', found: outcome } })
      setUnknown(!outcome.ok)
      if (!outcome.ok) return leave(outcome.failure)
      const { state, place, estimateSeconds } = outcome.response
      promised.current ??= expectedAt ? Date.parse(expectedAt) : now() + estimateSeconds * 1000
      // What was promised runs down, whatever the desk estimates anew; a queue that moves faster is told at once.
      const left = Math.min(promised.current - now(), estimateSeconds * 1000)
      if (state === 'room') await moveOn({ replace: true })
      else setQueue({ place, minutes: Math.max(1, Math.ceil(left / 60_000)), late: left < -graceMs })
      return { state, place }
    },
    ticket && able ? 'queue' : undefined,
    // An agent waits only so long for someone who looks at another page meanwhile.
    { evenHidden: true },
  )
  return (
    <>
      <h1>{t('heading')}</h1>
      <p className="lead">{t('lead')}</p>
      <Stage className="queue-stage">
        <StageFigure waits />
        {/* The live region is there before its words, or they would not be announced. */}
        <div role="status">
          {queue && (
            <>
              <p className="call-time">{t('place', { place: queue.place })}</p>
              <p className={queue.late ? 'queue-late' : 'lead'}>
                {queue.late
                  ? ticketExpiresAt
                    ? t('late', { until: timeInWords(ticketExpiresAt, language) })
                    : t('late.open')
                  : t('estimate', { minutes: queue.minutes })}
              </p>
            </>
          )}
        </div>
        {!queue &&
          (unknown ? <p role="alert">{t('unknown')}</p> : <Skeleton shapes={['line', 'line']} label={t('loading')} />)}
      </Stage>
      <ul className="bullets">
        <li>{able && !isSmartphone() ? t('open.computer') : t('open')}</li>
        <li>{t('pan')}</li>
      </ul>
      <ActionBar>
        <CompleteLater>{t('later')}</CompleteLater>
      </ActionBar>
    </>
  )
}
