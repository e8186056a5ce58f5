import { CallIcon, type CallIconName } from './CallIcon.tsx'
import './call.css'

export interface CallControlsProps {
  /** What is on; undefined where there is no such device, and so no button. */
  microphone: boolean | undefined
  camera: boolean | undefined
  onMicrophone: (on: boolean) => void
  onCamera: (on: boolean) => void
  /** Changes between the cameras; undefined if there is one only. */
  onTurn?: () => void
  onLeave?: (() => void) | undefined
  /** Before the call leaving ends nothing, and has no red. */
  live?: boolean
  /** Each button says what it does. */
  words: {
    group: string
    mute: string
    unmute: string
    cameraOff: string
    cameraOn: string
    turn: string
    leave: string
  }
}

/** The switches, for what moves focus to one of them. */
export const switchIds = { microphone: 'call-microphone', camera: 'call-camera' } as const

/** Microphone, camera, change of camera, and the end of the call. */
export function CallControls({
  microphone,
  camera,
  onMicrophone,
  onCamera,
  onTurn,
  onLeave,
  live = true,
  words,
}: CallControlsProps) {
  return (
    <div className="call-controls" role="group" aria-label={words.group}>
      {microphone !== undefined && (
        <Control
          id={switchIds.microphone}
          icon={microphone ? 'microphone' : 'microphone-off'}
          off={!microphone}
          onPress={() => onMicrophone(!microphone)}
        >
          {microphone ? words.mute : words.unmute}
        </Control>
      )}
      {camera !== undefined && (
        <Control
          id={switchIds.camera}
          icon={camera ? 'camera' : 'camera-off'}
          off={!camera}
          onPress={() => onCamera(!camera)}
        >
          {camera ? words.cameraOff : words.cameraOn}
        </Control>
      )}
      {onTurn && (
        <Control icon="turn" onPress={onTurn}>
          {words.turn}
        </Control>
      )}
      {onLeave && (
        <Control icon={live ? 'leave' : 'later'} leaves={live} onPress={onLeave}>
          {words.leave}
        </Control>
      )}
    </div>
  )
}

interface ControlProps {
  id?: string
  icon: CallIconName
  off?: boolean
  leaves?: boolean
  onPress: () => void
  children: string
}

function Control({ id, icon, off = false, leaves = false, onPress, children }: ControlProps) {
  return (
    <button
      id={id}
      type="button"
      className={leaves ? 'call-control call-control--leave' : off ? 'call-control call-control--off' : 'call-control'}
      onClick={onPress}
    >
      <CallIcon name={icon} />
      <span>{children}</span>
    </button>
  )
}
