import type { CallState } from '@card-journey/ui/call/call-state.ts'
import { CallChat } from '@card-journey/ui/call/CallChat.tsx'
import { CallControls } from '@card-journey/ui/call/CallControls.tsx'
import { CallVideo } from '@card-journey/ui/call/CallVideo.tsx'
import { Stage } from '@card-journey/ui/call/Stage.tsx'
import { VisuallyHidden } from '@card-journey/ui/VisuallyHidden.tsx'
import type { DeviceState, OwnMedia, OwnMediaState } from '@card-journey/ui/call/own-media.ts'
import type { ReactNode } from 'react'
import { BesideIfWide } from '../../../layout/Aside.tsx'
import { useTexts } from '../../../texts/screen-texts.ts'
import { LackNotice } from './LackNotice.tsx'
import { NetworkLine } from './NetworkLine.tsx'
import { PromptNotice } from './PromptNotice.tsx'
import type { Lack } from './use-lacks.ts'
import type { Room } from './use-room.ts'
import { isConnecting } from './where-the-call-stands.ts'
import './agent-waiting.css'

export interface CallStageProps {
  room: Room
  call: CallState
  media: OwnMedia | undefined
  own: OwnMediaState
  /** The connection is lost for now, which is said above the call. */
  lost: boolean
  /** What the call needs and does not have: above a lower picture on a phone, in the panel on a desktop. */
  lacks: readonly Lack[]
  /** Its one way out: asks first while there is a call to leave, and completes later otherwise. */
  onLeave: () => void
  /** What is to be known about the call: beside it on a desktop, on a phone below its controls. */
  children: ReactNode
  /** What the applicant does in the call: by the picture, above the chat. */
  todo: ReactNode
}

/** On or off; undefined while there is nothing to switch. */
const switched = (state: DeviceState): boolean | undefined =>
  state === 'muted' ? false : state === 'on' || state === 'paused' ? true : undefined

/** What the applicant has switched off, in words: a switch that only changes its name is not announced. */
const switchedOff = ({ microphone, camera }: OwnMediaState, words: { microphone: string; camera: string }): string =>
  [microphone === 'muted' && words.microphone, camera === 'muted' && words.camera].filter(Boolean).join(' ')

/** Pictures, controls and chat of the call, and what the agent asks to be shown. */
export function CallStage({ room, call, media, own, lost, lacks, onLeave, children, todo }: CallStageProps) {
  const t = useTexts('agent-waiting')
  const live = room.call
  // A line that is lost comes back: what is being written is kept, and nothing that has focus goes.
  const held = live !== undefined || room.phase === 'again'
  // The last picture of a line that is lost looks like somebody who listens.
  const remote = call.silent ? undefined : call.remote
  // Without a picture its stage says so, and no line below it says it again.
  const connecting = isConnecting(call)
  const noRemote = () => {
    if (connecting) return t('network.connecting')
    if (room.phase === 'elsewhere') return t('view.elsewhere')
    // A script has no picture to wait for.
    if (room.phase === 'scripted' || (call.peerHere && !call.theirs.camera)) return t('view.agentOff')
    return t('view.agentBefore')
  }
  return (
    <>
      <div>
        <BesideIfWide>
          <div className="call-about">
            <LackNotice lacks={lacks} />
          </div>
        </BesideIfWide>
        <Stage low={lacks.length > 0}>
          <PromptNotice prompt={call.prompt} canTurn={own.canTurn} />
          <CallVideo
            remote={remote}
            own={own.camera === 'muted' ? undefined : own.stream}
            remoteOn={call.theirs.camera}
            remoteHeard={call.theirs.microphone}
            mirrored={own.facing === 'user'}
            name={call.agent?.name ?? room.agent?.name}
            awaited={connecting || (!call.peerHere && room.phase !== 'scripted' && room.phase !== 'elsewhere')}
            words={{
              remote: t('view.agent'),
              own: t('view'),
              me: t('view.me'),
              noRemote: noRemote(),
              remoteMuted: t('view.agentMuted'),
              noOwn: t('view.none'),
              play: t('view.play'),
            }}
          />
          <CallControls
            microphone={switched(own.microphone)}
            camera={switched(own.camera)}
            onMicrophone={(on) => media?.setOn('microphone', on)}
            onCamera={(on) => media?.setOn('camera', on)}
            onTurn={own.canTurn ? () => void media?.turn() : undefined}
            onLeave={onLeave}
            live={held}
            words={{
              group: t('controls'),
              mute: t('controls.mute'),
              unmute: t('controls.unmute'),
              cameraOff: t('controls.cameraOff'),
              cameraOn: t('controls.cameraOn'),
              turn: t('controls.turn'),
              leave: held ? t('controls.leave') : t('later'),
            }}
          />
        </Stage>
      </div>
      <VisuallyHidden role="status">
        {switchedOff(own, { microphone: t('microphone.muted'), camera: t('view.none') })}
      </VisuallyHidden>
      <BesideIfWide>
        <div className="call-about">{children}</div>
      </BesideIfWide>
      {todo}
      {live && call.peerHere && (
        <NetworkLine
          connection={lost ? undefined : call.connection}
          quality={call.quality}
          connectingIsSaid={connecting}
        />
      )}
      {held && (
        <BesideIfWide>
          <CallChat
            id="call-chat"
            lines={live ? call.chat : room.written}
            onSay={live?.say}
            words={{
              heading: t('chat'),
              empty: t('chat.empty'),
              me: t('chat.me'),
              other: t('chat.agent'),
              unsent: t('chat.unsent'),
              message: t('chat.message'),
              hint: t('chat.hint'),
              away: t('chat.away'),
              send: t('chat.send'),
            }}
          />
        </BesideIfWide>
      )}
    </>
  )
}
