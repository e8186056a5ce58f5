import { parentPort, workerData } from 'node:worker_threads'
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import type { RenderedPage } from './page-document.ts'
import type { Answer, Asked, RenderRequest } from './render-messages.ts'

// Renders pages in a worker, so that the server stays responsive. The app is the built one, not a source import.
const { distFolder } = workerData as { distFolder: string }
const { render } = (await import(pathToFileURL(join(distFolder, 'server/entry-server.js')).href)) as {
  render: (request: RenderRequest) => Promise<RenderedPage>
}

parentPort?.on('message', ({ id, request }: Asked) => {
  const tell = (answer: Omit<Answer, 'id'>) => parentPort?.postMessage({ id, ...answer })
  void (async () => {
    try {
      tell({ page: await render(request) })
    } catch (error) {
      tell({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
    }
  })()
})
