import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const screensFolder = join(import.meta.dirname, '../screens')

/** Screens that have code, with the part whose folder they are in. */
export const screensWithCode = (): { screen: string; part: string }[] =>
  foldersOf(screensFolder).flatMap((part) =>
    foldersOf(part.path)
      .filter(({ path }) => readdirSync(path).some((file) => file.endsWith('Screen.tsx')))
      .map(({ name }) => ({ screen: name, part: part.name })),
  )

/** Their ids. */
export const screensToServe = (): string[] =>
  screensWithCode()
    .map(({ screen }) => screen)
    .toSorted()

const foldersOf = (path: string): { name: string; path: string }[] =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, path: join(path, name) }))
