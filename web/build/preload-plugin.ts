import type { Plugin } from 'vite'

const helper = '\0vite/preload-helper.js'
const ours = new URL('../routing/preload.ts', import.meta.url).pathname

/** Before the bundler imports a chunk, our `preload` fetches its files: a failed fetch can be repeated, an import can't. */
export const preloads = (): Plugin => ({
  name: 'preloads',
  enforce: 'pre',
  load: (id) => (id === helper ? `export { preload as __vitePreload } from ${JSON.stringify(ours)}` : undefined),
})

/** The bundler leaves a chunk's own file to `import()` if the chunk needs no other; here each file is named. */
export const withItself = (file: string, needed: string[]): string[] =>
  needed.includes(file) ? needed : [file, ...needed]
