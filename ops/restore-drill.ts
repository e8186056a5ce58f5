import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  appendFileSync,
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { applyByApi } from '@card-journey/bench/api-applicant.ts'
import { bankAt } from '@card-journey/e2e/bank.ts'
import { openAtRest } from '@card-journey/server/at-rest.ts'
import { readConfig } from '@card-journey/server/config.ts'
import { schemasOf } from '@card-journey/server/store/cells/schemas.ts'
import { verifyAudit } from '@card-journey/server/store/verify-audit.ts'
import { freePort } from '../tools/postgres.ts'
import { startProduct } from '../tools/product.ts'
import { type Cluster, clusterIn, openFolder, postgresProgram, programPath } from './cluster.ts'

// node ops/restore-drill.ts [APPLICATIONS]: makes applications, backs them up in both ways of docs/operating.md (base backup with
// WAL; archive and keys apart), destroys the cluster, restores each way, and checks that all of it is there and readable. With
// DB_CELLS=4 in four cells.

const applications = Number(process.argv[2] ?? 20)
const folder = mkdtempSync(join(tmpdir(), 'restore-drill-'))
chmodSync(folder, 0o755)
const password = randomBytes(18).toString('hex')
const masterKey = randomBytes(32).toString('base64')
const { cells } = readConfig({ DB_CELLS: process.env['DB_CELLS'] })
/** The schema of each cell's tables. */
const schemas = Array.from({ length: cells }, (_, cell) => schemasOf(cell).tables ?? 'public')
/** The tables of a backup of their own. */
const keyTables = ['data_key', 'wrapped_secret']
const keyTablesOfCells = schemas.flatMap((schema) => keyTables.map((table) => `${schema}.${table}`))

/** A row of the table, shown as soon as it is known. */
const row = (what: string, time = '', size = ''): void => console.log(`| ${what} | ${time} | ${size} |`)

/** What must be the same afterwards, by cell: every application as it opens, and what the chains of the audit say. */
type Content = { opened: [string, unknown][]; entries: number }[]

async function timed<Result>(what: string, work: () => Result | Promise<Result>, size?: () => string): Promise<Result> {
  const from = performance.now()
  const result = await work()
  row(what, `${((performance.now() - from) / 1000).toFixed(1)} s`, size?.())
  return result
}

const sizeOf = (path: string): number =>
  statSync(path).isFile()
    ? statSync(path).size
    : readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0)
const megabytes = (path: string) => () => `${(sizeOf(path) / 1e6).toFixed(1)} MB`

const sql = (url: string, statement: string): string =>
  postgresProgram('psql', '--no-align', '--tuples-only', '--set=ON_ERROR_STOP=1', '--command', statement, url).trim()

async function contentOf(databaseUrl: string): Promise<Content> {
  const { keys, store } = await openAtRest(
    readConfig({
      DATABASE_URL: databaseUrl,
      MASTER_KEY: masterKey,
      DATA_DIR: folder,
      NODE_ENV: 'test',
      DB_MIGRATE: 'off',
      DB_CELLS: String(cells),
    }),
  )
  try {
    const content: Content = []
    for (const [cell, { database, applications: ofCell }] of store.cells.entries()) {
      const verdict = await verifyAudit(database, keys, Date.now())
      if (verdict.kind === 'broken') throw new Error(`The audit is broken: ${JSON.stringify(verdict.link)}`)
      const { rows } = await database.pool.query<{ id: string }>('select id from application order by id')
      if (rows.length === 0) throw new Error(`Cell ${cell} has no application: make more of them.`)
      const opened = await Promise.all(
        rows.map(async ({ id }): Promise<[string, unknown]> => [id, (await ofCell.read(id))?.document]),
      )
      content.push({ opened, entries: verdict.entries })
    }
    return content
  } finally {
    await store.close()
  }
}

function said(content: Content): string {
  const opened = content.map((cell) => cell.opened.length)
  const entries = content.map((cell) => cell.entries)
  return `${opened.join(' + ')} applications, ${entries.join(' + ')} entries of the audit`
}

function mustBeSame(what: string, content: Content, before: Content): void {
  if (!isDeepStrictEqual(content, before)) throw new Error(`${what}: not what there was before`)
  row(`${what}: ${said(content)}, open and whole as before`, 'yes')
}

const keysIn = (databaseUrl: string): number =>
  Number(sql(databaseUrl, `select ${keyTablesOfCells.map((table) => `(select count(*) from ${table})`).join(' + ')}`))

async function product(databaseUrl: string, work: (url: string, sandboxUrl: string) => Promise<void>): Promise<void> {
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const environment = {
    DATABASE_URL: databaseUrl,
    MASTER_KEY: masterKey,
    DB_CELLS: String(cells),
    RATE_FACTOR: '1000',
    CODES_PER_ADDRESS: '100000',
  }
  const running = await startProduct({ port, sandboxPort, dataDir: join(folder, 'product'), environment })
  try {
    await work(`http://127.0.0.1:${port}`, running.sandboxUrl)
  } finally {
    await running.stop()
  }
}

const apply = (from: number, count: number) => async (url: string, sandboxUrl: string) => {
  const bank = bankAt({ url, sandboxUrl })
  for (let number = from; number < from + count; number++) await applyByApi(url, bank, number)
}

