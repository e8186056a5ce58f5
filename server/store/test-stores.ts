import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Application } from '@card-journey/journey/application/application.ts'
import pg from 'pg'
import { afterAll, beforeAll, describe } from 'vitest'
import { openPostgres } from '../../tools/postgres.ts'
import { keysFrom } from '../crypto/keys.ts'
import { hashToken } from '../crypto/token.ts'
import type { CellStore } from './cell-store.ts'
import { cellOfText, type CellCount } from './cells/cell-numbers.ts'
import type { WriteForm } from './database.ts'
import { openStore, type OpenStore } from './open-store.ts'
import type { SaveResult } from './store.ts'
import { copyMigrated } from './test-cluster.ts'

export const engines = ['pglite', 'postgresql'] as const
export type Engine = (typeof engines)[number]

/**
 * What the product does through its calls is tried on the run's PostgreSQL, or on PGlite without one; the stories try it on
 * PGlite. `npm test -- --every-engine` tries each on both. What a database itself must keep is always tried on both.
 */
export const engineOfRun: Engine = process.env['TEST_DATABASE_URL'] ? 'postgresql' : 'pglite'
export const enginesOfRun: readonly Engine[] = process.env['EVERY_ENGINE'] ? engines : [engineOfRun]

export const testKeys = keysFrom(Buffer.alloc(32, 42))
/** Thursday noon in India; a store has no clock but the caller's. */
export const noon = Date.parse('2026-11-19T12:00:00+05:30')
export const minute = 60_000
export const hour = 60 * minute

/** A place for a store on that engine: an empty folder, or an empty database on a real PostgreSQL. */
export async function placeFor(
  engine: Engine,
): Promise<{ databaseUrl?: string; dataDir: string; remove(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'store-'))
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true })
  if (engine === 'pglite') return { dataDir, remove: async () => removeFolder() }
  const cluster = await openPostgres()
  const name = `store_${randomBytes(6).toString('hex')}`
  const administer = async (statement: string) => {
    const client = new pg.Client({ connectionString: cluster.url })
    await client.connect()
    try {
      await client.query(statement)
    } finally {
      await client.end()
    }
  }
  await administer(`create database ${name}`)
  const databaseUrl = new URL(cluster.url)
  databaseUrl.pathname = `/${name}`
  return {
    databaseUrl: databaseUrl.href,
    dataDir,
    remove: async () => {
      await administer(`drop database if exists ${name} with (force)`)
      await cluster.stop()
      removeFolder()
    },
  }
}

interface Kind {
  name: string
  engine: Engine
  cells?: CellCount
  writes?: WriteForm
}

const both: readonly Kind[] = engines.map((engine) => ({ name: engine, engine }))
/** The engines, and PostgreSQL with its writes in the other form. */
export const writeKinds: readonly Kind[] = [
  ...both,
  { name: 'postgresql in transactions', engine: 'postgresql', writes: 'transaction' },
]
/** Those, and PostgreSQL in cells. */
export const storeKinds: readonly Kind[] = [
  ...writeKinds,
  { name: 'postgresql in four cells', engine: 'postgresql', cells: 4 },
]

/** Runs the same tests against a store on each engine. */
export const onBothEngines = (title: string, tests: (store: () => OpenStore) => void): void =>
  onKinds(both, title, tests)

/** And against one whose writes are transactions. */
export const onBothForms = (title: string, tests: (store: () => OpenStore, writes: WriteForm) => void): void =>
  onKinds(writeKinds, title, tests)

/** And against one in four cells: tests that ask the store alone, or the tables of `cellOf`. */
export const onAllStores = (title: string, tests: (store: () => OpenStore) => void): void =>
  onKinds(storeKinds, title, tests)

