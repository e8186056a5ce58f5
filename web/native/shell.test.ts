import { afterEach, expect, test, vi } from 'vitest'
import { nativeShell, openExternal } from './shell.ts'

const url = 'https://www.example.com/store?a=1'
const phone = 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0'
afterEach(() => vi.unstubAllGlobals())

function page(more: object, userAgent = phone, protocol = 'https:'): { assigned: string[] } {
  const assigned: string[] = []
  vi.stubGlobal('location', { protocol, assign: (to: string) => assigned.push(to) })
  vi.stubGlobal('navigator', { userAgent })
  vi.stubGlobal('window', more)
  return { assigned }
}

test('[SP-02, AP-12] the shell is known by the iOS bridge, the Android bridge, or its mark in the user agent', () => {
  expect(nativeShell({}, phone).kind).toBe('none')
  expect(nativeShell({ webkit: { messageHandlers: { openBrowser: { postMessage() {} } } } }, phone).kind).toBe('shell')
  expect(nativeShell({ Android: { openBrowser() {} } }, phone).kind).toBe('shell')
  expect(nativeShell({}, `${phone} CardJourneyShell/2`)).toEqual({ kind: 'shell', openBrowser: undefined })
})

test('[AP-05] an external URL opens in this tab outside the shell, through the bridge inside', () => {
  const outside = page({})
  expect(openExternal(url)).toBe('leaving')
  expect(outside.assigned).toEqual([url])

  const ios: string[] = []
  const inside = page({ webkit: { messageHandlers: { openBrowser: { postMessage: (to: string) => ios.push(to) } } } })
  expect(openExternal(url)).toBe('opened')
  const android: string[] = []
  page({ Android: { openBrowser: (to: string) => android.push(to) } })
  expect(openExternal(url)).toBe('opened')
  expect([ios, android, inside.assigned]).toEqual([[url], [url], []])
})

test.each<[string, object]>([
  ['is no function', { Android: { openBrowser: 'https://evil.example' } }],
  ['has no postMessage', { webkit: { messageHandlers: { openBrowser: {} } } }],
  ['is null', { webkit: null, Android: null }],
])('[ER-12] a bridge that %s is none', (_how, fake) => {
  expect(nativeShell(fake, phone)).toEqual({ kind: 'none' })
  expect(nativeShell(fake, `${phone} CardJourneyShell/2`)).toEqual({ kind: 'shell', openBrowser: undefined })
})

test('[ER-12] a bridge that fails counts as missing: the page stays, and the caller learns it', () => {
  const { assigned } = page({
    Android: {
      openBrowser() {
        throw new Error('Java exception was raised during method invocation')
      },
    },
  })
  expect(openExternal(url)).toBe('noBridge')
  expect(assigned).toEqual([])
})

test('a bridge of Android is called as a method of its object', () => {
  const bridge = {
    opened: [] as string[],
    openBrowser(to: string) {
      this.opened.push(to)
    },
  }
  page({ Android: bridge })
  expect(openExternal(url)).toBe('opened')
  expect(bridge.opened).toEqual([url])
})

test('[ER-12] in the shell without a bridge nothing opens, and the caller learns it', () => {
  const { assigned } = page({}, `${phone} CardJourneyShell/2`)
  expect(openExternal(url)).toBe('noBridge')
  expect(assigned).toEqual([])
})

test('this machine’s own pages open over plain http from a page of plain http alone', () => {
  const sandbox = 'http://localhost:3001/analysis/pf-1'
  const plain = page({}, phone, 'http:')
  expect([
    openExternal(sandbox),
    openExternal('http://localhost.example.com/'),
    openExternal('http://localhost@evil.example/'),
  ]).toEqual(['leaving', 'refused', 'refused'])
  expect(plain.assigned).toEqual([sandbox])
  page({})
  expect(openExternal(sandbox)).toBe('refused')
})

test.each([
  'http://www.example.com',
  'data:text/html,x',
  'https:/evil',
  'https://\\evil',
  ['javascript', 'alert(1)'].join(':'),
  ['JaVaScRiPt', 'alert(1)//https://'].join(':'),
  ' https://bank.example',
  'https://bank.example@evil.example/',
  'https://bank.example\\@evil.example/',
  'https://bank.example/\njavascript:alert(1)',
  'intent://bank.example#Intent;scheme=https;end',
  'file:///etc/hosts',
  'blob:https://bank.example/1',
  '//evil.example',
  '',
])('what is no https URL is never opened: %j', (bad) => {
  const { assigned } = page({})
  expect(openExternal(bad)).toBe('refused')
  expect(assigned).toEqual([])
})
