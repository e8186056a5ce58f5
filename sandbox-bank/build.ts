import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** Builds the console page into sandbox-bank/dist; takes about a second. */
export async function buildConsole(): Promise<void> {
  process.env['NODE_ENV'] = 'production'
  await build({ configFile: fileURLToPath(new URL('./console/vite.config.ts', import.meta.url)) })
}