/** Receives the WAL as it is written, as an archive elsewhere would. */
async function receiveWal(cluster: Cluster, to: string): Promise<() => Promise<void>> {
  postgresProgram('pg_receivewal', '--slot=drill', '--create-slot', '--dbname', cluster.url('postgres'))
  const owner = statSync(to)
  const options = ['--directory', to, '--slot=drill', '--synchronous', '--dbname', cluster.url('postgres')]
  const child = spawn(programPath('pg_receivewal'), options, {
    uid: owner.uid,
    gid: owner.gid,
    cwd: '/',
    stdio: 'ignore',
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return async () => {
    child.kill('SIGINT')
    await ended
  }
}

async function untilReceived(cluster: Cluster): Promise<void> {
  const wanted = sql(cluster.url('postgres'), 'select pg_current_wal_flush_lsn()')
  const behind = `select coalesce(bool_or(flush_lsn >= '${wanted}'), false) from pg_stat_replication where application_name = 'pg_receivewal'`
  while (sql(cluster.url('postgres'), behind) !== 't') await new Promise((again) => setTimeout(again, 100))
}

let current: Cluster | undefined
console.log('| step | time | size |\n| --- | ---: | ---: |')
try {
  const first = await clusterIn(join(folder, 'first'), password)
  first.initialise()
  first.start()
  current = first
  sql(first.url('postgres'), 'create database cards')
  const half = Math.ceil(applications / 2)
  await product(first.url('cards'), apply(0, half))

  const [base, wal, dumps] = ['base', 'wal', 'dumps'].map((name) => openFolder(join(folder, name))) as [
    string,
    string,
    string,
  ]
  const stopReceiving = await receiveWal(first, wal)
  await timed(
    'base backup',
    () =>
      postgresProgram(
        'pg_basebackup',
        '--pgdata',
        base,
        '--checkpoint=fast',
        '--wal-method=stream',
        '--dbname',
        first.url('postgres'),
      ),
    megabytes(base),
  )
  await timed('its checksums', () => postgresProgram('pg_verifybackup', base))
  await timed(`${applications - half} further applications, in the WAL alone`, async () =>
    product(first.url('cards'), apply(half, applications - half)),
  )

  const [archive, keys] = [join(dumps, 'archive.dump'), join(dumps, 'keys.sql')]
  // In whichever schema: without it, a pattern matches those of the first cell alone.
  const without = keyTables.map((table) => `--exclude-table-data=*.${table}`)
  const alone = keyTables.map((table) => `--table=*.${table}`)
  await timed(
    'archive without keys',
    () => postgresProgram('pg_dump', '--format=custom', ...without, '--file', archive, first.url('cards')),
    megabytes(archive),
  )
  await timed(
    'keys',
    () => postgresProgram('pg_dump', '--data-only', ...alone, '--file', keys, first.url('cards')),
    megabytes(keys),
  )

  const before = await contentOf(first.url('cards'))
  await untilReceived(first)
  first.stop('immediate')
  current = undefined
  await stopReceiving()
  rmSync(first.data, { recursive: true })
  row(`the cluster is destroyed: ${said(before)}`)

  // Base backup and WAL.
  const second = await clusterIn(join(folder, 'second'), password)
  await timed('restore: base backup and WAL', () => {
    renameSync(base, second.data)
    // The segment that was being written when the machine died.
    for (const name of readdirSync(wal).filter((file) => file.endsWith('.partial')))
      renameSync(join(wal, name), join(wal, name.replace('.partial', '')))
    appendFileSync(join(second.data, 'postgresql.auto.conf'), `restore_command = 'cp "${wal}/%f" "%p"'\n`)
    writeFileSync(join(second.data, 'recovery.signal'), '')
    second.start()
    current = second
    while (sql(second.url('postgres'), 'select pg_is_in_recovery()') === 't');
  })
  await timed('verify: chains of the audit, each application', async () =>
    mustBeSame('base backup and WAL', await contentOf(second.url('cards')), before),
  )

  // Archive, and keys apart.
  sql(second.url('postgres'), 'create database archived')
  await timed('restore: archive', () => postgresProgram('pg_restore', '--dbname', second.url('archived'), archive))
  const opens = await contentOf(second.url('archived')).then(
    () => true,
    () => false,
  )
  if (opens || keysIn(second.url('archived')) > 0) throw new Error('There are keys in the archive.')
  row('the archive opens nothing without the keys, with the master key at hand', 'yes')
  await timed('restore: keys', () => {
    sql(second.url('archived'), `truncate ${keyTablesOfCells.join(', ')}`)
    postgresProgram('psql', '--quiet', '--set=ON_ERROR_STOP=1', '--file', keys, second.url('archived'))
  })
  mustBeSame('archive and keys', await contentOf(second.url('archived')), before)
  for (const database of ['cards', 'archived'])
    await timed(`the product starts on ${database}, and takes an application`, async () =>
      product(second.url(database), apply(applications + (database === 'cards' ? 0 : 1), 1)),
    )
} catch (error) {
  const log = join(folder, 'second', 'log')
  console.error(error, readdirSync(folder).includes('second') ? readFileSync(log, 'utf8').slice(-2000) : '')
  process.exitCode = 1
} finally {
  current?.stop('fast')
  rmSync(folder, { recursive: true, force: true })
}
