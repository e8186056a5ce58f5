import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { bareCalls } from '../build/calls-plugin.ts'
import { compiledTexts } from '../build/texts-plugin.ts'

/** `npm run gallery`: every state of every screen, by language, theme and width. No server, no data. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), compiledTexts(), bareCalls()],
  server: { port: 3002, fs: { allow: [join(import.meta.dirname, '../..')] } },
  build: { outDir: '../dist/gallery', emptyOutDir: true },
})
