import { createHash } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Worker } from 'node:worker_threads'
import pg from 'pg'
import { copyEmptyCluster } from './empty-cluster.ts'
import { databaseOver, guarded, type Database } from './database.ts'
import { lockFolder } from './folder-lock.ts'
import { messageOf, startWorker } from './start-pglite.ts'

/**
 * Opens the embedded PostgreSQL of a data folder: in a worker thread, behind a socket, so that the program knows one
 * driver. It survives a crash of the process, not of the machine (it never calls fsync).
 */
export async function openPglite(dataDir: string): Promise<Database> {
  const lock = lockFolder(dataDir)
  try {
    const folder = join(dataDir, 'database')
    await copyEmptyCluster(folder)
    const { worker, address } = await serve(folder, socketFor(dataDir))
    const pool = guarded(
      new pg.Pool({
        // PGlite has one session: more connections would only share it, including the names of prepared statements.
        max: 1,
        idleTimeoutMillis: 0,
        connectionTimeoutMillis: 10_000,
        query_timeout: 30_000,
        user: 'postgres',
        database: 'postgres',
        ...address,
        // The session outlives a broken connection; the next one prepares its statements again.
        verify: (client, done) => client.query('deallocate all', (error) => done(error)),
      }),
    )
    return databaseOver('pglite', pool, async () => {
      await finished(worker)
      lock.release()
    })
  } catch (error) {
    lock.release()
    throw error
  }
}

/** A Unix socket with a short path (the kernel allows about 107 bytes); on Windows a loopback port. */
function socketFor(dataDir: string): { folder: string; port: number; path: string } | undefined {
  if (process.platform === 'win32') return undefined
  const port =
    1024 +
    (createHash('sha256')
      .update(`${process.pid}|${resolve(dataDir)}`)
      .digest()
      .readUInt16BE() %
      60_000)
  const folders = [resolve(dataDir), tmpdir()]
  const folder = folders.find((candidate) => Buffer.byteLength(candidate) < 80) ?? '/tmp'
  // If the host is a folder, pg looks for a socket with this name in it.
  return { folder, port, path: join(folder, `.s.PGSQL.${port}`) }
}

async function serve(folder: string, socket: ReturnType<typeof socketFor>) {
  if (socket && existsSync(socket.path)) rmSync(socket.path)
  const worker = startWorker({ kind: 'serve', folder, socket: socket?.path })
  const listening = await messageOf(worker)
  const address = socket
    ? { host: socket.folder, port: socket.port }
    : { host: '127.0.0.1', port: Number(listening.split(':').at(-1)) }
  return { worker, address }
}

async function finished(worker: Worker): Promise<void> {
  const closed = messageOf(worker).catch(() => {})
  worker.postMessage('close')
  await closed
  await worker.terminate()
}
