import type { Examples } from '../examples/examples.tsx'

const files = import.meta.glob<{ examples: Examples }>('../screens/*/*/*.examples.tsx')

/** Screens that have examples, by the folder's name, in the order of the folders. */
export const exampleLoaders: ReadonlyMap<string, () => Promise<{ examples: Examples }>> = new Map(
  Object.entries(files).map(([file, load]) => [file.split('/').at(-2) ?? file, load]),
)
