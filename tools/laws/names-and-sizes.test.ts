import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'
import { expectOnlyOpen } from './open.ts'
import { filesUnder, isTest, sourceFiles, textOf, workspaces } from './tree.ts'

const forbidden = /^(utils?|helpers?|common|misc|manager|types|constants|shared|lib)\b/
const lineLimit = { source: 300, test: 450, table: 600 }

const lines = (file: string): number => textOf(file).split('\n').length - 1

const isTable = (file: string): boolean =>
  /^journey\/(texts|flow|ids)\/|^bank\/|^sandbox-bank\/(people|tables)\/|^tools\/laws\//.test(file)

const limitOf = (file: string): number =>
  isTest(file) ? lineLimit.test : isTable(file) ? lineLimit.table : lineLimit.source

test('a file is named after what it holds', () => {
  const nameless = sourceFiles().filter((file) => file.split('/').some((part) => forbidden.test(part)))
  expect(nameless).toEqual([])
})

test('folders and files are kebab-case, components PascalCase', () => {
  const isNamedRight = (part: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(part) || /^[A-Z][A-Za-z0-9]*$/.test(part)
  const screenIdsOfTheSpecification = /^(vkycRejection|reject811Customer)$/
  const odd = sourceFiles()
    .filter((file) => !/^contract\/calls\/|^server\/routes\//.test(file))
    .filter((file) =>
      file
        .split('/')
        .map((part, index, parts) => (index === parts.length - 1 ? (part.split('.')[0] ?? '') : part))
        .some((part) => !isNamedRight(part) && !screenIdsOfTheSpecification.test(part)),
    )
  expect(odd).toEqual([])
})

test('a file exporting one component bears its name', () => {
  const odd = sourceFiles()
    .filter((file) => file.endsWith('.tsx') && !isTest(file) && !file.endsWith('.examples.tsx'))
    .filter(
      (file) =>
        /^[A-Z]/.test(basename(file)) &&
        !new RegExp(`\\b${basename(file, '.tsx').split('.')[0]}\\b`).test(textOf(file)),
    )
  expect(odd).toEqual([])
})

test('files stay small enough to be read', () => {
  const sheets = workspaces.flatMap(filesUnder).filter((file) => file.endsWith('.css'))
  expect(sheets.length).toBeGreaterThan(20)
  expectOnlyOpen(
    'files over their size',
    [...sourceFiles(), ...sheets].filter((file) => lines(file) > limitOf(file)),
  )
})

/** One file for each entry of a list, looked up by its name. */
const isList = (folder: string): boolean =>
  /^(contract\/calls|server\/routes|journey\/(texts|fields)|e2e\/(pages|stories)|server\/tests)\b/.test(folder)

test('a folder has rooms before it has more than forty files side by side, tests apart', () => {
  const held = Map.groupBy(
    sourceFiles().filter((file) => !isTest(file)),
    (file) => dirname(file),
  )
  expectOnlyOpen(
    'folders without rooms',
    [...held].filter(([folder, files]) => files.length > 40 && !isList(folder)).map(([folder]) => folder),
  )
})