function onKinds(
  kinds: readonly Kind[],
  title: string,
  tests: (store: () => OpenStore, writes: WriteForm) => void,
): void {
  describe.each(kinds)(`${title} on $name`, ({ engine, cells, writes }) => {
    let store: OpenStore | undefined
    let place: Awaited<ReturnType<typeof placeFor>> | undefined
    beforeAll(async () => {
      place = await placeFor(engine)
      if (engine === 'pglite') await copyMigrated(place.dataDir)
      store = await openStore({ ...place, cells, postgresql: { writes }, keys: testKeys, production: false })
    }, 60_000)
    afterAll(async () => {
      await store?.close()
      await place?.remove()
    })
    tests(() => {
      if (!store) throw new Error('the store did not open')
      return store
    }, writes ?? 'statement')
  })
}

/** Not of the sandbox bank's people, whose numbers begin at 9000000000 and 9100000000. */
let mobiles = 9_150_000_000

export const newMobile = (): string => String(mobiles++)

/** The cell that tests look into which ask the tables: the one that is not the first, where there are several. */
export function cellOf({ cells }: OpenStore): CellStore {
  const last = cells.at(-1)
  if (!last) throw new Error('a store without a cell')
  return last
}

/** A number that leads to that cell. */
export function newMobileOf(store: OpenStore): string {
  for (;;) {
    const mobile = newMobile()
    if (store.cells[cellOfText(store.keys, mobile, countOf(store))] === cellOf(store)) return mobile
  }
}

// Safe: it was opened with as many.
const countOf = ({ cells }: OpenStore) => cells.length as CellCount

export const documentOf = (
  mobileNumber: string,
  more: Partial<Application> = {},
): Omit<Application, 'applicationReferenceNo' | 'version'> => ({
  customerType: 'NTB',
  completedScreen: 'VERIFY_MOBILE',
  channelCode: 'SF95',
  productCode: 'pvrb',
  productLogo: '101',
  productName: 'Aranya Everyday',
  productFeecode: '1',
  applicantDetails: [{ mobileNumber }],
  addressDetails: [],
  facts: {},
  ...more,
})

/** Maximum age of a code for taking over a hold. */
export const codeFreshMs = 10 * minute

/** A signed-in applicant, and how its requests open. `tabOf`: another tab of that browser. */
export async function signIn(store: OpenStore, mobileNumber = newMobile(), at = noon, tabOf?: { cookie: string }) {
  const thumbprint = randomBytes(16).toString('base64url')
  const begun = await store.sessions.begin({ mobileNumber, webSessionId: 'web', thumbprint, cookie: tabOf?.cookie, at })
  const open = (
    input: {
      at?: number
      call?: string
      transactionId?: string
      body?: string
      cookie?: string
      thumbprint?: string
    } = {},
  ) =>
    store.openRequest({
      tokenHash: hashToken(begun.token),
      cookieHash: hashToken(input.cookie ?? begun.cookie),
      thumbprint: input.thumbprint ?? thumbprint,
      call: input.call ?? 'updateApplication',
      once: { transactionId: input.transactionId ?? 'none', ...(input.body !== undefined && { body: input.body }) },
      at: input.at ?? at,
    })
  return { ...begun, mobileNumber, thumbprint, open }
}

/** A signed-in applicant with an application. */
export async function applicant(store: OpenStore, mobileNumber = newMobile(), at = noon) {
  const signedIn = await signIn(store, mobileNumber, at)
  const made = await store.applications.create({
    sessionId: signedIn.session.id,
    document: documentOf(mobileNumber),
    audit: [{ what: 'created' }],
    at,
  })
  if (made.kind !== 'created') throw new Error(`not created: ${made.kind}`)
  const writer = { sessionId: signedIn.session.id, epoch: made.epoch }
  return { ...signedIn, application: made.application, id: made.application.id, writer }
}

/**
 * Stores a PIN as the route does: with the save that records it, based on the version that the applicant began with.
 */
export async function savePin(
  store: OpenStore,
  { id, writer, application: { version, document } }: Awaited<ReturnType<typeof applicant>>,
  pin: string,
): Promise<SaveResult['kind']> {
  const pinHash = await store.pins.hash(id, pin)
  const saved = await store.save({ writer, applicationId: id, version, document, audit: [], pinHash, at: noon })
  return saved.kind
}
