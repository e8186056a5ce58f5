import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../tools/postgres.ts'
import { balancerConfig } from './balancer.ts'

/** Where Debian puts PostgreSQL 15; another version by PG_BIN. */
const postgresBin = process.env['PG_BIN'] ?? '/usr/lib/postgresql/15/bin'
const password = 'of-this-proof'

/** Seconds after which a primary that says nothing is replaced; Patroni allows no less than 20. */
const leaseSeconds = 20

interface Member {
  name: string
  postgresPort: number
  statusPort: number
  folder: string
  patroni?: ChildProcess
}

export interface Cluster {
  /** Through the balancer, which knows the primary. */
  urlOf: (role: string, database: string) => string
  primary: () => Promise<string | undefined>
  /** The primary and what watches it, as if its machine had lost its power. Returns its name. */
  killPrimary: () => Promise<string>
  stop: () => void
}

/**
 * Three etcd members, three PostgreSQL servers under Patroni with synchronous replication, and HAProxy before both them and
 * the product's nodes, all of this machine. As root, because PostgreSQL doesn't run as root: its own user does.
 */
export async function startCluster(
  folder: string,
  web: { port: number; nodePorts: readonly number[] },
): Promise<Cluster> {
  chmodSync(folder, 0o755)
  const processes: ChildProcess[] = []
  const run = (name: string, command: string, args: readonly string[]): ChildProcess => {
    const log = openSync(join(folder, `${name}.log`), 'a')
    const child = spawn(command, args, { stdio: ['ignore', log, log], detached: true })
    processes.push(child)
    return child
  }
  const etcd = await startEtcd(folder, run)
  const members: Member[] = []
  for (const name of ['db1', 'db2', 'db3'])
    members.push({
      name,
      postgresPort: await freePort(),
      statusPort: await freePort(),
      folder: join(folder, name),
    })
  for (const member of members) {
    mkdirSync(member.folder)
    writeFileSync(join(member.folder, 'patroni.json'), JSON.stringify(patroniOf(member, etcd)))
    execFileSync('chown', ['-R', 'postgres:', member.folder])
    member.patroni = run(member.name, 'runuser', [
      '-u',
      'postgres',
      '--',
      'patroni',
      join(member.folder, 'patroni.json'),
    ])
  }
  const databasePort = await freePort()
  writeFileSync(join(folder, 'haproxy.cfg'), balancerConfig(databasePort, members, web))
  run('haproxy', 'haproxy', ['-f', join(folder, 'haproxy.cfg')])

  const primary = async (): Promise<string | undefined> => {
    for (const { name, statusPort } of members) {
      const status = await fetch(`http://127.0.0.1:${statusPort}/primary`).then(
        ({ status }) => status,
        () => 0,
      )
      if (status === 200) return name
    }
    return undefined
  }
  const cluster: Cluster = {
    urlOf: (role, database) => `postgresql://${role}:${password}@127.0.0.1:${databasePort}/${database}`,
    primary,
    async killPrimary() {
      const name = await primary()
      const member = members.find((one) => one.name === name)
      if (!member) throw new Error('there is no primary')
      killMember(member)
      return member.name
    },
    stop() {
      for (const member of members) killMember(member)
      for (const child of processes.toReversed()) killGroup(child)
    },
  }
  await until('three members, one of them in step with the primary', async () => {
    const answers = await Promise.all(
      members.map(({ statusPort }) =>
        fetch(`http://127.0.0.1:${statusPort}/cluster`).then(
          async (answer) => (await answer.json()) as { members: { role: string; state: string }[] },
          () => undefined,
        ),
      ),
    )
    const known = answers[0]?.members ?? []
    return known.length === 3 && known.some(({ role }) => role === 'sync_standby')
  })
  return cluster
}

async function startEtcd(
  folder: string,
  run: (name: string, command: string, args: readonly string[]) => ChildProcess,
): Promise<string[]> {
  const members: { name: string; client: string; peer: string }[] = []
  for (const name of ['etcd1', 'etcd2', 'etcd3'])
    members.push({
      name,
      client: `http://127.0.0.1:${await freePort()}`,
      peer: `http://127.0.0.1:${await freePort()}`,
    })
  const all = members.map(({ name, peer }) => `${name}=${peer}`).join(',')
  for (const { name, client, peer } of members)
    run(name, 'etcd', [
      `--name=${name}`,
      `--data-dir=${join(folder, name)}`,
      `--listen-client-urls=${client}`,
      `--advertise-client-urls=${client}`,
      `--listen-peer-urls=${peer}`,
      `--initial-advertise-peer-urls=${peer}`,
      `--initial-cluster=${all}`,
    ])
  return members.map(({ client }) => client.replace('http://', ''))
}

const patroniOf = ({ name, postgresPort, statusPort, folder }: Member, etcd: readonly string[]) => ({
  scope: 'cards',
  name,
  restapi: { listen: `127.0.0.1:${statusPort}`, connect_address: `127.0.0.1:${statusPort}` },
  etcd3: { hosts: etcd },
  bootstrap: {
    dcs: {
      ttl: leaseSeconds,
      loop_wait: 2,
      retry_timeout: 5,
      // What was acknowledged is on two machines.
      synchronous_mode: true,
      postgresql: { parameters: { max_connections: 200 } },
    },
    initdb: [{ encoding: 'UTF8' }, 'data-checksums'],
  },
  postgresql: {
    listen: `127.0.0.1:${postgresPort}`,
    connect_address: `127.0.0.1:${postgresPort}`,
    data_dir: join(folder, 'data'),
    bin_dir: postgresBin,
    parameters: { unix_socket_directories: folder },
    pg_hba: ['host all all 127.0.0.1/32 scram-sha-256', 'host replication replicator 127.0.0.1/32 scram-sha-256'],
    authentication: {
      superuser: { username: 'postgres', password },
      replication: { username: 'replicator', password },
    },
  },
})

/** First what would start the database again; the database has a group of its own. */
function killMember({ patroni, folder }: Member): void {
  killGroup(patroni)
  const file = join(folder, 'data/postmaster.pid')
  const [postmaster] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  if (postmaster) kill(Number(postmaster))
}

function killGroup(child: ChildProcess | undefined): void {
  if (child?.pid) kill(-child.pid)
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // Gone already.
  }
}

export async function until(what: string, holds: () => Promise<boolean>, seconds = 120): Promise<number> {
  const from = performance.now()
  while (performance.now() - from < seconds * 1000) {
    if (await holds()) return (performance.now() - from) / 1000
    await new Promise((again) => setTimeout(again, 200))
  }
  throw new Error(`within ${seconds} s not: ${what}`)
}
