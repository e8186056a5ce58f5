import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { expect, test } from 'vitest'
import { textsOfScreen } from './texts-of-screen.ts'

const web = join(import.meta.dirname, '..')
const screens = globSync('screens/*/*/*Screen.tsx', { cwd: web }).map((file) => join(web, file))

/** The names in `useTexts('…')` of a file and of every file of the web app that it imports. */
function textsUsedBy(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file) || !existsSync(file)) return []
  seen.add(file)
  const source = readFileSync(file, 'utf8')
  const own = [...source.matchAll(/useText(?:s|Lookup)\('([\w-]+)'\)/g)].map(([, name]) => name ?? '')
  const imported = [...source.matchAll(/(?:from|import) '(\.[^']+\.tsx?)'|import\('(\.[^']+)'\)/g)]
  return [
    ...own,
    ...imported.flatMap(([, fixed, late]) => textsUsedBy(resolve(dirname(file), fixed ?? late ?? ''), seen)),
  ]
}

test('screens are found', () => expect(screens.length).toBeGreaterThan(50))

test.each(screens.map((file) => [basename(dirname(file)) as ScreenId, file] as const))(
  '%s loads the words of each part that it is made of',
  (screen, file) => {
    const loaded = textsOfScreen(screen)
    expect([...new Set(textsUsedBy(file))].filter((name) => !loaded.includes(name))).toEqual([])
  },
)
