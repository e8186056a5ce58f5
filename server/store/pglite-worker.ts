import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { parentPort, workerData } from 'node:worker_threads'

/** What the worker is started with: `make` only creates an empty cluster, `serve` opens one behind a socket. */
export type WorkerTask =
  | { kind: 'make'; folder: string }
  | { kind: 'serve'; folder: string; socket: string | undefined }

/** In its own thread, because in the main one every query would block timers, health checks and other requests. */
const task = workerData as WorkerTask
const database = await PGlite.create({ dataDir: task.folder })

if (task.kind === 'make') {
  await database.close()
  parentPort?.postMessage('closed')
} else {
  const server = new PGLiteSocketServer({
    db: database,
    ...(task.socket ? { path: task.socket } : { host: '127.0.0.1', port: 0 }),
    maxConnections: 4,
  })
  await server.start()
  const close = async () => {
    await server.stop()
    await database.close()
    parentPort?.postMessage('closed')
    parentPort?.close()
  }
  parentPort?.once('message', () => void close())
  parentPort?.postMessage(server.getServerConn())
}
