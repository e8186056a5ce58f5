import { dirname, join } from 'node:path/posix'
import { isScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { expect, test } from 'vitest'
import { textsOfScreen } from '../../web/texts/texts-of-screen.ts'
import { exists, filesUnder, textOf } from './tree.ts'

const screenFile = /^web\/screens\/[\w-]+\/([\w-]+)\/\w+Screen\.tsx$/

/** Modules of the web app that a module imports, now or later; what finds other screens is no part of a screen. */
const imported = (file: string): string[] =>
  [...textOf(file).matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)]
    .map(([, path = '']) => join(dirname(file), path))
    .filter((path) => exists(path) && !path.startsWith('web/routing/') && /\.tsx?$/.test(path))

function modulesOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const next of imported(file)) modulesOf(next, found)
  return found
}

/** The files of texts that a module shows: `useTexts('home-address')`. */
const shownBy = (file: string): string[] =>
  [...textOf(file).matchAll(/\b(?:useTexts|useTextLookup)\('([\w-]+)'\)/g)].map(([, name = '']) => name)

const screens = filesUnder('web/screens').flatMap((file) => {
  const id = screenFile.exec(file)?.[1]
  return id && isScreenId(id) ? [{ id, file }] : []
})

test('a screen shows no texts that its route does not load: they would be empty, and a button nameless', () => {
  expect(screens.length).toBeGreaterThan(50)
  const missing = screens.flatMap(({ id, file }) => {
    const loaded = textsOfScreen(id)
    return [...modulesOf(file)].flatMap((module) =>
      shownBy(module).flatMap((name) => (loaded.includes(name) ? [] : [`${id}: ${name} (${module})`])),
    )
  })
  expect(missing).toEqual([])
})

test('a screen loads no file of texts that it never shows', () => {
  const unused = screens.flatMap(({ id, file }) => {
    const shown = new Set([...modulesOf(file)].flatMap(shownBy))
    // The shell shows its own texts and the fields' messages around every screen; a page's title is the screen's own.
    const around = ['shell', 'fields', id]
    return textsOfScreen(id).flatMap((name) => (shown.has(name) || around.includes(name) ? [] : [`${id}: ${name}`]))
  })
  expect(unused).toEqual([])
})
