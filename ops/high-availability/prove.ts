import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { applyByApi, type ApiApplicant } from '@card-journey/bench/api-applicant.ts'
import { bankAt } from '@card-journey/e2e/bank.ts'
import { freePort } from '../../tools/postgres.ts'
import { startCluster, until, type Cluster } from './cluster.ts'

// node ops/high-availability/prove.ts, as root on Debian with postgresql, patroni, etcd-server and haproxy: two nodes on one highly
// available database, applicants who save all the time, a rolling restart, and the primary killed under them. Prints what
// they saw; ends with 1 if one of them saw an error or a save is missing.

const applicants = Number(process.env['APPLICANTS'] ?? 8)
const pauseMs = 100

interface Saver {
  applicant: ApiApplicant
  acknowledged: number
  errors: string[]
}

interface Phase {
  what: string
  seconds: number
  saves: number
  longestMs: number
  errors: number
}

const folder = mkdtempSync(join(tmpdir(), 'high-availability-'))
const nodes: { port: number; child: ChildProcess }[] = []
const secrets = { MASTER_KEY: randomBytes(32).toString('base64') }
let waits: number[] = []
let stopping = false

async function saveAllTheTime(saver: Saver): Promise<void> {
  while (!stopping) {
    const from = performance.now()
    const answer = await saver.applicant.save()
    waits.push(performance.now() - from)
    if (answer.ok) saver.acknowledged += 1
    else saver.errors.push(`${answer.problem} ${answer.httpStatus ?? ''}`)
    await new Promise((next) => setTimeout(next, pauseMs))
  }
}

function start(name: string, file: string, environment: Record<string, string>): ChildProcess {
  const log = openSync(join(folder, `${name}.log`), 'a')
  return spawn(process.execPath, [file], { stdio: ['ignore', log, log], env: { ...process.env, ...environment } })
}

const isOk = (url: string) => async (): Promise<boolean> =>
  fetch(url).then(
    ({ status }) => status === 200,
    () => false,
  )

