import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keysFrom } from '@card-journey/server/crypto/keys.ts'
import { hashToken } from '@card-journey/server/crypto/token.ts'
import { openStore, type OpenStore } from '@card-journey/server/store/open-store.ts'
import { pagesOf, planOf } from '@card-journey/server/store/test-plans.ts'
import { inOrder } from '@card-journey/server/store/statement.ts'
import { startPostgres } from '../tools/postgres.ts'
import { fillTo } from './made-applications.ts'
import { below, tableOf } from './report.ts'

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
    const store = await openStore({
      databaseUrl: postgres.url,
      dataDir,
      keys: keysFrom(randomBytes(32)),
      production: false,
    })
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
  const at = Date.now()
  const thumbprint = randomUUID()
  const begun = await store.sessions.begin({ mobileNumber, webSessionId: randomUUID(), thumbprint, at })
  const made = await store.applications.create({
    sessionId: begun.session.id,
    document: {
      customerType: 'NTB',
      completedScreen: 'PERSONAL_DETAILS',
      channelCode: 'SF95',
      productCode: 'pvrb',
      productLogo: '745',
      productName: 'Parvat',
      productFeecode: 'F001',
      applicantDetails: [{ mobileNumber }],
      addressDetails: [],
      facts: {},
    },
    audit: [{ what: 'created' }],
    at,
  })
  if (made.kind !== 'created') throw new Error(`growth: ${made.kind}`)
  const { id, document } = made.application
  const writer = { sessionId: begun.session.id, epoch: made.epoch }
  const call = 'updateApplication'
  const readAndSave = async (version: number) => {
    const once = { transactionId: randomUUID(), body: '{}' }
    const tokens = { tokenHash: hashToken(begun.token), cookieHash: hashToken(begun.cookie) }
    await store.openRequest({ ...tokens, thumbprint, call, once, at })
    const audit = [{ what: 'saved', detail: { screen: 'more-personal-details', action: 'submit' } }]
    const idempotency = { call, ...once, answer: (application: unknown) => application }
    return store.save({ writer, applicationId: id, version, document, audit, idempotency, at })
  }
  const saved = await readAndSave(1)
  if (saved.kind !== 'saved') throw new Error(`growth: ${saved.kind}`)
  return heard(store, async () => void (await readAndSave(2)))
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
