import { spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { freePort, leashed, ordinaryAccount } from './postgres.ts'

/** pgbouncer, where it is installed. */
export const findPgbouncer = (): string | undefined =>
  [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => join(folder, 'pgbouncer'))
    .find((path) => existsSync(path))

interface Pooling {
  by: 'transaction' | 'session' | 'statement'
  /** Connections to PostgreSQL for each database and user. */
  size?: number
}

/** A pgbouncer before the PostgreSQL of that address, on a free port; it dies with this process. */
export async function startPgbouncer(
  databaseUrl: string,
  { by, size = 4 }: Pooling,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const program = findPgbouncer()
  if (!program) throw new Error('pgbouncer is not installed')
  const behind = new URL(databaseUrl)
  const folder = mkdtempSync(join(tmpdir(), 'card-journey-pgbouncer-'))
  const port = await freePort()
  const users = join(folder, 'users')
  const settings = join(folder, 'pgbouncer.ini')
  writeFileSync(users, `"${behind.username}" "${decodeURIComponent(behind.password)}"\n`, { mode: 0o600 })
  writeFileSync(
    settings,
    `[databases]
* = host=${behind.hostname} port=${behind.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = ${by}
default_pool_size = ${size}
max_client_conn = 500
`,
  )
  const account = ordinaryAccount()
  if (account) for (const path of [folder, users, settings]) chownSync(path, account.uid, account.gid)
  const child = spawn(...leashed(program, [settings]), { ...account, cwd: folder, stdio: ['pipe', 'ignore', 'pipe'] })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async () => {
    child.stdin.end()
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  let said = ''
  const up = new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('process up')) resolve()
    })
    child.once('exit', () => reject(new Error(`pgbouncer did not start: ${said}`)))
  })
  await up
  behind.hostname = '127.0.0.1'
  behind.port = String(port)
  return { url: behind.href, stop }
}
