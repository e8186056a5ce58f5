import { execFileSync } from 'node:child_process'
import { chownSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findPostgres, freePort, ordinaryAccount } from '../tools/postgres.ts'

/** A PostgreSQL of this machine whose folder can be copied, destroyed and put back. */
export interface Cluster {
  url: (database: string) => string
  data: string
  start: () => void
  /** `immediate` is as if the machine had lost its power. */
  stop: (how: 'fast' | 'immediate') => void
}

const account = ordinaryAccount()
const found = findPostgres()
if (!found) throw new Error('This needs PostgreSQL: apt-get install postgresql')
/** The programs that Debian does not link into the path lie beside it. */
const bin = dirname(realpathSync(join(found, 'initdb')))

/** Runs one of PostgreSQL's programs as the account that owns the clusters; what it says is shown only if it fails. */
export const postgresProgram = (name: string, ...options: string[]): string =>
  execFileSync(join(bin, name), options, { ...account, cwd: '/', encoding: 'utf8', maxBuffer: 2 ** 28, stdio: 'pipe' })

export const programPath = (name: string): string => join(bin, name)

/** A folder that the clusters' account may write to. */
export function openFolder(path: string): string {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  if (account) chownSync(path, account.uid, account.gid)
  return path
}

/** On a free port; its data folder may come from a backup, or is made by `initialise`. */
export async function clusterIn(folder: string, password: string): Promise<Cluster & { initialise: () => void }> {
  const port = await freePort()
  const data = join(openFolder(folder), 'data')
  const control = (...options: string[]) =>
    execFileSync(join(bin, 'pg_ctl'), ['--pgdata', data, '--wait', '--timeout=300', ...options], {
      ...account,
      cwd: '/',
      stdio: 'ignore',
    })
  return {
    data,
    url: (database) => `postgresql://postgres:${password}@127.0.0.1:${port}/${database}`,
    initialise() {
      const file = join(folder, 'password')
      writeFileSync(file, password, { mode: 0o600 })
      if (account) chownSync(file, account.uid, account.gid)
      postgresProgram(
        'initdb',
        '-D',
        data,
        '-U',
        'postgres',
        '-A',
        'scram-sha-256',
        `--pwfile=${file}`,
        '-E',
        'UTF8',
        '--no-locale',
      )
    },
    start: () =>
      void control(
        '--log',
        join(folder, 'log'),
        '-o',
        `-p ${port} -h 127.0.0.1 -c unix_socket_directories=${folder}`,
        'start',
      ),
    stop: (how) => void control('--mode', how, 'stop'),
  }
}
