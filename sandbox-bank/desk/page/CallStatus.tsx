import { Notice } from '@card-journey/ui/Notice.tsx'
import type { CallState as RoomState } from '@card-journey/ui/call/call-state.ts'
import type { CallView } from '../views.ts'
import type { RecordingState } from './recording/use-recording.ts'

interface Props {
  call: CallView
  room: RoomState
  recording: RecordingState
}

const recordingWords: Readonly<Record<RecordingState, string>> = {
  off: 'Not recording',
  on: 'Recording',
  saving: 'Saving the recording',
  failed: 'The recording failed: refer the call',
}

const qualityWords = { good: 'Good connection', fair: 'Fair connection', poor: 'Poor connection' } as const

/** Where the call stands, in words; changes are announced. */
export function CallStatus({ call, room, recording }: Props) {
  return (
    <div className="call-status" role="status">
      <span className="tag">Session {call.session}</span>
      <span className={`tag tag--${recording}`}>{recordingWords[recording]}</span>
      {room.quality === undefined ? null : <span className="tag">{qualityWords[room.quality]}</span>}
      {room.end === 'lineLost' ? (
        <Notice kind="warning">The connection to the desk dropped. Reconnecting…</Notice>
      ) : room.end === 'replaced' ? (
        <Notice kind="warning">This call is open in another of your windows.</Notice>
      ) : call.state === 'ringing' ? (
        <p>Ringing: waiting for the applicant to come in.</p>
      ) : call.state === 'dropped' ? (
        <Notice kind="warning" heading="The connection dropped">
          Wait for the applicant{room.returnSeconds && `, who has ${minutesOf(room.returnSeconds)} to come back`}: a
          fresh session starts, with new evidence and a new recording. Or end the call.
        </Notice>
      ) : (
        <p>{room.connection === 'connected' ? 'Connected' : 'Connecting…'}</p>
      )}
    </div>
  )
}

const minutesOf = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
