import { axeFindings } from '@card-journey/ui/accessibility-for-tests.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Fixture } from '../examples/examples.tsx'
import { saveFile } from '../layout/save-file.ts'
import { RedirectScreen } from '../screens/outcome/redirect/RedirectScreen.tsx'
import { LanguageContext, say } from '../texts/screen-texts.ts'
import { watchShellLinks } from './shell-links.ts'

// The page in a browser, with the bridge that an app would put into it.

const allowed = 'https://cards.partner.example/apply?utm_source=aranya'
const kept = navigator.userAgent

// As in every page's HTML.
watchShellLinks()

afterEach(() => {
  Reflect.deleteProperty(window, 'Android')
  Reflect.deleteProperty(window, 'webkit')
  vi.restoreAllMocks()
})

const opened: string[] = []
const open = (url: string): void => void opened.push(url)
const shells = {
  iOS: { webkit: { messageHandlers: { openBrowser: { postMessage: open } } } },
  Android: { Android: { openBrowser: open } },
} as const

function inApp(bridge: object): void {
  opened.length = 0
  Object.assign(window, bridge)
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`${kept} CardJourneyShell/1`)
}

async function leaves(leavingTo: string, language: 'en' | 'hi' = 'en') {
  const went: string[] = []
  const screen = await render(
    <LanguageContext value={language}>
      <Fixture screen="redirect" state={{ leavingTo }} on={({ did, what }) => did === 'go' && went.push(what)}>
        <RedirectScreen />
      </Fixture>
    </LanguageContext>,
  )
  // Before its secondary one, which stays here.
  await screen.getByRole('button').first().click({ timeout: 8000 })
  return { screen, went }
}

test.for([
  ['iOS', 'en', 360],
  ['iOS', 'hi', 1280],
  ['Android', 'hi', 360],
  ['Android', 'en', 1280],
] as const)(
  '[AP-05, SP-02] in the app on %s (%s, %d px) the partner opens beside it, and the page says how to come back',
  async ([system, language, width]) => {
    await page.viewport(width, 740)
    inApp(shells[system])
    const { screen, went } = await leaves(allowed, language)
    await expect.element(screen.getByText(say(language, 'redirect', 'opened') ?? '')).toBeVisible()
    expect([opened, went]).toEqual([[allowed], []])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    const found = await axeFindings(screen.container, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] })
    expect(found).toEqual([])
  },
)

test.for([
  ['without a bridge', {}],
  ['with a bridge that is no function', { Android: { openBrowser: true } }],
  [
    'with a bridge that fails',
    {
      Android: {
        openBrowser() {
          throw new Error('gone')
        },
      },
    },
  ],
] as const)('[ER-12] in the app %s the generic error follows', async ([, bridge]) => {
  inApp(bridge)
  const { went } = await leaves(allowed)
  expect([opened, went]).toEqual([[], ['auth-error']])
})

test.for([
  ['javascript', 'document.title=1'].join(':'),
  'http://cards.partner.example/',
  'https://cards.partner.example@evil.example/',
  'intent://evil.example#Intent;scheme=https;end',
])('an address that is no plain https is handed to no bridge: %s', async (url) => {
  for (const bridge of Object.values(shells)) {
    inApp(bridge)
    const { screen, went } = await leaves(url)
    expect([opened, went]).toEqual([[], ['auth-error']])
    await screen.unmount()
  }
})

