import { useState } from 'react'
import { Button } from '../Button.tsx'
import { classes } from '../classes.ts'
import { CallIcon } from './CallIcon.tsx'
import { StageFigure } from './Stage.tsx'
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
  /** Who is at the other end, once that is known. */
  name?: string | undefined
  /** Somebody is on the way to the other end. */
  awaited?: boolean
  words: {
    remote: string
    own: string
    /** The person at this end, on their picture. */
    me: string
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
  name,
  awaited = false,
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
          <StageFigure name={name} waits={awaited} />
          <p role="status">{words.noRemote}</p>
        </div>
      )}
      {picture && remoteHeard && name && (
        <p className="stage-name call-video__name" aria-hidden="true">
          {name}
        </p>
      )}
      <p className="stage-name call-video__muted" role="status">
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
      <div className="call-video__own">
        {own && hasPicture(own) ? (
          <>
            <StreamVideo
              stream={own}
              label={words.own}
              muted
              className={mirrored ? 'call-video__mine call-video__mine--mirrored' : 'call-video__mine'}
            />
            <p className="stage-name" aria-hidden="true">
              {words.me}
            </p>
          </>
        ) : (
          <>
            <CallIcon name="camera-off" />
            <p>{words.noOwn}</p>
          </>
        )}
      </div>
    </div>
  )
}

/** Of the person at that end of the call. */
export const hasPicture = (stream: MediaStream | undefined): boolean => has(stream, 'video')

const has = (stream: MediaStream | undefined, kind: 'audio' | 'video'): boolean =>
  Boolean(stream?.getTracks().some((track) => track.kind === kind && track.readyState === 'live'))
