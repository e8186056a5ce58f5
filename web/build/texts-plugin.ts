import { statSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'
import type { CompiledMessage, Token } from '../texts/format-message.ts'

const textsFile = /\/journey\/texts\/[a-z]{2}\/([\w-]+)\.ts$/

const isTexts = /\/journey\/texts\/[a-z]{2}\/[\w-]+\.ts$/

/**
 * Keys that no first HTML shows: field messages, and the shell's later texts, but for what is said while nothing can be
 * fetched. `file.ts?late` holds them, `file.ts` the others, so that the first screen does not wait for texts that no one
 * reads yet. `shell.ts?all-late` is both files' late
 * texts in one, which is one request.
 */
const lateKeys: Readonly<Record<string, RegExp>> = {
  fields: /^\w+$/,
  shell:
    /^(loader|notice\.(?!offline$|unreached$|host$)|downtime|toast|signedIn|form\.incomplete|signOut|sessionEnding|countdown|field\.(searching|found|suggestions))/,
}

/**
 * Compiles the ICU messages of journey/texts at build time, one small module per language and screen: the browser gets
 * token lists and no parser.
 */
export function compiledTexts(): Plugin {
  return {
    name: 'compiled-texts',
    enforce: 'pre',
    /** A test that compares with a text gets it, whatever part of the file a page would load. */
    async resolveId(source, importer) {
      if (!isTexts.test(source) || !/\.browser\.test\.tsx?$/.test(importer?.split('?')[0] ?? '')) return undefined
      const found = await this.resolve(source, importer, { skipSelf: true })
      return found && `${found.id}?whole`
    },
    async load(id) {
      const [file = id, query] = id.split('?')
      const name = textsFile.exec(file)?.[1]
      if (!name) return undefined
      if (query === 'all-late') return { code: allLate, map: null, moduleType: 'js' }
      this.addWatchFile(file)
      const late = lateKeys[name]
      const wanted = (key: string) => query === 'whole' || (late?.test(key) ?? false) === (query === 'late')
      const { texts } = (await import(`${pathToFileURL(file).href}?at=${statSync(file).mtimeMs}`)) as {
        texts: Readonly<Record<string, string>>
      }
      return { code: `export const texts=${JSON.stringify(compileTexts(texts, wanted))}`, map: null, moduleType: 'js' }
    },
  }
}

const allLate = Object.keys(lateKeys)
  .map((name) => `export { texts as ${name} } from './${name}.ts?late'`)
  .join('\n')

/** Plain sentences stay strings; a message with placeholders becomes its token list. */
export function compileTexts(
  texts: Readonly<Record<string, string>>,
  wanted: (key: string) => boolean = () => true,
): Record<string, CompiledMessage> {
  return Object.fromEntries(
    Object.entries(texts)
      .filter(([key]) => wanted(key))
      .map(([key, message]) => {
        const compiled = compileMessage(message) as readonly Token[]
        if (!isSayable(compiled))
          throw new Error(`${key}: web/texts/format-message.ts says placeholders and plurals only`)
        return [key, compiled.every((part) => typeof part === 'string') ? compiled.join('') : compiled]
      }),
  )
}

const isSayable = (tokens: readonly Token[]): boolean =>
  tokens.every((token) => {
    if (typeof token === 'string' || token.length === 1) return true
    const [, kind, forms] = token
    return (
      kind === 'plural' &&
      !forms['offset'] &&
      Object.values(forms).every((form) => form === undefined || isSayable(form))
    )
  })
