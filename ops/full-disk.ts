import { execFileSync, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ApiApplicant, applyByApi } from '@card-journey/bench/api-applicant.ts'
import { bankAt } from '@card-journey/e2e/bank.ts'
import { openDataFolder } from '@card-journey/server/data-folder.ts'
import { freePort } from '../tools/postgres.ts'
import { type Product, startProduct } from '../tools/product.ts'
import { type Cluster, clusterIn, postgresProgram } from './cluster.ts'

// node ops/full-disk.ts, as root on Linux: docs/runbooks/full-disk.md rehearsed on small file systems of its own. Applicants save all
// the time while PostgreSQL's disk fills, while DATA_DIR fills, and while the embedded database's disk fills.
// Prints what they saw and how long it took to be over; ends with 1 if a save is missing or one saw more than UNAVAILABLE.

const applicants = 6
const folder = mkdtempSync(join(tmpdir(), 'full-disk-'))
chmodSync(folder, 0o755)
const mounted: string[] = []

const mount = (...options: string[]): void => void execFileSync('mount', options, { stdio: 'pipe' })
const remount = (disk: string, how: string): void => mount('-o', `remount,${how}`, disk)

function smallDisk(name: string, size: string): string {
  const disk = join(folder, name)
  mkdirSync(disk)
  mount('-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', disk)
  mounted.push(disk)
  return disk
}

/** Leaves no byte free. */
function fill(disk: string): void {
  const file = openSync(join(disk, 'filler'), 'a')
  for (let size = 2 ** 20; size >= 1; size = Math.floor(size / 16))
    try {
      for (;;) writeSync(file, Buffer.alloc(size))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    }
  closeSync(file)
}

async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<string> {
  const from = performance.now()
  while (!(await holds())) {
    if (performance.now() - from > 120_000) throw new Error(`two minutes, and not yet: ${what}`)
    await new Promise((again) => setTimeout(again, 100))
  }
  return `${((performance.now() - from) / 1000).toFixed(1)} s`
}

const say = (what: string, said: string): void => console.log(`| ${what} | ${said} |`)

function must(what: string, holds: boolean, said = 'yes'): void {
  say(what, holds ? said : `NO: ${said}`)
  if (!holds) process.exitCode = 1
}

interface Saver {
  applicant: ApiApplicant
  acknowledged: number
  problems: string[]
}

/** Applicants who save until it is over; a further save of each shows that the product works. */
async function saversOf(product: Product, url: string, from: number) {
  const savers: Saver[] = []
  for (let number = from; number < from + applicants; number++)
    savers.push({
      applicant: await applyByApi(url, bankAt(product), number),
      acknowledged: 0,
      problems: [],
    })
  let stopping = false
  const working = savers.map(async (saver) => {
    while (!stopping) {
      const answer = await saver.applicant.save()
      if (answer.ok) saver.acknowledged += 1
      else saver.problems.push(answer.problem)
    }
  })
  return {
    savers,
    everybodySaves: () => {
      const before = savers.map(({ acknowledged }) => acknowledged)
      return until('everybody saves', () => savers.every(({ acknowledged }, at) => acknowledged > (before[at] ?? 0)))
    },
    async end(what: string) {
      stopping = true
      await Promise.all(working)
      let missing = 0
      for (const { applicant } of savers) missing += Math.max(0, applicant.version() - (await applicant.read()))
      const saves = savers.reduce((sum, { acknowledged }) => sum + acknowledged, 0)
      must(`${what}: acknowledged saves that are missing`, missing === 0, `${missing} of ${saves}`)
      const problems = savers.flatMap(({ problems: seen }) => seen)
      const odd = problems.filter((problem) => problem !== 'UNAVAILABLE')
      must(
        `${what}: applicants saw UNAVAILABLE, and nothing else`,
        odd.length === 0,
        [problems.length, ...odd].join(', '),
      )
    },
  }
}

type Savers = Awaited<ReturnType<typeof saversOf>>
type Rehearsal = (running: {
  product: Product
  savers: Savers
  log: () => string
  status: () => Promise<Status>
}) => Promise<void>

interface Status {
  database: { answers: boolean; room?: boolean }
}

