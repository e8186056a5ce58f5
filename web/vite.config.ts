import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './build/chunks.ts'
import { bareCalls } from './build/calls-plugin.ts'
import { preloads, withItself } from './build/preload-plugin.ts'
import { reactNames } from './build/react-plugin.ts'
import { compiledTexts } from './build/texts-plugin.ts'

/** The specified browsers: Chrome 65 and Safari 12. */
export const target = ['chrome65', 'safari12']

/** `vite build` builds what browsers load, `vite build --ssr` what the server and its render worker load. */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), compiledTexts(), bareCalls(), preloads(), ...(isSsrBuild ? [] : [reactNames()])],
  publicDir: isSsrBuild ? false : 'public',
  define: {
    __BUILD__: JSON.stringify(process.env['BUILD_ID'] ?? 'development'),
  },
  ssr: { noExternal: true },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        emptyOutDir: true,
        target: 'node24',
        minify: false,
        rolldownOptions: {
          input: ['entry-server.tsx', 'entry-plans.ts'],
          output: { entryFileNames: '[name].js' },
          // The server imports all screens; browsers load them lazily on purpose.
          checks: { ineffectiveDynamicImport: false },
        },
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        target,
        cssTarget: target,
        manifest: 'manifest.json',
        // The strict CSP has no data: in script-src and the first HTML must stay small.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false, resolveDependencies: withItself },
        reportCompressedSize: false,
        rolldownOptions: {
          input: ['entry-client.tsx', 'old-browsers/polyfills.ts', 'styles/print.css'],
          output: { codeSplitting: { groups: chunkGroups } },
          // Checks that only run on the server are not bundled, nor are their side effects.
          treeshake: { moduleSideEffects: [{ test: /node_modules\/zod\//, sideEffects: false }] },
        },
      },
}))
