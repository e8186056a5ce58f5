import { newRequestId, newWebSessionId } from './random.ts'

/** The four session storage keys of the specification (ST-01 to ST-04). Nothing else about a person is stored there. */
const keys = ['applicationID', 'webSessionId', 'sessionToken', 'token'] as const
type Key = (typeof keys)[number]

export interface Session {
  get: (key: Key) => string
  set: (key: Key, value: string) => void
  /** The id of this web session, created on first use. Throws UnsupportedCrypto. */
  webSessionId: () => string
  /** The hidden request id, made once per page load; it grants nothing (ST-06). Throws UnsupportedCrypto. */
  requestId: () => string
  signedIn: () => boolean
  /** The session has expired: forgets its tokens. What is left shows that someone was signed in here (SC-45). */
  expire: () => void
  /** Someone is signed in to an application here, or was until their session ended. */
  hadApplication: () => boolean
  /** Someone was signed in here until their session ended; neither signed out nor signed in again since. */
  ended: () => boolean
  /** Forgets tokens and application; the web session id stays until `end`. */
  signOut: () => void
  end: () => void
}

/** Continues in memory if the browser refuses session storage. */
export function createSession(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined): Session {
  const memory = new Map<Key, string>()
  let hiddenRequestId = ''
  let hasExpired = false

  const get = (key: Key): string => {
    try {
      return storage?.getItem(key) ?? memory.get(key) ?? ''
    } catch {
      return memory.get(key) ?? ''
    }
  }
  const set = (key: Key, value: string): void => {
    memory.set(key, value)
    try {
      if (value) storage?.setItem(key, value)
      else storage?.removeItem(key)
    } catch {
      // Full or forbidden: this tab continues in memory.
    }
  }
  const signOut = (): void => {
    hasExpired = false
    for (const key of ['applicationID', 'sessionToken', 'token'] as const) set(key, '')
  }
  return {
    get,
    set,
    webSessionId() {
      if (!get('webSessionId')) set('webSessionId', newWebSessionId())
      return get('webSessionId')
    },
    requestId: () => (hiddenRequestId ||= newRequestId()),
    signedIn: () => get('sessionToken') !== '',
    expire() {
      hasExpired = true
      for (const key of ['sessionToken', 'token'] as const) set(key, '')
    },
    hadApplication: () => get('applicationID') !== '',
    ended: () => get('sessionToken') === '' && (hasExpired || get('applicationID') !== ''),
    signOut,
    end() {
      signOut()
      set('webSessionId', '')
    },
  }
}
