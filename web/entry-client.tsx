import './styles/critical.css'
import { reportError } from '@card-journey/contract/calls/apps/reportError.ts'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './app.tsx'
import { createBrowserClient } from './journey/client.ts'
import { writeCookie } from './journey/cookies.ts'
import { createJourney } from './journey/create-journey.ts'
import { takeEntryData } from './journey/entry-data.ts'
import { watchLeaving } from './journey/leaving.ts'
import { defaultLanguage, isLanguage, type Language } from './journey/language.ts'
import { loadScreen } from './journey/load-screen.ts'
import type { PageData } from './journey/page-data.ts'
import { keepTheme } from './journey/page-theme.ts'
import { createSession } from './journey/session.ts'
import { RouterBridge, type RouterPort } from './layout/RouterBridge.tsx'
import { matchScreen } from './routes.ts'
import { screenExists } from './screen-modules.ts'

declare const __BUILD__: string

declare global {
  interface Window {
    /** Set by the early-submit script: gives the form whose submit was held, and holds no more. */
    releaseHeldSubmit?: () => HTMLFormElement | undefined
  }
}

const screenNow = () => matchScreen(location.pathname, screenExists).screen

function tabStorage(): Storage | undefined {
  try {
    return window.sessionStorage
  } catch {
    return undefined
  }
}

/** A submit that was pressed before the page was alive happens now. */
function replayHeldSubmit(): void {
  const form = window.releaseHeldSubmit?.()
  if (form?.isConnected) form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
}

async function start(): Promise<void> {
  const page = JSON.parse(document.getElementById('page-data')?.textContent ?? '{}') as PageData
  const { lang } = document.documentElement
  const language = isLanguage(lang) ? lang : defaultLanguage
  const entry = takeEntryData(screenNow())
  const router: RouterPort = { navigate: (path) => location.assign(path) }
  const session = createSession(tabStorage())
  let clockOffset = 0
  let current: Language = language
  const client = createBrowserClient(session, (ms) => (clockOffset = ms - Date.now()))

  const report = (kind: 'call' | 'render' | 'chunk', name: string, diagnostic: string): void => {
    const about = {
      kind,
      screen: screenNow(),
      name: name.slice(0, 200),
      diagnostic: diagnostic.slice(0, 200),
      build: __BUILD__,
    }
    void client.call(reportError, about, { keepalive: true })
  }
  const journey = createJourney({
    client,
    session,
    navigate: (path, options) => router.navigate(path, options),
    path: () => location.pathname,
    language: () => current,
    now: () => Date.now() + clockOffset,
    report,
  })
  watchLeaving(journey, client)
  keepTheme(journey)

  // The screen's code and texts first: React then finds in the first HTML exactly what it renders.
  await loadScreen(screenNow(), language).catch(() => undefined)
  const root = document.getElementById('root')
  if (!root) throw new Error('no root')
  hydrateRoot(
    root,
    <BrowserRouter>
      <RouterBridge port={router} />
      <App
        page={page}
        journey={journey}
        language={language}
        report={report}
        changeLanguage={async (next) => {
          await loadScreen(screenNow(), next)
          writeCookie('language', next)
          document.documentElement.lang = next
          current = next
        }}
        onAlive={() => {
          document.documentElement.dataset['alive'] = ''
          if (entry === 'missingChannel') journey.go('error', { query: { type: 'C100' }, replace: true })
          replayHeldSubmit()
        }}
      />
    </BrowserRouter>,
  )
}

void start()
