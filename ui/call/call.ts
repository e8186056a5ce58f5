import { firstCallState, type CallState, type ChatLine } from './call-state.ts'
import type { Line, Position, Prompt, RoomMessage } from './line.ts'
import { listeners } from './listeners.ts'
import { createPeer, type Kind, type Peer } from './peer.ts'
import { watchQuality } from './watch-quality.ts'

export interface CallOptions {
  line: Line
  /** See `PeerOptions`: the applicant is polite, the agent is not. */
  polite: boolean
  iceServers?: readonly RTCIceServer[]
  /** What was written before the call dropped. */
  chat?: readonly ChatLine[]
  /** Tells whoever enters what was written last: a page that was loaded again has lost it. */
  repeats?: boolean
}

export interface Call {
  state: () => CallState
  subscribe: (listener: () => void) => () => void
  /** Sends this track from now on, or nothing. */
  show: (kind: Kind, track: MediaStreamTrack | null) => void
  /** Tells the other end what is switched on. */
  tellMedia: (on: { camera: boolean; microphone: boolean }) => void
  say: (text: string) => void
  /** For the room, not for the other end. */
  tellPosition: (position: Position) => void
  /** The agent asks to see something. */
  ask: (prompt: Prompt) => void
  stats: Peer['stats'] | undefined
  leave: () => void
  close: () => void
}

/** The longest chat message. */
export const longestText = 500

/** How long a line may be under way before it is said that it is not sent yet. */
const usualMs = 3000

/** Lines that are repeated: few enough that their answers don't look like a flood to the room. */
const repeated = 20

/** Something that is left of a line once the room has taken out what can't be seen. */
const legible = /[^\p{C}\p{Z}]/u

/** No name that any line had before, also before a page was loaded again. */
const newKey = () => [...crypto.getRandomValues(new Uint32Array(3))].map((part) => part.toString(36)).join('-')

/** One session of a call over a line: who is there, the connection to them, and the chat. */
export function createCall({ line, polite, iceServers, chat = [], repeats = false }: CallOptions): Call {
  const changes = listeners()
  const own: { audio: MediaStreamTrack | null; video: MediaStreamTrack | null } = { audio: null, video: null }
  let on = { camera: true, microphone: true }
  let now: CallState = { ...firstCallState, chat }
  let peer: Peer | undefined
  let stopWatching: (() => void) | undefined

  const change = (different: Partial<CallState>) => {
    now = { ...now, ...different }
    changes.tell()
  }
  const write = (line: Omit<ChatLine, 'id'>) =>
    change({ chat: [...now.chat, { id: (now.chat.at(-1)?.id ?? 0) + 1, ...line }] })
  const isOwn = (key: string | undefined) => (line: ChatLine) => line.own && line.key === key
  /** Lines that the other end has not said to have, which is said of them from now on. */
  const markUnsent = (which: (line: ChatLine) => boolean = () => true) => {
    const late = (line: ChatLine) => line.way === 'underWay' && which(line)
    if (now.chat.some(late)) change({ chat: now.chat.map((line) => (late(line) ? { ...line, way: 'unsent' } : line)) })
  }
  const send = ({ own, text, key }: ChatLine) =>
    now.peerHere && line.send({ type: 'chat', text, id: key, ...(!own && { yours: true }) })
  const markHeard = (key: string) =>
    change({ chat: now.chat.map((line) => (isOwn(key)(line) ? { ...line, way: undefined } : line)) })
  const waits = new Set<ReturnType<typeof setTimeout>>()

  function hangUp() {
    stopWatching?.()
    peer?.close()
    peer = undefined
  }

  /** The other end has entered, perhaps again after a reload: the connection begins anew. */
  function connect(): Peer {
    hangUp()
    const made = createPeer({
      line,
      polite,
      iceServers,
      onConnection: (connection) => peer === made && change({ connection }),
      onTrack: () => peer === made && change({ remote: made.remote }),
    })
    peer = made
    for (const kind of ['audio', 'video'] as const) void made.show(kind, own[kind])
    stopWatching = watchQuality(made.stats, (quality) => change({ quality }))
    change({ peerHere: true, connection: 'connecting', remote: undefined, quality: undefined })
    line.send({ type: 'media', ...on })
    sayAgain()
    return made
  }

  /** In their order. Whether they came before the drop is not known: whoever has them already knows them by their ids. */
  function sayAgain() {
    const from = repeats ? now.chat.length - repeated : Infinity
    for (const [at, written] of now.chat.entries())
      if (written.way || (at >= from && written.key !== undefined)) send(written)
  }

  function finish(end: NonNullable<CallState['end']>) {
    if (now.end) return
    hangUp()
    markUnsent()
    change({ end, peerHere: false, connection: undefined, remote: undefined, prompt: undefined, quality: undefined })
    line.close()
  }

  function hearLine(text: string, key: string | undefined, own = false) {
    const known = key !== undefined && now.chat.some((line) => line.own === own && line.key === key)
    if (!known) write({ own, text, key })
    if (key === undefined) return
    if (own) markHeard(key)
    else line.send({ type: 'received', id: key })
  }

  function hear(message: RoomMessage) {
    switch (message.type) {
      case 'joined':
        change({
          joined: true,
          agent: message.agent,
          callSession: message.callSession,
          returnSeconds: message.returnSeconds,
        })
        if (message.peer) connect()
        return
      case 'peer':
        change({ callSession: message.callSession })
        if (message.here) return void connect()
        hangUp()
        markUnsent()
        return change({ peerHere: false, connection: undefined, remote: undefined, quality: undefined })
      case 'description':
      case 'candidate':
        return void (peer ?? connect()).receive(message)
      case 'chat':
        return hearLine(message.text, message.id, message.yours)
      case 'received':
        return markHeard(message.id)
      case 'media':
        return change({ theirs: { camera: message.camera, microphone: message.microphone } })
      case 'prompt':
        return change({ prompt: message.text })
      case 'end':
        return finish(message.reason)
    }
  }

  function turnSilent(silent: boolean) {
    if (silent) markUnsent()
    change({ silent })
  }

  const removals = [line.onMessage(hear), line.onClose(() => finish('lineLost')), line.onSilence(turnSilent)]
  return {
    state: () => now,
    subscribe: changes.add,
    show(kind, track) {
      own[kind] = track
      void peer?.show(kind, track)
    },
    tellMedia(media) {
      on = media
      if (now.peerHere) line.send({ type: 'media', ...on })
    },
    say(text) {
      const said = text.trim().slice(0, longestText)
      if (!legible.test(said) || now.end) return
      const key = newKey()
      write({ own: true, text: said, key, way: now.peerHere && !now.silent ? 'underWay' : 'unsent' })
      const written = now.chat.at(-1)
      if (written) send(written)
      const wait = setTimeout(() => {
        waits.delete(wait)
        markUnsent(isOwn(key))
      }, usualMs)
      waits.add(wait)
    },
    tellPosition({ latitude, longitude, accuracy }) {
      if (!now.end) line.send({ type: 'position', latitude, longitude, accuracy })
    },
    ask(prompt) {
      line.send({ type: 'prompt', text: prompt })
      change({ prompt })
    },
    get stats() {
      return peer?.stats
    },
    leave() {
      line.send({ type: 'leave' })
      this.close()
    },
    close() {
      for (const remove of removals) remove()
      for (const wait of waits) clearTimeout(wait)
      hangUp()
      line.close()
    },
  }
}
