import { Worker } from 'node:worker_threads'
import type { WorkerTask } from './pglite-worker.ts'

export const startWorker = (task: WorkerTask): Worker =>
  new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: task, stdout: false, stderr: false })

/** The worker's next message; rejects if the worker dies first. */
export function messageOf(worker: Worker): Promise<string> {
  return new Promise((resolve, reject) => {
    const ended = (code: number) => reject(new Error(`the embedded database ended with code ${code}`))
    worker.once('message', (message: string) => {
      worker.off('exit', ended)
      worker.off('error', reject)
      resolve(message)
    })
    worker.once('error', reject)
    worker.once('exit', ended)
  })
}