async function main(): Promise<void> {
  const [webPort, sandboxPort, ...nodePorts] = [await freePort(), await freePort(), await freePort(), await freePort()]
  const cluster = await startCluster(folder, { port: webPort, nodePorts })
  let sandbox: ChildProcess | undefined
  try {
    makeDatabase(cluster)
    const databaseUrl = cluster.urlOf('cards', 'cards')
    execFileSync(process.execPath, ['tools/migrate.ts'], {
      env: { ...process.env, DATABASE_URL: cluster.urlOf('cards_owner', 'cards'), RUNTIME_ROLE: 'cards' },
      stdio: 'inherit',
    })
    mkdirSync(join(folder, 'sandbox'))
    const sandboxUrl = `http://127.0.0.1:${sandboxPort}`
    sandbox = start('sandbox', 'sandbox-bank/main.ts', {
      SANDBOX_PORT: String(sandboxPort),
      DATA_DIR: join(folder, 'sandbox'),
    })
    await until('the sandbox bank is there', isOk(`${sandboxUrl}/health`))
    const url = `http://127.0.0.1:${webPort}`
    const startNode = (port: number) => ({
      port,
      child: start(`node-${port}`, 'server/main.ts', {
        ...secrets,
        NODE_ENV: 'production',
        PORT: String(port),
        DATA_DIR: join(folder, `node-${port}`),
        DATABASE_URL: databaseUrl,
        PUBLIC_URL: 'https://localhost',
        ALLOWED_ORIGINS: url,
        BANK_URL: sandboxUrl,
        DRAIN_SECONDS: '2',
        RATE_FACTOR: '1000',
      }),
    })
    for (const port of nodePorts) {
      mkdirSync(join(folder, `node-${port}`))
      nodes.push(startNode(port))
      await until(`node ${port} is ready`, isOk(`http://127.0.0.1:${port}/ready`))
    }
    await until('the balancer sends to a node', isOk(`${url}/ready`))

    const bank = bankAt({ url, sandboxUrl })
    const savers: Saver[] = []
    for (let number = 1; number <= applicants; number++)
      savers.push({ applicant: await applyByApi(url, bank, number), acknowledged: 0, errors: [] })
    const working = savers.map(saveAllTheTime)

    const phases: Phase[] = []
    const during = async (what: string, happens: () => Promise<string | void>): Promise<void> => {
      const before = {
        saves: savers.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
        errors: errorsOf(savers),
      }
      const from = performance.now()
      waits = []
      const said = await happens()
      phases.push({
        what: said ? `${what}: ${said}` : what,
        seconds: (performance.now() - from) / 1000,
        saves: savers.reduce((sum, { acknowledged }) => sum + acknowledged, 0) - before.saves,
        longestMs: Math.max(...waits),
        errors: errorsOf(savers) - before.errors,
      })
    }
    const calm = () => new Promise<void>((resolve) => setTimeout(resolve, 10_000))
    await during('in peace', calm)
    await during('rolling restart of both nodes', async () => {
      for (const node of nodes) {
        node.child.kill('SIGTERM')
        await new Promise((gone) => node.child.once('exit', gone))
        node.child = startNode(node.port).child
        await until(`node ${node.port} is ready`, isOk(`http://127.0.0.1:${node.port}/ready`))
        await new Promise((seen) => setTimeout(seen, 2000))
      }
    })
    await during('kill -9 of a node', async () => {
      const [node] = nodes
      node?.child.kill('SIGKILL')
      await calm()
      if (node) node.child = startNode(node.port).child
      await until('it is back', isOk(`http://127.0.0.1:${node?.port}/ready`))
    })
    await during('kill -9 of the primary', async () => {
      const killed = await cluster.killPrimary()
      const seconds = await until('another primary', async () => {
        const now = await cluster.primary()
        return now !== undefined && now !== killed
      })
      const saved = savers.map(({ acknowledged }) => acknowledged)
      await until('everybody saves again', async () =>
        savers.every(({ acknowledged }, index) => acknowledged > (saved[index] ?? 0)),
      )
      return `another after ${seconds.toFixed(0)} s`
    })
    await during('in peace again', calm)
    stopping = true
    await Promise.all(working)

    const missing = await countMissing(savers, cluster)
    print(phases)
    console.log(`acknowledged saves that are missing: ${missing}`)
    for (const error of savers.flatMap(({ errors }) => errors)) console.log(`an applicant saw ${error}`)
    if (missing > 0 || errorsOf(savers) > 0) process.exitCode = 1
  } finally {
    stopping = true
    for (const { child } of nodes) child.kill('SIGKILL')
    sandbox?.kill('SIGKILL')
    cluster.stop()
  }
}

const errorsOf = (savers: readonly Saver[]): number => savers.reduce((sum, { errors }) => sum + errors.length, 0)

function makeDatabase(cluster: Cluster): void {
  for (const statement of [
    "create role cards_owner login password 'of-this-proof'",
    "create role cards login password 'of-this-proof'",
    'create database cards owner cards_owner',
  ])
    query(cluster, 'postgres', statement)
}

const query = (cluster: Cluster, database: string, statement: string): string =>
  execFileSync('psql', ['-qtA', '--command', statement, cluster.urlOf('postgres', database)], {
    encoding: 'utf8',
  }).trim()

/** By the version that each applicant was told last, and by the audit, which has one entry for each save. */
async function countMissing(savers: readonly Saver[], cluster: Cluster): Promise<number> {
  let missing = 0
  for (const { applicant, acknowledged } of savers) {
    const saves = `application_id = '${applicant.id}' and what = 'more-personal-details submit'`
    const audited = Number(query(cluster, 'cards', `select count(*) from audit where ${saves}`))
    missing += Math.max(0, acknowledged - audited, applicant.version() - (await applicant.read()))
  }
  return missing
}

function print(phases: readonly Phase[]): void {
  console.log('| what happens | seconds | saves | longest wait | errors shown |')
  console.log('| --- | --- | --- | --- | --- |')
  for (const { what, seconds, saves, longestMs, errors } of phases)
    console.log(`| ${what} | ${seconds.toFixed(0)} | ${saves} | ${(longestMs / 1000).toFixed(1)} s | ${errors} |`)
}

try {
  await main()
} finally {
  if (process.exitCode) console.log(`Logs: ${folder}`)
  else rmSync(folder, { recursive: true, force: true })
}
process.exit()
