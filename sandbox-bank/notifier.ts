import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  applicationChanged,
  clientPrepared,
  notificationKey,
  notificationPath,
} from '@card-journey/providers/notification-wire.ts'
import { signedPost } from './signed-post.ts'

export interface NotifierSettings {
  /** Of the journey's server, where it takes notifications. */
  origin: () => string
  /** `whsec_…`, the same as the server's. */
  secret: string
}

const lookEveryMs = 50
const timeoutMs = 2000
/** A server that does not take it is tried again; after that its own looks must do. */
const pausesMs = [500, 2000]

/** Tells the journey's server that something changed, once it has. Without settings it tells nobody. */
export function keepNotifier(settings: NotifierSettings | undefined, now: () => Date) {
  const key = settings && notificationKey(settings.secret)
  const awaited = new Map<string, { applicationReferenceNo: string; hasChanged: () => boolean }>()
  const closing = new AbortController()

  const deliver = async (type: string, data: Readonly<Record<string, string>>): Promise<void> => {
    if (!settings || !key) return
    const id = `msg_${randomUUID()}`
    for (const pause of [0, ...pausesMs]) {
      await sleep(pause, undefined, { signal: closing.signal, ref: false })
      const at = now()
      const body = JSON.stringify({ type, timestamp: at.toISOString(), data })
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(timeoutMs)])
      const taken = await fetch(settings.origin() + notificationPath, {
        ...signedPost(key, id, at, body),
        signal,
      }).then(
        ({ ok }) => ok,
        () => false,
      )
      if (taken) return
    }
  }

  const timer = setInterval(() => {
    for (const [name, { applicationReferenceNo, hasChanged }] of awaited) {
      if (!hasChanged()) continue
      awaited.delete(name)
      deliver(applicationChanged, { applicationReferenceNo }).catch(() => undefined)
    }
  }, lookEveryMs)
  timer.unref()

  return {
    /** `name` is the matter's; one that is awaited already is awaited once. */
    whenChanged(name: string, applicationReferenceNo: string, hasChanged: () => boolean): void {
      if (key) awaited.set(name, { applicationReferenceNo, hasChanged })
    },
    /** A telecaller prepared an application; the journey's server sends its link. */
    clientPrepared({ requestId, clientId }: { requestId: string; clientId: string }): void {
      deliver(clientPrepared, { requestId, clientId }).catch(() => undefined)
    },
    close(): void {
      clearInterval(timer)
      closing.abort()
    },
  }
}
