import { Button } from '@card-journey/ui/Button.tsx'
import { StreamVideo } from '@card-journey/ui/call/StreamVideo.tsx'
import { Notice } from '@card-journey/ui/Notice.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { useEffect, useState } from 'react'
import type { RecordingSummary } from '../../views.ts'
import type { DeskApi } from '../desk-api.ts'
import { RecordingVideo } from './RecordingVideo.tsx'
import { openRecording } from './open-recording.ts'
import { playFromMediaServer, type Playback } from './play-from-media-server.ts'
import { dayOf, timeOf } from '../words.ts'
import { Refusal } from '../Refusal.tsx'

interface Props {
  api: DeskApi
  recordings: readonly RecordingSummary[]
  /** Ids of those to be played before the result is confirmed. */
  unplayed: readonly string[]
}

/** The recordings of a call, one for each session. */
export function RecordingPanel({ api, recordings, unplayed }: Props) {
  return (
    <Panel heading="Recording">
      {recordings.length === 0 ? <p className="muted">Nothing was recorded.</p> : null}
      <div className="stack">
        {recordings.map((recording) => (
          <Recording key={recording.id} api={api} recording={recording} due={unplayed.includes(recording.id)} />
        ))}
      </div>
    </Panel>
  )
}

interface RecordingProps {
  api: DeskApi
  recording: RecordingSummary
  /** To be played before the result is confirmed. */
  due: boolean
}

function Recording({ api, recording, due }: RecordingProps) {
  const [opened, setOpened] = useState<Opened>()
  const [failed, setFailed] = useState<string>()
  useEffect(() => opened?.close, [opened])

  async function open() {
    setFailed(undefined)
    try {
      setOpened(await (recording.by === 'parts' ? openParts(api, recording) : playFromMediaServer(api, recording.id)))
    } catch (failure) {
      setFailed(failure instanceof Error ? failure.message : 'The recording couldn’t be opened.')
    }
  }

  const { session, startedAt, keptUntil, deletedAt, seal, chunks } = recording
  return (
    <div className="recording">
      <p>
        Session {session}, {timeOf(startedAt)}.{' '}
        <span className="muted">
          {deletedAt === undefined
            ? `Kept until ${dayOf(keptUntil)}, then deleted.`
            : `Deleted on ${dayOf(deletedAt)}, as kept long enough.`}
        </span>
      </p>
      <Wholeness {...recording} />
      {due ? <p className="warning small">Play it before you confirm the result.</p> : null}
      <Refusal text={failed} />
      {opened === undefined ? (
        deletedAt === undefined && seal !== 'altered' && chunks.length > 0 ? (
          <Button kind="secondary" onClick={open}>
            Play the recording of session {session}
          </Button>
        ) : null
      ) : (
        <Played opened={opened} label={`Recording of session ${session}`} />
      )}
    </div>
  )
}

/** Decrypted in this browser, or as the media server sends it. */
type Opened = { source: string; close: () => void } | Playback

async function openParts(api: DeskApi, recording: RecordingSummary): Promise<Opened> {
  const source = URL.createObjectURL(await openRecording(api, recording))
  return { source, close: () => URL.revokeObjectURL(source) }
}

function Played({ opened, label }: { opened: Opened; label: string }) {
  if ('source' in opened) return <RecordingVideo source={opened.source} label={label} />
  return (
    <>
      <StreamVideo stream={opened.stream} className="recording__video" label={label} />
      <p className="muted small">The media server plays it in its own time, from beginning to end.</p>
    </>
  )
}

function Wholeness({ by, gaps, interruptions, seal, chunks }: RecordingSummary) {
  if (seal === 'altered')
    return <Notice kind="danger">It was altered after it was saved, so it can’t be played. Return the call.</Notice>
  if (gaps.length === 0 && interruptions.length === 0 && seal === 'sealed')
    return (
      <p className="small">
        {by === 'parts' ? `${chunks.length} parts` : 'Sound and picture at the media server'}, none missing, chain
        intact.
      </p>
    )
  return (
    <Notice kind="warning">
      {gaps.length > 0 ? `Missing parts: ${gaps.map(rangeOf).join(', ')}. ` : ''}
      {interruptions.length > 0 ? `The media server received nothing at ${interruptions.map(timeOf).join(', ')}. ` : ''}
      {seal === 'open' ? 'The agent’s browser has not ended it: its last parts may be missing.' : ''}
    </Notice>
  )
}

const rangeOf = ({ from, to }: { from: number; to: number }): string => (from === to ? String(from) : `${from}–${to}`)
