import { fromApplicant, toApplicant, type ToApplicant } from '@card-journey/contract/shapes/room-messages.ts'
import type { FromRoom, ToRoom } from '@card-journey/providers/video-kyc/port.ts'

/** Messages that an applicant may send: in a second, and in one session of a call. */
const limits = { perSecond: 60, perSession: 3000 }

/** `join` is the socket's own; `ignored`: nothing is left of it; `violation`: the socket ends. */
export type Upward = ToRoom | { type: 'join'; joinToken: string } | 'ignored' | 'violation'

export interface RoomGuard {
  up: (text: string, at: number) => Upward
  /** What reaches the browser; nothing of a message that does not fit. `unfit`: no picture can come in this session. */
  down: (message: FromRoom) => ToApplicant | 'unfit' | undefined
}

/** What stands between a browser and the room (T21): closed shapes, a rate, clean chat, one certificate per session. */
export function guardRoom(): RoomGuard {
  let second = 0
  let inSecond = 0
  let inSession = 0
  const certificates: { own?: string | undefined; agent?: string | undefined } = {}

  const isSame = (end: keyof typeof certificates, sdp: string): boolean => {
    const fingerprint = fingerprintOf(sdp)
    certificates[end] ??= fingerprint
    return fingerprint !== undefined && certificates[end] === fingerprint
  }

  return {
    up(text, at) {
      const now = Math.floor(at / 1000)
      inSecond = now === second ? inSecond + 1 : 1
      second = now
      inSession += 1
      if (inSecond > limits.perSecond || inSession > limits.perSession) return 'violation'
      const read = fromApplicant.safeParse(parsed(text))
      if (!read.success) return 'violation'
      const message = read.data
      if (message.type === 'chat') {
        const clean = cleanChat(message.text)
        return clean === '' ? 'ignored' : { ...message, text: clean }
      }
      if (message.type === 'description' && message.description.type !== 'rollback')
        return isSame('own', message.description.sdp) ? message : 'violation'
      return message
    },
    down(message) {
      const read = toApplicant.safeParse(message)
      if (!read.success) return message.type === 'description' ? 'unfit' : undefined
      const told = read.data
      // With another session comes another connection, and with it another certificate.
      if (told.type === 'joined' || told.type === 'peer') {
        certificates.own = undefined
        certificates.agent = undefined
      }
      if (told.type === 'description' && told.description.type !== 'rollback')
        return isSame('agent', told.description.sdp) ? told : 'unfit'
      return told.type === 'chat' ? { ...told, text: cleanChat(told.text) || '…' } : told
    },
  }
}

/** Without control characters but line breaks, and without marks that turn the direction of what follows. */
const cleanChat = (text: string): string =>
  text.replaceAll(/[^\P{Cc}\n]|[\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu, '').trim()

/** The certificate that a description vouches for: one, by a hash that is fit for it. */
function fingerprintOf(sdp: string): string | undefined {
  const all = [...sdp.matchAll(/^a=fingerprint:(\S+) ([0-9A-Fa-f:]+)\s*$/gm)].map(
    ([, hash = '', value = '']) => `${hash.toLowerCase()} ${value.toUpperCase()}`,
  )
  const [first] = all
  return first && /^sha-(256|384|512) /.test(first) && all.every((one) => one === first) ? first : undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
