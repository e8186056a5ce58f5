import { CallChat } from '@card-journey/ui/call/CallChat.tsx'
import { CallControls } from '@card-journey/ui/call/CallControls.tsx'
import { CallVideo } from '@card-journey/ui/call/CallVideo.tsx'
import { Stage } from '@card-journey/ui/call/Stage.tsx'
import { Notice } from '@card-journey/ui/Notice.tsx'
import { useEffect, useRef, useState } from 'react'
import type { SnapshotKind } from '../evidence/evidence.ts'
import type { CallView } from '../views.ts'
import { CallStatus } from './CallStatus.tsx'
import { chatWords, controlWords, videoWords } from './call-words.ts'
import { refusalOf, type DeskApi } from './desk-api.ts'
import { EvidencePanel } from './EvidencePanel.tsx'
import { EvidenceAction } from './EvidenceAction.tsx'
import { LivenessPanel } from './LivenessPanel.tsx'
import { PromptBar } from './PromptBar.tsx'
import { QuestionsPanel } from './QuestionsPanel.tsx'
import { SubjectPanel } from './SubjectPanel.tsx'
import { takeSnapshot } from './take-snapshot.ts'
import { useAgentRoom } from './use-agent-room.ts'
import { useRecording } from './recording/use-recording.ts'
import { momentOf } from './words.ts'
import { Refusal } from './Refusal.tsx'
import './call-panels.css'

interface Props {
  api: DeskApi
  token: string
  call: CallView
  onChange: () => Promise<void>
}

/** The call itself: video and chat on one side, what the agent asks and collects on the other. */
export function LiveCall({ api, token, call, onChange }: Props) {
  const { room, state, own, unheard, on, setOn } = useAgentRoom(api, token, call.call)
  const [refused, setRefused] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)
  const videos = useRef<HTMLDivElement>(null)
  const applicant = state.connection === 'connected' ? state.remote : undefined
  const recording = useRecording({ api, call: call.call, applicant, agent: own, stamp: () => stampOf(call) })
  useEffect(() => heading.current?.focus(), [])

  async function collect(path: string, body: object = {}) {
    setRefused(undefined)
    try {
      await api.post(`/calls/${call.call}/${path}`, body)
      await onChange()
    } catch (failure) {
      setRefused(refusalOf(failure))
    }
  }

  async function snap(kind: SnapshotKind) {
    const jpeg = takeSnapshot(videos.current?.querySelector('.call-video__remote') ?? null)
    if (jpeg === undefined) return setRefused('There’s no picture of the applicant right now.')
    return collect('snapshots', { kind, jpeg })
  }

  const mayCollect = call.state === 'inCall'
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {call.subject.name}
      </h1>
      <CallStatus call={call} room={state} recording={recording} />
      {unheard ? (
        <Notice kind="warning">
          Your camera or microphone can’t be used. The applicant does not see or hear you; you can write in the chat.
        </Notice>
      ) : null}
      <Refusal text={refused} />
      <div className="call">
        <div className="call__main">
          <Stage>
            <div ref={videos}>
              <CallVideo
                remote={state.remote}
                own={on.camera ? own : undefined}
                remoteOn={state.theirs.camera}
                remoteHeard={state.theirs.microphone}
                name={call.subject.name}
                words={videoWords}
              />
            </div>
            <CallControls
              microphone={own && own.getAudioTracks().length > 0 ? on.microphone : undefined}
              camera={own && own.getVideoTracks().length > 0 ? on.camera : undefined}
              onMicrophone={(microphone) => setOn({ ...on, microphone })}
              onCamera={(camera) => setOn({ ...on, camera })}
              onLeave={call.state === 'ringing' ? undefined : () => void collect('end')}
              words={controlWords}
            />
          </Stage>
          <PromptBar asked={state.prompt} onAsk={(prompt) => room?.ask(prompt)} />
          <CallChat id="chat" lines={state.chat} onSay={(text) => room?.say(text)} words={chatWords} />
        </div>
        <div className="call__side">
          <EvidencePanel
            call={call}
            action={(item) => (
              <EvidenceAction item={item} call={call} unready={!mayCollect} onCollect={collect} onSnap={snap} />
            )}
          />
          <QuestionsPanel call={call} onAnswer={(question, result) => void collect('answers', { question, result })} />
          <LivenessPanel call={call} onShown={(method) => void collect('marks', { item: 'liveness', method })} />
          <SubjectPanel call={call} />
        </div>
      </div>
    </>
  )
}

/** Place and time, as they are written into the recording. */
function stampOf({ evidence: { position } }: CallView): string {
  const place = position ? `${position.latitude.toFixed(4)}, ${position.longitude.toFixed(4)}` : 'no position'
  return `${momentOf(new Date().toISOString())} IST · ${place}`
}
