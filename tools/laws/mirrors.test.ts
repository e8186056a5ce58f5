import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { isScreenId, screenIds } from '@card-journey/journey/ids/screen-ids.ts'
import { partOf } from '@card-journey/web/routing/routes.ts'
import { expectOnlyOpen } from './open.ts'
import { exists, filesUnder, isTest } from './tree.ts'

const languages = filesUnder('journey/texts')
  .map((file) => file.split('/')[2] ?? '')
  .filter((name, index, all) => !name.includes('.') && all.indexOf(name) === index)

const calls = mirrored('contract/calls')
const routes = mirrored('server/routes')

/** Relative paths of the source files, without tests. */
function mirrored(folder: string): string[] {
  return filesUnder(folder)
    .filter((file) => file.endsWith('.ts') && !isTest(file))
    .map((file) => file.slice(folder.length + 1))
    .filter((file) => file.includes('/'))
}

const components = filesUnder('web/screens').filter((file) => file.endsWith('Screen.tsx'))
/** web/screens/<part>/<screen-id>/<Name>Screen.tsx */
const builtScreens = components.map((file) => file.split('/')[3] ?? '')

test('every call has its route and every route its call, at the same path', () => {
  expectOnlyOpen(
    'calls without a route',
    calls.filter((file) => !routes.includes(file)),
  )
  expect(
    routes.filter((file) => !calls.includes(file)),
    'routes without a call',
  ).toEqual([])
})

test('every screen of the specification is built', () => {
  expectOnlyOpen(
    'screens not built',
    screenIds.filter((id) => !builtScreens.includes(id)),
  )
})

test('a folder of a screen bears the id of a screen', () => {
  expect(builtScreens.filter((id) => !(screenIds as readonly string[]).includes(id))).toEqual([])
})

/** The part and the screen that a path names, where it names both: `…/<part>/<screen>/…` or `…/<part>/<screen>.ts`. */
function partAndScreen(file: string): { part: string; screen: string } | undefined {
  const names = file.split('/').map((name) => name.replace(/\.tsx?$/, ''))
  const at = names.findIndex((name, index) => index > 0 && isScreenId(name) && parts.has(names[index - 1] ?? ''))
  return at === -1 ? undefined : { part: names[at - 1] ?? '', screen: names[at] ?? '' }
}
const parts: ReadonlySet<string> = new Set(Object.values(partOf))

test.for([
  ['journey/steps', 1],
  ['web/screens', 1],
  ['journey/texts', 0],
  ['e2e/pages', 0],
] as const)('a screen has one part, in %s as in web/routing/routes.ts', ([folder, least]) => {
  const found = filesUnder(folder).flatMap((file) => partAndScreen(file.slice(folder.length)) ?? [])
  expect(found.length).toBeGreaterThanOrEqual(least)
  for (const { part, screen } of found) expect({ screen, part }).toEqual({ screen, part: partOf[screen as never] })
})

test('a folder of journey/steps and of web/screens is a part of the journey', () => {
  for (const folder of ['journey/steps', 'web/screens']) {
    const names = filesUnder(folder).flatMap((file) => {
      const [part = '', screen] = file.slice(folder.length + 1).split('/')
      return screen === undefined ? [] : [part]
    })
    expect(names.filter((name) => !parts.has(name))).toEqual([])
  }
})

/** Both failure screens show the texts of the error code. */
const textsOf = (id: string): string => (id === 'error' || id === 'auth-error' ? 'errors' : id)

test.for(languages)('every screen has its texts in %s', (language) => {
  const missing = builtScreens.filter((id) => !exists(`journey/texts/${language}/${textsOf(id)}.ts`))
  expectOnlyOpen(`screens without texts in ${language}`, missing)
})

test('every screen has examples: the states that its test, the accessibility sweep and the gallery show', () => {
  const missing = components.filter((file) => !exists(file.replace('Screen.tsx', 'Screen.examples.tsx')))
  expectOnlyOpen('screens without examples', missing)
})

test('every screen has its page in the stories, and every page its screen', () => {
  const pages = filesUnder('e2e/pages').map((file) => basename(file, '.ts'))
  expectOnlyOpen(
    'screens without a page in e2e',
    builtScreens.filter((id) => !pages.includes(id)),
  )
  // The desks are pages of the bank's staff, the console one of the sandbox's.
  const others = ['screen-page', 'desk', 'telecaller-desk', 'console', ...screenIds]
  const notScreens = pages.filter((name) => !others.includes(name))
  expect(notScreens).toEqual([])
})

test('each of the bank’s systems is a port, its wire, its client, its conformance cases and a README', () => {
  const systems = new Set(
    filesUnder('providers')
      .filter((file) => file.endsWith('/port.ts'))
      .map((file) => file.split('/')[1]),
  )
  const wanted = ['port.ts', 'wire.ts', 'http.ts', 'conformance.ts', 'README.md']
  const missing = [...systems].flatMap((name) =>
    wanted.map((file) => `providers/${name}/${file}`).filter((f) => !exists(f)),
  )
  expectOnlyOpen('systems not complete', missing)
})
