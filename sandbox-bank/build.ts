import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** Builds the console page into sandbox-bank/dist; takes about a second. */
export async function buildConsole(): Promise<void> {
  await build({ configFile: fileURLToPath(new URL('./console/vite.config.ts', import.meta.url)) })
}

if (import.meta.main) await buildConsole()
