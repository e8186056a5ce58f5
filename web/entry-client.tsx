import './styles/critical.css'
import { hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { endEarly, messagesId } from './form/early-state.ts'
import { addFieldMessages, lateFiles, loadLateTexts } from './texts/catalogues.ts'
import { holdEvents } from './analytics/events.ts'
import { readCookie, writeCookie } from './session/cookies.ts'
import { createJourney } from './engine/create-journey.ts'
import { watchLeaving } from './engine/leaving.ts'
import { defaultLanguage, isLanguage, type Language } from '@card-journey/journey/texts/languages.ts'
import { isLoaded, loadFirstScreen, loadScreen } from './routing/load-screen.ts'
import type { PageData } from './page/page-data.ts'
import { replayHeld } from './page/replay-held.ts'
import { syncTheme } from './theme/page-theme.ts'
import { createSession } from './session/session.ts'
import type { EntryOutcome } from './sign-in/entry-data.ts'
import type { Report } from './engine/report.ts'
import { BrowserAddress, type AddressPort } from './layout/address.tsx'
import { prepareLoader } from './layout/LoaderOnDemand.tsx'
import { devicePaths, matchScreen } from './routing/routes.ts'

declare const __BUILD__: string

const screenNow = () => matchScreen(location.pathname).screen

function tabStorage(): Storage | undefined {
  try {
    return window.sessionStorage
  } catch {
    return undefined
  }
}

/** When the first screen and its engine had loaded, in ms. */
const idleSoon = 4000

/** What tells of a failure is loaded before a failing network needs it, the loader before a host makes the applicant wait. */
const prepareForWaiting = (language: Language): Promise<unknown> =>
  Promise.all([
    loadScreen('auth-error', language),
    loadScreen('error', language),
    prepareLoader(),
    loadLateTexts(language),
    import('./engine/failing.ts'),
  ]).catch(() => undefined)

/** A link that names a language selects it, like the switch; the parameter is then removed from the address. */
function keepNamedLanguage(): void {
  const query = new URLSearchParams(location.search)
  const named = query.get('language')
  if (!isLanguage(named)) return
  writeCookie('language', named)
  query.delete('language')
  const rest = query.toString()
  history.replaceState(null, '', location.pathname + (rest && `?${rest}`) + location.hash)
}

/** Before React: a press in the first seconds leads on, and must not lose where the applicant came from. */
async function readEntryData(): Promise<EntryOutcome> {
  if (!/[?&](channelCode|utm_\w+|requestId|clientId)=?/.test(location.search)) return 'none'
  try {
    return (await import('./sign-in/entry-data.ts')).takeEntryData(screenNow())
  } catch {
    // The engine needs this code too, and says so if it can't be had.
    return 'none'
  }
}

async function start(): Promise<void> {
  const page = JSON.parse(document.getElementById('page-data')?.textContent ?? '{}') as PageData
  if (page.address) history.replaceState(null, '', page.address)
  const { lang } = document.documentElement
  const measured = readCookie('analytics') !== ''
  if (measured) holdEvents()
  let alive = false
  let language: Language = isLanguage(lang) ? lang : defaultLanguage
  keepNamedLanguage()
  const entry = readEntryData()
  const address: AddressPort = { navigate: (path) => location.assign(path) }
  const journey = createJourney({
    session: createSession(tabStorage()),
    // A document keeps the permissions it was loaded with, so the video call starts in one that has them.
    navigate: (path, options) =>
      !page.devices && devicePaths.includes(path) ? location.assign(path) : address.navigate(path, options),
    path: () => location.pathname,
    language: () => language,
    clock: Date.now,
    ticks: () => performance.now(),
    build: __BUILD__,
    policy: page.policy,
    engine: () => import('./engine/engine.ts'),
  })
  const report: Report = (kind, name, diagnostic) => void journey.report(kind, name, diagnostic)

  // The screen's code and texts first: React then finds in the first HTML exactly what it renders.
  const first = page.modules
    ? loadFirstScreen(screenNow(), language, page.modules, page.texts ?? {})
    : loadScreen(screenNow(), language)
  Object.assign(lateFiles, page.modules?.lateTexts)
  const messages = document.getElementById(messagesId)?.textContent
  if (messages) addFieldMessages(language, JSON.parse(messages) as Record<string, string>)
  await first.catch(() => undefined)
  await entry
  // It loads while React hydrates the page.
  void import('./engine/engine.ts').catch(() => undefined)
  const root = document.getElementById('root')
  if (!root) throw new Error('no root')
  hydrateRoot(
    root,
    <BrowserAddress
      port={address}
      // A loader goes in the commit that shows what it waited for (layout/UntilMoved.tsx).
      isReady={(path) => !journey.state().waiting && isLoaded(matchScreen(path).screen, language)}
    >
      <App
        page={page}
        journey={journey}
        language={language}
        report={report}
        changeLanguage={async (next) => {
          await loadScreen(screenNow(), next)
          language = next
          void loadLateTexts(next)
          writeCookie('language', next)
          document.documentElement.lang = next
        }}
        onAlive={() => {
          if (alive) return
          alive = true
          document.documentElement.dataset['alive'] = ''
          endEarly()
          replayHeld()
          watchLeaving(journey)
          syncTheme(journey, page.policy)
          void entry.then((outcome) => journey.begin(screenNow(), outcome))
          void import('./engine/screens-ahead.ts')
            .then((it) => it.watchScreensAhead(journey.state, () => language))
            .catch(() => undefined)
          if (measured)
            void import('./analytics/start-analytics.ts')
              .then((it) => it.startAnalytics(journey))
              .catch(() => undefined)
          setTimeout(() => void prepareForWaiting(language), idleSoon)
        }}
      />
    </BrowserAddress>,
  )
}

void start()
