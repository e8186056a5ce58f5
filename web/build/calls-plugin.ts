import { statSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const problemFile = /\/contract\/problem\.ts$/
const callFile = /\/contract\/calls\/[\w-]+\/\w+\.ts$/

/**
 * The browser needs a call's name, method and path; its schemas are checked by the server. So each call's file is read
 * at build time and bundled as these three values: no schema library is downloaded.
 */
export function bareCalls(): Plugin {
  return {
    name: 'bare-calls',
    enforce: 'pre',
    async load(id) {
      const file = id.split('?')[0] ?? id
      if (problemFile.test(file)) return { code: await bareProblems(file), map: null, moduleType: 'js' }
      if (!callFile.test(file)) return undefined
      const exported = (await import(`${pathToFileURL(file).href}?at=${statSync(file).mtimeMs}`)) as Record<
        string,
        unknown
      >
      const calls = Object.entries(exported).filter(
        (entry): entry is [string, { id: string; method: string; path: string }] => isCall(entry[1]),
      )
      if (calls.length === 0) return undefined
      const lines = calls.map(
        ([name, { id, method, path }]) => `export const ${name}=${JSON.stringify({ id, method, path })}`,
      )
      return { code: lines.join('\n'), map: null, moduleType: 'js' }
    },
  }
}

const isCall = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'request' in value

/** From the catalogue of problems the browser only needs the names. */
async function bareProblems(file: string): Promise<string> {
  const { problems } = (await import(pathToFileURL(file).href)) as { problems: Record<string, unknown> }
  return `const codes=new Set(${JSON.stringify(Object.keys(problems).join(' '))}.split(' '))
export const isProblemCode=code=>codes.has(code)`
}
