import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OpenStore } from '@card-journey/server/store/open-store.ts'
import { pagesOf, planOf } from '@card-journey/server/store/test-plans.ts'
import { inOrder } from '@card-journey/server/store/statement.ts'
import { startPostgres } from '../tools/postgres.ts'
import { fillTo } from './made-applications.ts'
import { below, tableOf } from './report.ts'
import { afterPersonalDetails, applyAt, openOwnStore } from './store-saves.ts'

// `npm run bench -- growth`: what a read and a save cost the database among few applications and among many: pages touched and
// log written (WAL), which don't depend on how busy the machine is. The whole pages that the log holds once after each
// checkpoint are left out: how many there are depends on when the last one was.

const applicants = 40

interface Costs {
  read: number
  save: number
  log: number
}

export async function measureGrowth(few: number, many: number): Promise<string> {
  const postgres = await startPostgres()
  const dataDir = mkdtempSync(join(tmpdir(), 'card-journey-growth-'))
  try {
    const store = await openOwnStore(postgres.url, dataDir)
    await store.database.pool.query('alter system set full_page_writes = off')
    await store.database.pool.query('select pg_reload_conf()')
    await fillTo(store.database.pool, few)
    const before = await costsAt(store, few)
    await fillTo(store.database.pool, many)
    const after = await costsAt(store, many)
    await store.close()
    return tableOf([
      below('a read: pages touched', after.read, before.read, 1.25, 'pages'),
      below('a save: pages touched', after.save, before.save, 1.15, 'pages'),
      below('a save: log written', after.log, before.log, 1.15, 'bytes'),
    ])
  } finally {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Means over some applicants. Statements are run as the store runs them, and undone. */
async function costsAt(store: OpenStore, size: number): Promise<Costs> {
  const costs: Costs = { read: 0, save: 0, log: 0 }
  for (let number = 0; number < applicants; number++) {
    const { read, save } = await statementsOf(store, String(9_000_000_000 + size + number))
    costs.read += pagesOf(await planOf(store.database.pool, ...read)) / applicants
    const saved = await planOf(store.database.pool, ...save)
    costs.save += pagesOf(saved) / applicants
    costs.log += (saved['WAL Bytes'] ?? 0) / applicants
  }
  return costs
}

type Sent = [text: string, values: unknown[]]

/** What the store sends for the second save of a new applicant; that save is not carried out. */
async function statementsOf(store: OpenStore, mobileNumber: string): Promise<{ read: Sent; save: Sent }> {
  const { application, readAndSave } = await applyAt(store, afterPersonalDetails({ mobileNumber }))
  const saved = await readAndSave(1, application.document)
  if (saved.kind !== 'saved') throw new Error(`growth: ${saved.kind}`)
  return heard(store, async () => void (await readAndSave(2, application.document)))
}

const heldBack = new Error('held back')

async function heard(store: OpenStore, work: () => Promise<void>): Promise<{ read: Sent; save: Sent }> {
  const sent = new Map<string, Sent>()
  const { run } = store.database
  const listening: typeof run = async (statement, values) => {
    sent.set(statement.name, [statement.text, inOrder(statement, values)])
    if (statement.name === 'save') throw heldBack
    return run(statement, values)
  }
  Object.assign(store.database, { run: listening })
  await work().catch((error: unknown) => {
    if (error !== heldBack) throw error
  })
  Object.assign(store.database, { run })
  const [read, save] = [sent.get('open_request'), sent.get('save')]
  if (!read || !save) throw new Error('growth: the statements were not heard')
  return { read, save }
}
