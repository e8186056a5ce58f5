import { statSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'

const textsFile = /\/journey\/texts\/[a-z]{2}\/[\w-]+\.ts$/

/**
 * Compiles the ICU messages of journey/texts while building, one small module for each language and screen: the browser
 * gets token lists and no parser.
 */
export function compiledTexts(): Plugin {
  return {
    name: 'compiled-texts',
    enforce: 'pre',
    async load(id) {
      const file = id.split('?')[0] ?? id
      if (!textsFile.test(file)) return undefined
      this.addWatchFile(file)
      const { texts } = (await import(`${pathToFileURL(file).href}?at=${statSync(file).mtimeMs}`)) as {
        texts: Readonly<Record<string, string>>
      }
      return { code: `export const texts=${JSON.stringify(compileTexts(texts))}`, map: null, moduleType: 'js' }
    },
  }
}

/** Plain sentences stay strings; a message with placeholders becomes its token list. */
export function compileTexts(texts: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(texts).map(([key, message]) => {
      const compiled = compileMessage(message)
      return [key, compiled.every((part) => typeof part === 'string') ? compiled.join('') : compiled]
    }),
  )
}
