import { useState } from 'react'
import { Button } from '../Button.tsx'
import { classes } from '../classes.ts'
import { Drawing } from '../Drawing.tsx'
import { CallIcon } from './CallIcon.tsx'
import { StreamVideo } from './StreamVideo.tsx'
import './call.css'

export interface CallVideoProps {
  /** The other end; undefined while there is no picture of it. */
  remote: MediaStream | undefined
  /** This end. */
  own: MediaStream | undefined
  /** The other end has its camera on. */
  remoteOn?: boolean
  /** The other end has its microphone on. */
  remoteHeard?: boolean
  /** A camera that faces the person is shown as in a mirror; one that faces a document is not. */
  mirrored?: boolean
  words: {
    remote: string
    own: string
    /** Shown in place of a picture. */
    noRemote: string
    /** Said while the other end has switched its microphone off. */
    remoteMuted: string
    noOwn: string
    /** The browser wants a press before it plays sound. */
    play: string
  }
}

/** The picture of the other end, and a small one of one's own in its corner. */
export function CallVideo({
  remote,
  own,
  remoteOn = true,
  remoteHeard = true,
  mirrored = true,
  words,
}: CallVideoProps) {
  const [play, setPlay] = useState<() => void>()
  const picture = remoteOn && hasPicture(remote)
  return (
    <div className="call-video">
      {remote && (picture || has(remote, 'audio')) && (
        <StreamVideo
          stream={remote}
          label={words.remote}
          className={classes('call-video__remote', !picture && 'call-video__remote--off')}
          onBlocked={(start) => setPlay(() => start)}
        />
      )}
      {!picture && (
        <div className="call-video__none">
          <Drawing name="video" />
          <p role="status">{words.noRemote}</p>
        </div>
      )}
      <p className="call-video__muted" role="status">
        {!remoteHeard && (
          <>
            <CallIcon name="microphone-off" />
            {words.remoteMuted}
          </>
        )}
      </p>
      {play && (
        <div className="call-video__play">
          <Button
            onClick={() => {
              play()
              setPlay(undefined)
            }}
          >
            {words.play}
          </Button>
        </div>
      )}
      {own && hasPicture(own) ? (
        <StreamVideo
          stream={own}
          label={words.own}
          muted
          className={classes('call-video__own', mirrored && 'call-video__own--mirrored')}
        />
      ) : (
        <p className="call-video__own call-video__own--none">{words.noOwn}</p>
      )}
    </div>
  )
}

/** Of the person at that end of the call. */
export const hasPicture = (stream: MediaStream | undefined): boolean => has(stream, 'video')

const has = (stream: MediaStream | undefined, kind: 'audio' | 'video'): boolean =>
  Boolean(stream?.getTracks().some((track) => track.kind === kind && track.readyState === 'live'))
