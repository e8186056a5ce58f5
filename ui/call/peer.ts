import type { Line, PeerMessage } from './line.ts'
import { readStats, type CallStats } from './stats.ts'

export type Kind = 'audio' | 'video'
export type Connection = 'connecting' | 'connected' | 'interrupted' | 'failed' | 'closed'

export interface PeerOptions {
  line: Pick<Line, 'send'>
  /** Of two offers that cross, the polite end takes its own back. The other end makes the first offer. */
  polite: boolean
  iceServers?: readonly RTCIceServer[]
  onConnection: (connection: Connection) => void
  /** Picture or sound of the other end has come. */
  onTrack?: () => void
}

export interface Peer {
  /** Picture and sound of the other end; its tracks appear once connected. */
  remote: MediaStream
  /** Sends this track from now on, or nothing. No new negotiation is needed. */
  show: (kind: Kind, track: MediaStreamTrack | null) => Promise<void>
  receive: (message: PeerMessage) => Promise<void>
  /** Looks for new network paths, keeping the call. */
  restart: () => void
  stats: () => Promise<CallStats>
  close: () => void
}

const kinds = ['audio', 'video'] as const
/** Chrome 69 to 71 have transceivers only if asked; others don't know the setting and ignore it. */
const unified: object = { sdpSemantics: 'unified-plan' }
/** How long a lost path may come back by itself before new ones are looked for. */
const patienceMs = 3000
/** Before Chrome 80 and Safari 15, a description had to be created first. */
const describesItself = () => RTCPeerConnection.prototype.setLocalDescription.length === 0

/**
 * One end of a peer connection, by perfect negotiation (W3C, WebRTC 1.0, section 10.7). Each end has one sender of
 * sound and one of pictures from the beginning; turning a device on or off, or replacing it, only changes their track.
 */
export function createPeer({ line, polite, iceServers = [], onConnection, onTrack }: PeerOptions): Peer {
  const connection = new RTCPeerConnection({ iceServers: [...iceServers], ...unified })
  const remote = new MediaStream()
  const shown: Record<Kind, MediaStreamTrack | null> = { audio: null, video: null }
  let offering = false
  let ignored = false
  let restarting = false
  let patience: ReturnType<typeof setTimeout> | undefined
  let last: Promise<void> = Promise.resolve()

  const senderOf = (kind: Kind) =>
    connection.getTransceivers().find(({ receiver }) => receiver.track.kind === kind)?.sender

  async function describe() {
    if (describesItself()) await connection.setLocalDescription()
    else if (connection.signalingState === 'have-remote-offer')
      await connection.setLocalDescription(await connection.createAnswer())
    else await connection.setLocalDescription(await connection.createOffer({ iceRestart: restarting }))
    restarting = false
    const { localDescription } = connection
    if (localDescription) {
      const { type, sdp } = localDescription
      if (type === 'offer' || type === 'answer') line.send({ type: 'description', description: { type, sdp } })
    }
  }

  async function offer() {
    try {
      offering = true
      await describe()
    } catch {
      // The other end's offer came first, or the call is over.
    } finally {
      offering = false
    }
  }

  async function answer(rolledBack: boolean) {
    for (const transceiver of connection.getTransceivers()) {
      transceiver.direction = 'sendrecv'
      if (!rolledBack) await transceiver.sender.replaceTrack(trackFor(transceiver))
    }
    await describe()
    // A rollback takes what a sender sends. Chromium 150 crashes if it is given back before the answer, and sends nothing
    // if it isn't given anew after it.
    if (!rolledBack) return
    for (const transceiver of connection.getTransceivers()) {
      await transceiver.sender.replaceTrack(null)
      await transceiver.sender.replaceTrack(trackFor(transceiver))
    }
  }

  const trackFor = ({ receiver }: RTCRtpTransceiver) => shown[receiver.track.kind === 'audio' ? 'audio' : 'video']

  async function take(message: PeerMessage) {
    if (message.type === 'candidate') {
      // Paths of an offer that was ignored, or of an earlier negotiation, don't fit.
      if (!ignored) await connection.addIceCandidate(message.candidate ?? undefined).catch(() => {})
      return
    }
    const { description } = message
    const crossed = description.type === 'offer' && (offering || connection.signalingState !== 'stable')
    ignored = crossed && !polite
    if (ignored) return
    // Newer browsers do so themselves when the other end's offer is set.
    if (connection.signalingState === 'have-local-offer' && crossed && !describesItself())
      await connection.setLocalDescription({ type: 'rollback' })
    await connection.setRemoteDescription(description)
    if (description.type === 'offer') await answer(crossed)
  }

  /** One after the other: a path is only added once its description is set, a track not while offers cross. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    const done = last.then(work)
    last = done.catch(() => {})
    return done
  }

  function restart() {
    if (!connection.remoteDescription) return
    restarting = true
    if ('restartIce' in connection) connection.restartIce()
    else void offer()
  }

  function follow() {
    clearTimeout(patience)
    const state = connection.connectionState
    if (state === 'failed') restart()
    if (state === 'disconnected') patience = setTimeout(restart, patienceMs)
    onConnection(names[state])
  }

  connection.addEventListener('negotiationneeded', () => void offer())
  connection.addEventListener('connectionstatechange', follow)
  connection.addEventListener('icecandidate', ({ candidate }) =>
    line.send({ type: 'candidate', candidate: candidate?.candidate ? plain(candidate) : null }),
  )
  connection.addEventListener('track', ({ track }) => {
    remote.addTrack(track)
    onTrack?.()
  })
  if (!polite) for (const kind of kinds) connection.addTransceiver(kind, { direction: 'sendrecv' })

  return {
    remote,
    async show(kind, track) {
      shown[kind] = track
      await inTurn(async () => {
        // The call may be over before it is this one's turn.
        if (connection.signalingState !== 'closed') await senderOf(kind)?.replaceTrack(track)
      })
    },
    receive: (message) => inTurn(() => take(message)).catch(() => {}),
    restart,
    stats: () => readStats(connection),
    close() {
      clearTimeout(patience)
      connection.close()
      onConnection('closed')
    },
  }
}

const names: Readonly<Record<RTCPeerConnectionState, Connection>> = {
  new: 'connecting',
  connecting: 'connecting',
  connected: 'connected',
  disconnected: 'interrupted',
  failed: 'failed',
  closed: 'closed',
}

const plain = ({ candidate, sdpMid, sdpMLineIndex, usernameFragment }: RTCIceCandidate) => ({
  candidate,
  sdpMid,
  sdpMLineIndex,
  ...(usernameFragment && { usernameFragment }),
})
