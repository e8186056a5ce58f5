import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const script = readFileSync(new URL('browser-check.js', import.meta.url), 'utf8')
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 12_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

/** Runs the script as a page would, in a browser that says it is `agent`; true when the notice is shown. */
function isRefused(agent: string, modules = true): boolean {
  const marks = new Set<string>()
  const page = {
    createElement: () => (modules ? { noModule: false } : {}),
    documentElement: { setAttribute: (name: string) => marks.add(name) },
  }
  runInNewContext(script, { navigator: { userAgent: agent }, document: page })
  return marks.has('data-old-browser')
}

test.for([
  ['Chrome 64', `Mozilla/5.0 (Linux; Android 8.0) ${webkit} Chrome/64.0.3282.137 Mobile Safari/537.36`, true],
  ['Chrome 65', `Mozilla/5.0 (Linux; Android 8.0) ${webkit} Chrome/65.0.3325.109 Mobile Safari/537.36`, false],
  ['Chrome 130', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/130.0.0.0 Safari/537.36`, false],
  ['Safari 11', `${iPhone.replace('OS 12_0', 'OS 11_4')} Version/11.1 Mobile/15E148 Safari/604.1`, true],
  ['Safari 12', `${iPhone} Version/12.0 Mobile/15E148 Safari/604.1`, false],
  [
    'the app’s own view on iOS 11',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 11_4 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
    true,
  ],
  [
    'Chrome on iOS 11',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 11_4_1 like Mac OS X) CriOS/80.0 Mobile/15E148 Safari/604.1',
    true,
  ],
  [
    'Chrome on iOS 17',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) CriOS/123.0 Mobile/15E148 Safari/604.1',
    false,
  ],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', false],
] as const)('[SC-36, CO-41] the notice for old browsers: %s', ([, agent, refused]) => {
  expect(isRefused(agent)).toBe(refused)
})

test.each([
  [true, false],
  [false, true],
])('[SC-36] a browser that could not read the start of the app is refused: started %s', (started, refused) => {
  const marks = new Set(started ? ['data-started'] : [])
  const documentElement = {
    hasAttribute: (name: string) => marks.has(name),
    setAttribute: (name: string) => marks.add(name),
  }
  runInNewContext(readFileSync(new URL('start-check.js', import.meta.url), 'utf8'), { document: { documentElement } })
  expect(marks.has('data-old-browser')).toBe(refused)
})

test('[SC-36] a browser without modules is refused, whatever it says it is', () => {
  expect(isRefused('Mozilla/5.0 (X11; Linux x86_64; rv:52.0) Gecko/20100101 Firefox/52.0', false)).toBe(true)
})
