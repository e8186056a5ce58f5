import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { soak } from '@card-journey/contract/garbage-for-tests.ts'
import { openStore } from './open-store.ts'
import { noon, placeFor, testKeys, writeKinds } from './test-stores.ts'

const writer = fileURLToPath(new URL('./crash-writer.ts', import.meta.url))
const times = Math.min(soak, 20)
const cycles = 5 * times

const started = new Set<ChildProcess>()
// A test that fails midway must not leave a writer that locks the folder.
afterEach(() => started.forEach((child) => child.kill('SIGKILL')))

/** A writing process and what it has acknowledged. `ended` resolves with the rest of its output. */
function startWriter(place: { dataDir: string; databaseUrl?: string }, writes = 'statement') {
  const child = spawn(process.execPath, [writer, place.dataDir, place.databaseUrl ?? '', writes], { stdio: 'pipe' })
  const from = performance.now()
  started.add(child)
  let [said, complained, readyMs] = ['', '', Number.POSITIVE_INFINITY]
  const ready = new Promise<number>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (readyMs < Number.POSITIVE_INFINITY || !said.includes('ready')) return
      readyMs = performance.now() - from
      resolve(readyMs)
    })
    child.once('close', () => reject(new Error(complained || 'killed before it was ready')))
  })
  child.stderr.on('data', (chunk: Buffer) => (complained += chunk.toString()))
  const ended = new Promise<{ lines: string[]; complained: string; code: number | null; ms: number }>((resolve) => {
    child.once('close', (code) => {
      // An incomplete last line is not yet an acknowledgement.
      resolve({ lines: said.split('\n').slice(0, -1), complained, code, ms: performance.now() - from })
    })
  })
  ready.catch(() => {})
  return { child, ready, ended, lines: () => said.split('\n').length }
}

const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

describe.each(writeKinds)('kill -9 under load on $name', ({ name, engine, writes }) => {
  const acknowledged: string[] = []
  const opened: ReturnType<typeof placeFor>[] = []
  const place = () => {
    opened[0] ??= placeFor(engine)
    return opened[0]
  }
  afterAll(async () => (await place()).remove())

  test(
    `is survived ${cycles} times; a start takes at most 5 s`,
    async () => {
      await (await openStore({ ...(await place()), keys: testKeys, production: false })).close()
      const starts: number[] = []
      for (let cycle = 0; cycle < cycles; cycle++) {
        const process = startWriter(await place(), writes)
        starts.push(await process.ready)
        for (let waited = 0; process.lines() < 60 && waited < 15_000; waited += 20) await sleep(20)
        await sleep(Math.random() * 100)
        process.child.kill('SIGKILL')
        const { lines, complained } = await process.ended
        expect(complained).toBe('')
        expect(lines.length, 'acknowledged in one cycle').toBeGreaterThanOrEqual(50)
        acknowledged.push(...lines)
      }
      console.info(
        `${name}: starts ${starts.map((ms) => Math.round(ms)).join(' ')} ms, ${acknowledged.length} acknowledged`,
      )
      // The median: a machine busy with other tests may delay a single start by any time.
      expect(medianOf(starts)).toBeLessThanOrEqual(5000)
    },
    240_000 * times,
  )

  test('no acknowledged write is lost, every write is whole, no counter went back', async () => {
    const store = await openStore({ ...(await place()), keys: testKeys, production: false })
    try {
      const { rows } = await store.database.pool.query<Record<'id' | 'what', string> & { n: number; highest: number }>(`
        select application_id as id, 'audit' as what, count(*)::int as n, 0 as highest from audit where what = 'saved' group by 1
        union all select application_id, 'consent', count(*)::int, max(version::int) from consent group by 1
        union all select application_id, 'outbox', count(*)::int, max(reference::int) from outbox group by 1
        union all select substr(scope, 3), 'answer', count(*)::int, 0 from idempotency group by 1`)
      const found = new Map(rows.map(({ id, what, n, highest }) => [`${what} ${id}`, { n, highest }]))
      const last = new Map<string, number>()
      const counted = new Map<string, number>()
      for (const line of acknowledged) {
        const [what = '', id = '', number = '0'] = line.split(' ')
        const into = { saved: last, counted }[what]
        into?.set(id, Math.max(into.get(id) ?? 0, Number(number)))
      }
      expect(last.size).toBeGreaterThan(cycles)
      for (const [id, version] of last) {
        const application = await store.applications.read(id)
        if (!application) throw new Error(`lost: ${id}`)
        expect(application.version).toBeGreaterThanOrEqual(version)
        expect(application.version).toBeLessThanOrEqual(version + 1)
        expect(application.document.version).toBe(application.version)
        const saves = application.version - 1
        for (const what of ['audit', 'consent', 'outbox', 'answer'])
          expect(found.get(`${what} ${id}`)?.n ?? 0, what).toBe(saves)
        if (saves > 0) expect(found.get(`outbox ${id}`)?.highest).toBe(application.version)
        const { left } = await store.limits.look({ key: id, limit: 1e6, at: Date.now() })
        expect(1e6 - left).toBeGreaterThanOrEqual(counted.get(id) ?? 0)
      }
    } finally {
      await store.close()
    }
  }, 60_000)
})

describe('the folder of the embedded database', () => {
  test('is refused to a second process within 2 s with a sentence that names the first (F7)', async () => {
    const place = await placeFor('pglite')
    const store = await openStore({ ...place, keys: testKeys, production: false })
    const refusedAfter: number[] = []
    for (let round = 0; round < 3; round++) {
      const second = await startWriter(place).ended
      expect(second.code).toBe(1)
      expect(second.complained).toContain('is in use by another server')
      expect(second.complained).toContain(`process ${process.pid}`)
      refusedAfter.push(second.ms)
    }
    expect(Math.min(...refusedAfter)).toBeLessThanOrEqual(2000)
    await expect(openStore({ ...place, keys: testKeys, production: false })).rejects.toThrow('in use by another server')
    await store.sessions.begin({ mobileNumber: '9000000001', webSessionId: 'w', thumbprint: 't', at: noon })
    await store.close()
    const again = await openStore({ ...place, keys: testKeys, production: false })
    await again.close()
    await place.remove()
  })

  test('opens after a first start that was killed at any moment', async () => {
    for (const after of [250, 450, 700, 1000]) {
      const place = await placeFor('pglite')
      const first = startWriter(place)
      await sleep(after)
      first.child.kill('SIGKILL')
      await first.ended
      const store = await openStore({ ...place, keys: testKeys, production: false })
      await store.ready()
      await store.close()
      await place.remove()
    }
  }, 120_000)
})
