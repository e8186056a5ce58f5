import type { Plugin } from 'vite'

/** What our code takes from React's modules; the build fails for a name that is missing here. */
const taken: Readonly<Record<string, readonly string[]>> = {
  react: [
    'Component',
    'createContext',
    'createElement',
    'Fragment',
    'lazy',
    'Suspense',
    'use',
    'useCallback',
    'useContext',
    'useDeferredValue',
    'useEffect',
    'useId',
    'useLayoutEffect',
    'useMemo',
    'useRef',
    'useState',
    'useSyncExternalStore',
    'useTransition',
  ],
  'react/jsx-runtime': ['Fragment', 'jsx', 'jsxs'],
  'react-dom': ['createPortal'],
  'react-dom/client': ['hydrateRoot'],
}

const prefix = '\0names-of:'

/**
 * React is CommonJS: each chunk that imports it would wrap it anew and look each hook up by its name at each call. Our
 * modules import these names instead, as plain exports of one module, which a minifier shortens.
 */
export const reactNames = (): Plugin => ({
  name: 'react-names',
  enforce: 'pre',
  resolveId: (source, importer = '') =>
    Object.hasOwn(taken, source) && !importer.startsWith(prefix) && !importer.includes('/node_modules/')
      ? prefix + source
      : undefined,
  load(id) {
    const module = id.startsWith(prefix) ? id.slice(prefix.length) : ''
    const names = taken[module]
    if (!names) return undefined
    const lines = names.map((name) => `export const ${name} = whole.${name}`)
    return [`import whole from ${JSON.stringify(module)}`, ...lines].join('\n')
  },
})
