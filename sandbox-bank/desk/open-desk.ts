import type { TurnSettings } from '@card-journey/providers/video-kyc/turn-wire.ts'
import { insideIndia } from '../people/india.ts'
import type { SystemHost } from '../serve.ts'
import { keepBlobs } from './recordings/blobs.ts'
import type { Member } from './call.ts'
import { keepEvidence } from './evidence/evidence-book.ts'
import { janusAt, type JanusSettings } from './recordings/janus.ts'
import { keepPresence } from './rooms/presence.ts'
import { keepRecordings } from './recordings/recordings.ts'
import type { Rooms } from './rooms/rooms.ts'
import { openSealing } from './recordings/sealing.ts'
import { serveDesk } from './serve-desk.ts'
import { keepSignIns } from './sign-in.ts'

export interface DeskSurroundings {
  dataDir?: string | undefined
  /** The bank's media server, if calls are recorded there. */
  janus?: JanusSettings | undefined
  turn?: TurnSettings | undefined
}

/** The people's side of the video KYC desk: sign-in, evidence, recordings, and what its page asks. */
export function openDesk(host: SystemHost, rooms: Rooms, { dataDir, janus, turn }: DeskSurroundings) {
  const { state, key, now, desk } = host.bank
  const blobs = keepBlobs(dataDir)
  const sealing = openSealing(key)
  const presence = keepPresence(desk)
  const signIns = keepSignIns(Date.now, (person) => presence.seen(person))
  const evidence = keepEvidence(state, blobs, sealing, now)
  rooms.keepPositions(({ ticket, session }, { latitude, longitude, accuracy }) => {
    const before = evidence.of(ticket, session).position
    const inside = insideIndia(latitude, longitude)
    evidence.position(ticket, session, { latitude, longitude, accuracy, insideIndia: inside })
    // The log is kept for good: the first of a session, and when it crosses the border.
    if (before?.insideIndia === inside) return
    const detail = `${latitude.toFixed(4)}, ${longitude.toFixed(4)} within ${Math.round(accuracy)} m`
    desk.change(ticket, { kind: 'note', by: 'applicant', what: 'position', detail })
  })
  serveDesk(host, {
    bank: host.bank,
    desk,
    signIns,
    presence,
    evidence,
    recordings: keepRecordings(state, blobs, sealing, now),
    mediaServer: janus && janusAt(janus),
    turn,
  })
  return {
    /** The agent whom a token belongs to. */
    whoIs(token: string): Member | undefined {
      const person = signIns.find(token)
      return person?.role === 'agent' ? { badge: person.badge, name: person.name } : undefined
    },
  }
}