test('a link that asks for its own tab opens in the phone’s browser from the app, and stays a link elsewhere', async () => {
  inApp(shells.Android)
  const terms = `${location.protocol === 'https:' ? location.origin : 'https://bank.example'}/terms-conditions/TNC`
  const screen = await render(
    <Fixture screen="verify-mobile" application={null}>
      <a href={terms} target="_blank" rel="noopener">
        Terms
      </a>
    </Fixture>,
  )
  const prevented = () => {
    const press = new MouseEvent('click', { bubbles: true, cancelable: true })
    // After the page's own listener, which has decided by then; nothing really opens in the test.
    let decided = false
    window.addEventListener(
      'click',
      (event) => {
        decided = event.defaultPrevented
        event.preventDefault()
      },
      { once: true },
    )
    screen.getByRole('link', { name: 'Terms' }).element().dispatchEvent(press)
    return decided
  }
  expect(prevented()).toBe(true)
  expect(opened).toEqual([terms])
  Reflect.deleteProperty(window, 'Android')
  vi.restoreAllMocks()
  expect(prevented()).toBe(false)
  expect(opened).toEqual([terms])
})

const letter = '<!doctype html><p>आपका आवेदन; 100% – “#1”</p>'
const pdf = Uint8Array.from({ length: 300_000 }, (_, place) => place % 256)

/** The link that is pressed to save a file. */
function savedAs(...file: Parameters<typeof saveFile>): { href: string; download: string } {
  const pressed: { href: string; download: string }[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    pressed.push({ href: this.href, download: this.download })
  })
  saveFile(...file)
  expect(pressed).toHaveLength(1)
  return pressed[0] ?? { href: '', download: '' }
}

test.for([
  ['iOS', shells.iOS],
  ['Android', shells.Android],
  ['a system without a bridge', {}],
] as const)(
  'in the app on %s a file is saved from an address that holds all of it, and its name',
  async ([, bridge]) => {
    inApp(bridge)
    for (const [name, type, content] of [
      ['पत्र; 1,2.html', 'text/html', letter],
      ['letter-en.pdf', 'application/pdf', pdf],
      ['video-call.ics', 'text/calendar', 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'],
    ] as const) {
      const { href, download } = savedAs(name, type, content)
      const [, head = '', body = ''] = /^data:([^,]+);base64,([\w+/]+=*)$/.exec(href) ?? []
      const [mediaType, ...parameters] = head.split(';')
      const named = parameters.find((parameter) => parameter.startsWith('name='))?.slice('name='.length) ?? ''
      expect([mediaType, decodeURIComponent(named), download]).toEqual([type, name, name])
      expect(parameters.includes('charset=utf-8')).toBe(typeof content === 'string')
      const bytes = Uint8Array.from(atob(body), (sign) => sign.codePointAt(0) ?? 0)
      if (typeof content === 'string') expect(new TextDecoder().decode(bytes)).toBe(content)
      else expect(bytes).toEqual(content)
      // What the system itself reads from the address.
      const read = await fetch(href)
      expect(read.headers.get('content-type')).toContain(type)
      expect(new Uint8Array(await read.arrayBuffer())).toEqual(bytes)
    }
  },
)

test('a browser saves a file from an address of its own, not from one as long as the file', async () => {
  const { href, download } = savedAs('letter-en.html', 'text/html', letter)
  expect([href.split(':')[0], download]).toEqual(['blob', 'letter-en.html'])
  expect(await (await fetch(href)).text()).toBe(letter)
})

test.for([
  ['without a bridge', {}],
  [
    'with a bridge that fails',
    {
      Android: {
        openBrowser() {
          throw new Error('gone')
        },
      },
    },
  ],
] as const)(
  'in the app %s a link that asks for its own tab opens in place, instead of doing nothing',
  async ([, bridge]) => {
    inApp(bridge)
    const before = location.href
    const screen = await render(
      <Fixture screen="verify-mobile" application={null}>
        <a href={`${before.split('#')[0] ?? ''}#terms-here`} target="_blank" rel="noopener">
          Terms
        </a>
      </Fixture>,
    )
    try {
      const press = new MouseEvent('click', { bubbles: true, cancelable: true })
      screen.getByRole('link', { name: 'Terms' }).element().dispatchEvent(press)
      expect(press.defaultPrevented).toBe(true)
      await expect.poll(() => location.hash).toBe('#terms-here')
      expect(opened).toEqual([])
    } finally {
      history.replaceState(null, '', before)
    }
  },
)
