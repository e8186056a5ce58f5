import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/',
  logLevel: 'warn',
  plugins: [react()],
  // The script waits for its page's code at the top level.
  build: { outDir: '../dist', emptyOutDir: true, target: 'es2022' },
})
