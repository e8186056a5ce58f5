import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openLogFile } from './log-file.ts'
import { freePort } from './postgres.ts'
import { root } from './product.ts'

vi.setConfig({ testTimeout: 180_000 })

let dataDir: string
beforeEach(() => void (dataDir = mkdtempSync(join(tmpdir(), 'npm-start-'))))
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const answers = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/health`).then(
    () => true,
    () => false,
  )

/** `npm start` as a person would run it, in its own process group. */
async function npmStart(folder: string) {
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const { npm_lifecycle_event: _, NODE_ENV: _test, ...environment } = process.env
  const child: ChildProcess = spawn('npm', ['start'], {
    cwd: root,
    detached: true,
    env: { ...environment, PORT: String(port), SANDBOX_PORT: String(sandboxPort), DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { child, port, sandboxPort, ended, said: () => said }
}

const endings: readonly [string, (pid: number) => void][] = [
  ['SIGTERM to the npm process', (pid: number) => process.kill(pid, 'SIGTERM')],
  ['SIGTERM to the whole group', (pid: number) => process.kill(-pid, 'SIGTERM')],
  ['SIGKILL to the npm process alone', (pid: number) => process.kill(pid, 'SIGKILL')],
]

// Where there is no /proc, nobody notices that npm was killed.
const noticed = endings.filter(([how]) => !how.startsWith('SIGKILL') || existsSync('/proc/self/stat'))

test.each(noticed)('%s of `npm start` frees both ports within 10 s', async (_, end) => {
  const { child, port, sandboxPort, said } = await npmStart(dataDir)
  try {
    await vi.waitFor(() => expect(said()).toContain('journey http'), { timeout: 120_000, interval: 200 })
    expect([await answers(port), await answers(sandboxPort)]).toEqual([true, true])
    const since = Date.now()
    end(child.pid!)
    await vi.waitFor(async () => expect([await answers(port), await answers(sandboxPort)]).toEqual([false, false]), {
      timeout: 60_000,
      interval: 100,
    })
    expect(Date.now() - since).toBeLessThan(10_000)
    // It drained rather than being killed: the folder's lock shows it.
    await vi.waitFor(() => expect(existsSync(join(dataDir, 'database.owner'))).toBe(false), { timeout: 60_000 })
    const open = ['.', 'logs', 'sandbox'].flatMap((folder) =>
      readdirSync(join(dataDir, folder))
        .map((name) => join(folder, name))
        .filter((name) => (statSync(join(dataDir, name)).mode & 0o077) !== 0),
    )
    expect(open).toEqual([])
  } finally {
    try {
      process.kill(-child.pid!, 'SIGKILL')
    } catch {
      // No process is left.
    }
  }
})

test('a DATA_DIR that is a file ends `npm start` with a sentence', async () => {
  const file = join(dataDir, 'file')
  writeFileSync(file, '')
  const { ended, said } = await npmStart(file)
  expect(await ended).toBe(1)
  expect(said()).toContain(`The data folder ${file} can't be used: it is a file.`)
  expect(said()).not.toMatch(/^\s+at /m)
})

test.runIf(existsSync('/dev/full'))('a log on a full disk is said once and ends nothing', async () => {
  const told: string[] = []
  const log = openLogFile('/dev/full', (sentence) => told.push(sentence))
  for (let line = 0; line < 20; line++) {
    log.write(Buffer.from('a line\n'))
    await new Promise((again) => setTimeout(again, 10))
  }
  log.end()
  expect(told).toEqual([expect.stringContaining('ENOSPC')])
})
