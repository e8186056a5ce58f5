import { parentPort, workerData } from 'node:worker_threads'
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'

// Renders pages in a worker, so that the server stays responsive. The app is the built one, not a source import.
const { distFolder } = workerData as { distFolder: string }
const app = (await import(pathToFileURL(join(distFolder, 'server/entry-server.js')).href)) as Record<
  string,
  (...parameters: unknown[]) => unknown
>

interface Asked {
  id: number
  name: string
  parameters: unknown[]
}

parentPort?.on('message', ({ id, name, parameters }: Asked) => {
  void (async () => {
    try {
      parentPort?.postMessage({ id, result: await app[name]?.(...parameters) })
    } catch (error) {
      parentPort?.postMessage({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
    }
  })()
})
