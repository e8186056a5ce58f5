import type { EnginePorts } from '../engine/engine-ports.ts'

/** Where tabs leave each other news, for the moment that it takes to notice them. */
const place = 'session-news'

/** Fingerprints of what the telling tab has; without an end it has signed out. */
interface News {
  session: string
  application: string
  endsAt?: string
}

export interface OtherTabs {
  /** The session of this tab, which duplicates of it share, now ends at this time. */
  tellEnd: (endsAt: string) => Promise<void>
  /** Signing out ends the sessions of all tabs that hold the application (ADR 0021). */
  tellSignOut: () => Promise<void>
}

/**
 * What the tabs of one browser tell each other about their sessions. By the storage event, because Safari has no
 * BroadcastChannel before 15.4. News hold nothing that is secret or personal, and prove nothing: after a sign-out
 * elsewhere the tab asks the server.
 */
export function createOtherTabs(
  { session, state, update }: Pick<EnginePorts, 'session' | 'state' | 'update'>,
  onSignOut: () => void,
): OtherTabs {
  const mine = async (): Promise<News> => ({
    session: await fingerprint(session.get('sessionToken')),
    application: await fingerprint(session.get('applicationID')),
  })

  async function hear(said: string): Promise<void> {
    const news = newsIn(said)
    if (!news || !session.signedIn()) return
    const own = await mine()
    if (news.endsAt === undefined) {
      if (news.application === own.application) onSignOut()
    } else if (news.session === own.session && news.endsAt > (state().sessionEndsAt ?? ''))
      update({ sessionEndsAt: news.endsAt })
  }
  // Tests of the engine run without a page.
  if (typeof window !== 'undefined')
    window.addEventListener('storage', ({ key, newValue }) => {
      if (key === place && newValue) void hear(newValue)
    })

  let told = ''
  return {
    async tellEnd(endsAt) {
      if (endsAt === told) return
      told = endsAt
      leave({ ...(await mine()), endsAt })
    },
    async tellSignOut() {
      leave(await mine())
    },
  }
}

function leave(news: News): void {
  try {
    localStorage.setItem(place, JSON.stringify(news))
    localStorage.removeItem(place)
  } catch {
    // Storage is refused: each tab finds out by its next call.
  }
}

function newsIn(said: string): News | undefined {
  try {
    const news = JSON.parse(said) as Partial<News>
    const { session, application, endsAt } = news
    if (typeof session !== 'string' || typeof application !== 'string') return undefined
    if (endsAt !== undefined && Number.isNaN(Date.parse(endsAt))) return undefined
    return { session, application, ...(endsAt && { endsAt }) }
  } catch {
    return undefined
  }
}

/** Tells one session from another, and is no way back to its token. */
async function fingerprint(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(hash).slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
