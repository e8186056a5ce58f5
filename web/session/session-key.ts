import type { PublicKey } from '@card-journey/contract/envelope.ts'
import { overNetwork } from '@card-journey/contract/network.ts'
import {
  createSessionKey,
  describeSessionKey,
  openEnvelope,
  type Envelope,
  type SessionKey,
} from '@card-journey/contract/envelope-client.ts'
import type { Session } from './session.ts'

/** The server's public keys, newest first (architecture, section 4). */
const serverKeysPath = '/api/keys'

/** How long a key lasts without a signed-in session; a session's key lasts as long as the server allows. */
const unusedLifetime = 4 * 60 * 60 * 1000

type KeyOwner = Pick<Session, 'webSessionId' | 'signedIn'>

interface KeptKey {
  pair: CryptoKeyPair
  at: number
}

const storeName = 'session-keys'

function withStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('card-journey', 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(storeName)
    opening.onerror = () => reject(opening.error ?? new Error('no database'))
    opening.onsuccess = () => {
      const database = opening.result
      const transaction = database.transaction(storeName, mode)
      const request = work(transaction.objectStore(storeName))
      transaction.oncomplete = () => {
        database.close()
        resolve(request.result)
      }
      transaction.onerror = transaction.onabort = () => {
        database.close()
        reject(transaction.error ?? new Error('aborted'))
      }
    }
  })
}

/** The key pair of this web session: kept in IndexedDB, so that it survives a reload; in memory if that is refused. */
async function sessionKey({ webSessionId, signedIn }: KeyOwner): Promise<SessionKey> {
  try {
    const id = webSessionId()
    const kept = await withStore<KeptKey | undefined>('readonly', (store) => store.get(id))
    if (kept && (signedIn() || Date.now() - kept.at < unusedLifetime)) return await describeSessionKey(kept.pair)
    const made = await createSessionKey()
    await withStore('readwrite', (store) => store.put({ pair: made.pair, at: Date.now() } satisfies KeptKey, id))
    return made
  } catch {
    return createSessionKey()
  }
}

/** Removes the key of a web session: at sign-out. */
export async function forgetSessionKey(webSessionId: string): Promise<void> {
  try {
    await withStore('readwrite', (store) => store.delete(webSessionId))
  } catch {
    // It was never kept.
  }
}

/** The server's public keys, newest first. An error page from a proxy does not count. */
async function serverKeys(
  baseUrl: string,
  { signal, cache }: Pick<RequestInit, 'signal' | 'cache'>,
): Promise<readonly (PublicKey & { kid: string })[]> {
  const response = await fetch(baseUrl + serverKeysPath, {
    credentials: 'same-origin',
    ...(cache && { cache }),
    ...(signal && { signal }),
  })
  if (response.status >= 500) throw new Error(`keys: ${response.status}`)
  return ((await response.json()) as { keys: readonly (PublicKey & { kid: string })[] }).keys
}

/**
 * Does the key agreement with the server's key; `renew` bypasses the cache to get the current one. Throws if the server
 * can't be reached.
 */
export async function openSessionEnvelope(owner: KeyOwner, baseUrl: string, renew = false): Promise<Envelope> {
  const [session, keys] = await Promise.all([
    sessionKey(owner),
    overNetwork((signal) => serverKeys(baseUrl, { signal, ...(renew && { cache: 'reload' }) })),
  ])
  const [newest] = keys
  if (!newest) throw new Error('keys: none')
  return openEnvelope(session, newest)
}