async function rehearse(
  what: string,
  dataDir: string,
  databaseUrl: string | undefined,
  rehearsal: Rehearsal,
): Promise<void> {
  const [port, sandboxPort, operatorPort] = [await freePort(), await freePort(), await freePort()]
  const environment = {
    DATABASE_URL: databaseUrl,
    MASTER_KEY: masterKey,
    OPERATOR_PORT: String(operatorPort),
    RATE_FACTOR: '100000',
    CODES_PER_ADDRESS: '100000',
  }
  const product = await startProduct({ port, sandboxPort, dataDir, environment })
  try {
    const savers = await saversOf(product, `http://127.0.0.1:${port}`, (people += applicants))
    const log = () => readFileSync(join(dataDir, 'logs', 'server.log'), 'utf8')
    const status = async () => (await fetch(`http://127.0.0.1:${operatorPort}/status`)).json() as Promise<Status>
    await savers.everybodySaves()
    await rehearsal({ product, savers, log, status })
    await savers.end(what)
    const personal = savers.savers.map((_, at) => String(9_800_000_000 + people + at))
    must(`${what}: no personal datum in the log`, ![...personal, 'Kulkarni'].some((datum) => log().includes(datum)))
  } finally {
    await product.stop()
  }
}

let people = 0
const masterKey = randomBytes(32).toString('base64')
let cluster: Cluster | undefined

async function onPostgres(): Promise<void> {
  const disk = smallDisk('postgres', '160m')
  const own = await clusterIn(disk, randomBytes(18).toString('hex'))
  own.initialise()
  own.start()
  cluster = own
  postgresProgram('psql', '--quiet', '--command', 'create database cards', own.url('postgres'))
  const dataDir = smallDisk('data', '64m')
  await rehearse('PostgreSQL', dataDir, own.url('cards'), async ({ product, savers, log, status }) => {
    fill(disk)
    say(
      'PostgreSQL’s disk is full: `database-down` in the log twelve times after',
      await until('database-down', () => log().split('"database-down"').length > 2 * applicants),
    )
    const said = () =>
      readFileSync(join(disk, 'log'), 'utf8').includes('No space left on device') || log().includes('53100')
    say('its sign: SQLSTATE 53100, or `No space left on device` in PostgreSQL’s own log', await until('the sign', said))
    remount(disk, 'size=1g')
    const answers = () => spawnSync('psql', ['-c', 'select 1', own.url('cards')], { stdio: 'ignore' }).status === 0
    const stopped =
      spawnSync('sh', ['-c', `kill -0 $(head -1 ${own.data}/postmaster.pid)`], { stdio: 'ignore' }).status !== 0
    if (stopped) own.start()
    say(
      'runbook, 1: the disk is grown',
      stopped ? 'PostgreSQL had stopped, and was started' : 'PostgreSQL went on by itself',
    )
    say('PostgreSQL answers after', await until('PostgreSQL answers', answers))
    say('everybody saves again after', await savers.everybodySaves())
    must('/status: `database.answers`', (await status()).database.answers)

    await rehearseDataDir(dataDir, product, savers)
  })
  own.stop('fast')
  cluster = undefined
}

async function rehearseDataDir(dataDir: string, product: Product, savers: Savers): Promise<void> {
  fill(dataDir)
  say('DATA_DIR is full, and everybody goes on saving: after', await savers.everybodySaves())
  await product.server.stop()
  fill(dataDir)
  await product.server.start()
  say('a node starts on a full DATA_DIR, and everybody saves after', await savers.everybodySaves())
  rmSync(join(dataDir, 'filler'))
}

function onReadOnly(): void {
  const dataDir = smallDisk('read-only', '64m')
  openDataFolder(dataDir)
  remount(dataDir, 'ro')
  let said = 'it opened'
  try {
    openDataFolder(dataDir)
  } catch (error) {
    said = String(error)
  }
  must(
    'a node that keeps its database or keys in a read-only DATA_DIR says “the disk is read-only”',
    said.includes('the disk is read-only'),
  )
}

async function embedded(): Promise<void> {
  const disk = smallDisk('embedded', '400m')
  await rehearse('embedded database', disk, undefined, async ({ savers, status }) => {
    fill(disk)
    say(
      'the embedded database’s disk is full: `/status` says `database.room` false after',
      await until('room', async () => (await status()).database.room === false),
    )
    remount(disk, 'size=1g')
    say('the disk is grown: everybody saves again after', await savers.everybodySaves())
    must('/status: `database.room`', (await status()).database.room !== false)
  })
}

try {
  const mountable = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { encoding: 'utf8' })
  if (mountable.status === 0) {
    execFileSync('umount', [folder])
    console.log('| step | |\n| --- | --- |')
    await onPostgres()
    onReadOnly()
    await embedded()
  } else
    console.log(
      `Skipped: no file system can be mounted here (${mountable.stderr?.trim() || mountable.error?.message}).`,
    )
} finally {
  cluster?.stop('immediate')
  for (const disk of mounted) spawnSync('umount', ['--lazy', disk])
  rmSync(folder, { recursive: true, force: true })
}
