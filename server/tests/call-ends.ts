import { fromDesk, type FromAgent, type FromDesk } from '@card-journey/providers/video-kyc/room-wire.ts'
import {
  roomPath,
  toApplicant,
  type FromApplicant,
  type ToApplicant,
} from '@card-journey/contract/shapes/room-messages.ts'
import type { Member } from '@card-journey/sandbox-bank/desk/call.ts'
import type { RoomEnd } from '@card-journey/sandbox-bank/desk/rooms/rooms.ts'
import { expect } from 'vitest'
import type { Applicant } from './applicant.ts'
import { eventually } from './eventually.ts'
import type { Running } from './running.ts'

export const meera: Member = { badge: 'AB-1001', name: 'Meera Nair' }
export const arjun: Member = { badge: 'AB-1002', name: 'Arjun Das' }
export const leela: Member = { badge: 'AB-2001', name: 'Leela Rao' }

/** The origin of pages of the product under test. */
export const ownOrigin = 'http://localhost'

/** An applicant's socket, with what a page's browser adds: the origin and the cookie. */
export class CallSocket {
  readonly heard: ToApplicant[] = []
  /** How often the line was said to be there. */
  beats = 0
  closed: number | undefined
  private readonly socket: WebSocket
  private readonly opened: Promise<boolean>

  constructor({ url }: Running, headers: Record<string, string> = {}, query = '') {
    // Node's WebSocket takes headers; the types of browsers do not know that.
    const options = { headers: { origin: ownOrigin, ...headers } } as unknown as string[]
    this.socket = new WebSocket(`${url.replace('http', 'ws')}${roomPath}${query}`, options)
    this.opened = new Promise((resolve) => {
      this.socket.addEventListener('open', () => resolve(true))
      this.socket.addEventListener('close', ({ code }) => {
        this.closed = code
        resolve(false)
      })
    })
    this.socket.addEventListener('message', ({ data }) => {
      const message = toApplicant.parse(JSON.parse(String(data)))
      if (message.type === 'beat') this.beats += 1
      else this.heard.push(message)
    })
  }

  async send(...messages: (FromApplicant | object | string)[]): Promise<void> {
    if (!(await this.opened)) return
    for (const message of messages) this.socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  }

  async sendBytes(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    await this.opened
    this.socket.send(bytes)
  }

  /** As if the browser died: nothing is said. */
  close(): void {
    this.socket.close()
  }

  last = <T extends ToApplicant['type']>(type: T): Extract<ToApplicant, { type: T }> | undefined =>
    this.heard.findLast((message): message is Extract<ToApplicant, { type: T }> => message.type === type)

  /** The first message of a kind, once it has come. */
  hears = <T extends ToApplicant['type']>(type: T) =>
    eventually(() => {
      const message = this.last(type)
      if (!message) throw new Error(`no ${type} among ${JSON.stringify(this.heard)}, closed: ${this.closed}`)
      return message
    })

  closes = (code: number): Promise<void> => eventually(() => expect(this.closed).toBe(code))
}

/** The socket of the browser that the applicant is signed in with, joined by a token. */
export async function join(
  product: Running,
  { cookie }: Applicant,
  joinToken: string,
  query?: string,
): Promise<CallSocket> {
  const socket = new CallSocket(product, { cookie }, query)
  await socket.send({ type: 'join', joinToken })
  return socket
}

/** An agent's end of a call, at the desk itself. */
export class AgentEnd {
  readonly heard: FromDesk[] = []
  over = false
  private readonly end: RoomEnd | undefined

  constructor({ rooms }: Running, ticket: string, member: Member = meera) {
    this.end = rooms.enterAsAgent(ticket, member, {
      send: (message) => void this.heard.push(fromDesk.parse(message)),
      close: () => (this.over = true),
    })
  }

  get isIn(): boolean {
    return this.end !== undefined
  }

  send(message: Exclude<FromAgent, { type: 'join' }>): void {
    this.end?.hear(message)
  }

  gone(): void {
    this.end?.gone()
  }
}
