import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { Button } from '@card-journey/ui/Button.tsx'
import { useCallState } from '@card-journey/ui/call/use-call-state.ts'
import { Icon } from '@card-journey/ui/Icon.tsx'
import { Notice } from '@card-journey/ui/Notice.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { VisuallyHidden } from '@card-journey/ui/VisuallyHidden.tsx'
import { useEffect, useRef, useState } from 'react'
import { useJourney } from '../../../engine/use-journey.ts'
import { takeFocus } from '../../../layout/take-focus.ts'
import { useSubject } from '../../../layout/page-title.ts'
import { Track } from '../../../layout/Track.tsx'
import { useTexts } from '../../../texts/screen-texts.ts'
import { CallStage } from './CallStage.tsx'
import { LeaveDialog } from './LeaveDialog.tsx'
import { useAbleDevice } from '../use-able-device.ts'
import { useOwnDocument } from '../use-own-document.ts'
import { useCallPosition } from './use-call-position.ts'
import { useCallStatus } from './use-call-status.ts'
import { useLacks } from './use-lacks.ts'
import { useOwnMedia } from './use-own-media.ts'
import { useRoom } from './use-room.ts'
import { useScreenOn } from './use-screen-on.ts'
import { useSeen } from './use-seen.ts'
import { isAwaited, isConnecting, whereTheCallStands } from './where-the-call-stands.ts'
import './agent-waiting.css'

/** The call: who is on it, picture, sound and chat, what happens to the line, and what comes after. */
export function AgentWaitingScreen() {
  const t = useTexts('agent-waiting')
  const { go } = useJourney()
  const status = useCallStatus()
  const seen = useSeen()
  const able = useAbleDevice()
  useOwnDocument()
  const called = status === 'waiting' || status === 'ringing' || status === 'inCall'
  useSubject('agent-waiting', called && !seen ? t('title.calling') : undefined)
  const room = useRoom(called && seen && able)
  const call = useCallState(room.call)
  const position = useCallPosition(room.call, call.callSession)
  const [leaving, setLeaving] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useScreenOn()
  const stands = whereTheCallStands(status, room.phase, call)
  const over = stands === 'ended'
  const agent = over ? undefined : (call.agent ?? room.agent)
  const talks = agent && stands === 'inCall'
  // Without a way for pictures the two write to each other.
  const seesAgent = talks && !(isConnecting(call) && call.connection !== 'failed')
  const state =
    stands === 'queue'
      ? t('state.queue', { place: room.place })
      : // The heading names the one who is being called.
        t(`state.${agent && stands === 'waiting' ? 'ringing' : stands}`)
  const unsent = room.written.filter(({ way }) => way !== undefined)
  const lost = stands === 'again'
  useEffect(() => {
    if (!lost) return undefined
    // The page's own notice of a lost network would lie on the call, which says it itself.
    document.documentElement.classList.add('call-is-lost')
    return () => document.documentElement.classList.remove('call-is-lost')
  }, [lost])
  useEffect(() => {
    // Its controls have gone, and the next one leaves: what has happened is read from the top.
    if (over && document.activeElement === document.body && heading.current) takeFocus(heading.current)
  }, [over])
  const { media, state: own } = useOwnMedia(room.call, called && seen && able && !over)
  const lacks = useLacks(own, media, position, room)
  const isHeld = room.call !== undefined || room.phase === 'again'
  const takeBack = () => {
    // Its button goes, and the next one would leave the call.
    if (heading.current) takeFocus(heading.current)
    room.enter()
  }
  const leave = () => {
    room.call?.leave()
    go('kyc-later')
  }
  return (
    <>
      <h1 ref={heading}>
        {agent && (talks || isAwaited(stands))
          ? t(seesAgent ? 'agent' : 'agent.soon', { name: agent.name })
          : t('heading')}
      </h1>
      {/* One place for both, so that the picture stays where it is: how the call stands or, while it is on, whose it is. */}
      <div
        className="call-state"
        data-later={over ? undefined : `${t('badge', { badge: agent?.badge ?? '' })} ${t('never')}`}
      >
        <p role="status">
          {talks ? (
            // The heading shows it.
            <VisuallyHidden>{state}</VisuallyHidden>
          ) : (
            <>
              <Icon name={stands === 'inCall' ? 'success' : 'clock'} />
              <span>{state}</span>
            </>
          )}
        </p>
        {talks && (
          <p>
            <span>{t('badge', { badge: agent.badge })}</span> <span>{t('never')}</span>
          </p>
        )}
      </div>
      {over ? (
        <>
          {unsent.length > 0 && (
            <Notice kind="warning" role="status" heading={t('ended.unsent')}>
              <ul className="call-unsent">
                {unsent.map(({ id, text }) => (
                  <li key={id}>{text}</li>
                ))}
              </ul>
              <p>{t('ended.unsent.about')}</p>
            </Notice>
          )}
          <Panel>
            <Track
              label={t('title')}
              events={[
                { name: t('ended.talked'), state: 'done' },
                { name: t('ended.checking'), state: 'now' },
                { name: t('ended.next'), state: 'waiting' },
              ]}
            />
          </Panel>
          <p>{t('ended.close')}</p>
        </>
      ) : (
        <>
          <CallStage
            room={room}
            call={call}
            media={media}
            own={own}
            lost={lost}
            lacks={lacks}
            onLeave={() => (isHeld ? setLeaving(true) : go('kyc-later'))}
            todo={
              stands !== 'elsewhere' && (
                <ul className="bullets">
                  <li>{t('show')}</li>
                  {!talks && <li>{t('never')}</li>}
                  <li>{t('stay')}</li>
                </ul>
              )
            }
          >
            {room.phase === 'scripted' && <Notice>{t('scripted')}</Notice>}
            <div role="status">{(call.callSession ?? 1) > 1 && <Notice>{t('session')}</Notice>}</div>
          </CallStage>
        </>
      )}
      {stands === 'elsewhere' && (
        <ActionBar>
          <Button onClick={takeBack}>{t('elsewhere.here')}</Button>
        </ActionBar>
      )}
      <LeaveDialog open={leaving && !over} onStay={() => setLeaving(false)} onLeave={leave} />
    </>
  )
}
