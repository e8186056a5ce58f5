import { isTest, sourceFiles, textOf } from './tree.ts'

export interface TestTitle {
  file: string
  title: string
  /** The ids in the brackets at its start. */
  ids: readonly string[]
}

const string = /(['"`])((?:\\.|(?!\1)[\s\S])*)\1/.source
const named = new RegExp(`\\b(?:test|it|describe)(?:\\.\\w+)*\\(\\s*${string}`, 'g')
/** The title after a table of cases: `test.each(…)('…'`. */
const tabled = new RegExp(`\\)\\(\\s*${string}`, 'g')
/** A case of such a table may have ids of its own: `'[VA-19]'`, or a line of a template that begins with them. */
const cases = /(?:['"`]|\n[ ]+)()(\[(?:[A-Z]{2}-|[TR]\d)[^\]\n]*\])/g

const idsOf = (title: string): string[] => (/^\[([^\]]*)\]/.exec(title)?.[1] ?? '').split(/,\s*/).filter(Boolean)

/** Every title of a test, and the ids of every case. */
export function testTitles(): readonly TestTitle[] {
  return sourceFiles()
    .filter((file) => isTest(file) && !file.startsWith('tools/laws/test-titles'))
    .flatMap((file) =>
      [named, tabled, cases]
        .flatMap((pattern) => [...textOf(file).matchAll(pattern)].map((found) => found[2] ?? ''))
        .map((title) => ({ file, title, ids: idsOf(title) })),
    )
}
