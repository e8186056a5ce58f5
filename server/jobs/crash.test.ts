import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, test, vi } from 'vitest'
import { openStore } from '../store/open-store.ts'
import { engines, placeFor, testKeys } from '../store/test-stores.ts'
import { jobsOver } from './jobs.ts'

const worker = fileURLToPath(new URL('./crash-worker.ts', import.meta.url))

describe('jobs of a killed server', () => {
  test.concurrent.each(engines)(
    'on %s: the interrupted and the waiting come again, the finished do not',
    async (engine) => {
      const place = await placeFor(engine)
      const child = spawn(process.execPath, [worker, place.dataDir, place.databaseUrl ?? ''], { stdio: 'pipe' })
      const said = new Set<string>()
      child.stdout.on('data', (chunk: Buffer) =>
        chunk
          .toString()
          .trim()
          .split('\n')
          .forEach((line) => said.add(line)),
      )
      await vi
        .waitFor(() => expect(said.size).toBe(21), { timeout: 60_000, interval: 50 })
        .catch((error: unknown) => {
          child.kill('SIGKILL')
          throw error
        })
      // A finished handler counts once the queue has recorded it; give the last one time for that.
      await sleep(500)
      child.kill('SIGKILL')
      await new Promise((resolve) => child.once('close', resolve))

      const store = await openStore({ ...place, keys: testKeys, production: false })
      const errors: unknown[] = []
      const again: string[] = []
      const jobs = jobsOver(store, {
        handlers: {
          'close-applications': async ({ reference }) => void again.push(`quick ${reference}`),
          message: async ({ reference, attempt }) => void again.push(`slow ${reference} ${attempt}`),
        },
        now: () => Date.now(),
        onError: (error) => errors.push(error),
        pollSeconds: 0.5,
      })
      await jobs.start()
      await vi.waitFor(() => expect(again).toHaveLength(2), { timeout: 60_000, interval: 200 })
      expect(new Set(again)).toEqual(new Set(['slow later 1', 'slow s 2']))
      expect(errors).toEqual([])
      await jobs.stop()
      await store.close()
      await place.remove()
    },
    150_000,
  )
})
