import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** Builds the console, the desks and the other pages of the sandbox into sandbox-bank/dist: one document, whose script loads the page of its address. */
export async function buildPages(): Promise<void> {
  process.env['NODE_ENV'] = 'production'
  await build({ configFile: fileURLToPath(new URL('./console/vite.config.ts', import.meta.url)) })
}
