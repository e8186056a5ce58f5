import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bankAt } from '@card-journey/e2e/bank.ts'
import pg from 'pg'
import type { Product } from '../tools/product.ts'
import { answers, type ApiApplicant, applyByApi } from './api-applicant.ts'
import { fire, type Shot } from './load.ts'
import { cpuOf, memoryOf } from './process.ts'
import { above, below, type Row } from './report.ts'
import { inRounds, least, most } from './rounds.ts'

const rounds = 7
const connections = 32
const savesEach = 15
const many = 256

/**
 * The encrypted save compared with a bare handler that runs the same SQL: requests per second, CPU per request, memory.
 */
export async function measureSave(product: Product, databaseUrl: string, dataDir: string): Promise<Row[]> {
  const bank = bankAt(product)
  const applicants: ApiApplicant[] = []
  for (let number = 0; number < many; number++) applicants.push(await applyByApi(product.url, bank, number))
  const bare = await startBare(databaseUrl, dataDir)
  const productPid = product.server.pid() ?? 0
  const bareQueues = (queues: number, each: number): Shot[][] =>
    Array.from({ length: queues }, (_, session) => Array.from({ length: each }, () => bareShot(session)))
  const sealedQueues = (queues: number, each: number) =>
    Promise.all(applicants.slice(0, queues).map((applicant) => applicant.prepareSaves(each)))

  try {
    for (let warmUp = 0; warmUp < 3; warmUp++) {
      await fire(product.url, await sealedQueues(connections, savesEach))
      await fire(bare.url, bareQueues(connections, savesEach))
    }
    const results = await inRounds(rounds, {
      product: async () => volley(product.url, productPid, await sealedQueues(connections, savesEach)),
      bare: async () => volley(bare.url, bare.pid, bareQueues(connections, savesEach)),
    })
    const [crowdAtBare, crowdAtProduct] = [bareQueues(many, 4), await sealedQueues(many, 4)]
    await fire(bare.url, crowdAtBare)
    const memoryBare = memoryOf(bare.pid)
    const crowd = await fire(product.url, crowdAtProduct)
    const memoryProduct = memoryOf(productPid)
    return [
      above(
        'encrypted save: requests a second',
        most(results.product['perSecond']),
        most(results.bare['perSecond']),
        0.65,
        '/s',
      ),
      below('encrypted save: CPU a request', least(results.product['cpu']), least(results.bare['cpu']), 1.9, 'ms'),
      below('encrypted save: 99th percentile', least(results.product['p99']), least(results.bare['p99']), 1.3, 'ms'),
      below(`memory after ${many} connections (${crowd.failed} failed)`, memoryProduct, memoryBare, 1.5, 'MB'),
    ]
  } finally {
    bare.stop()
  }
}

async function volley(url: string, pid: number, queues: readonly (readonly Shot[])[]): Promise<Record<string, number>> {
  const before = cpuOf(pid)
  const { perSecond, p99, failed } = await fire(url, queues)
  if (failed > 0) throw new Error(`${failed} saves of a volley failed at ${url}`)
  const sent = queues.reduce((sum, queue) => sum + queue.length, 0)
  return { perSecond, p99, cpu: (cpuOf(pid) - before) / sent }
}

const bareShot = (session: number): Shot => ({
  path: '/save',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ session, transactionId: crypto.randomUUID(), ...answers }),
})

interface Bare {
  url: string
  pid: number
  stop: () => void
}

const beside = (file: string): string => fileURLToPath(new URL(file, import.meta.url))

/** In its own database on the same PostgreSQL. */
async function startBare(databaseUrl: string, dataDir: string): Promise<Bare> {
  const admin = new pg.Client(databaseUrl)
  await admin.connect()
  await admin.query('create database bare')
  await admin.end()
  const bareUrl = new URL(databaseUrl)
  bareUrl.pathname = '/bare'
  const env = {
    ...process.env,
    BARE_DATABASE_URL: bareUrl.href,
    SESSIONS: String(many),
    LEARNT_FILE: join(dataDir, 'learnt.bin'),
  }
  const [exitCode] = await once(fork(beside('learn-statements.ts'), { env }), 'exit')
  if (exitCode !== 0) throw new Error('the statements of a save could not be learnt')
  const child = fork(beside('bare-server.ts'), { env })
  const [port] = await once(child, 'message')
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => void child.kill() }
}
