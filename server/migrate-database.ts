import pg from 'pg'
import { installQueue } from './jobs/install-queue.ts'
import { agreeOnCells } from './store/cells/agree-on-cells.ts'
import type { CellCount } from './store/cells/cell-numbers.ts'
import { beginningOf, schemasOf, type CellSchemas } from './store/cells/schemas.ts'
import { databaseOver, guarded } from './store/database.ts'
import { migrate } from './store/migrate.ts'
import { setApproval } from './store/master-versions.ts'
import { grantToPublishers, grantToRuntime, refusePublishingServer } from './store/runtime-role.ts'

/** An arbitrary number, the same for every server of this product. */
const lockNumber = 7_301_943

interface Publishers {
  /** The role of those who publish master data. */
  role?: string | undefined
  /** Whether a second person approves what they publish; as it was if it is not said. */
  approval?: boolean | undefined
}

/**
 * Makes the tables of this version, or brings them to it, and gives the server's and the publishers' roles what they need. Can be run again,
 * and by several at once: the others wait for the first. Needs the owner's role, and no pooler.
 */
export async function migrateDatabase(
  databaseUrl: string,
  runtimeRole?: string,
  { role, approval }: Publishers = {},
  cells: CellCount = 1,
): Promise<void> {
  if (role !== undefined && role === runtimeRole)
    throw new Error('RUNTIME_ROLE and PUBLISHER_ROLE must differ: a server must not publish.')
  const pool = poolOf(databaseUrl, schemasOf(0))
  const database = databaseOver('postgresql', pool, async () => {})
  try {
    const alone = await pool.connect()
    try {
      await alone.query('begin; set local idle_in_transaction_session_timeout = 0; set local lock_timeout = 0')
      await alone.query('select pg_advisory_xact_lock($1)', [lockNumber])
      await installQueue(pool)
      await migrate(database, databaseUrl, {
        after: async (client) => {
          if (runtimeRole) await grantToRuntime(client, runtimeRole)
          if (role) await grantToPublishers(client, role)
          if (runtimeRole) await refusePublishingServer(client, runtimeRole)
          if (approval !== undefined) await setApproval(client, approval)
        },
      })
      await agreeOnCells(database, cells)
      for (let cell = 1; cell < cells; cell++) await migrateCell(databaseUrl, schemasOf(cell), runtimeRole)
    } finally {
      await alone.query('rollback').catch(() => undefined)
      alone.release()
    }
  } finally {
    await database.close()
  }
}

const poolOf = (databaseUrl: string, schemas: CellSchemas): pg.Pool =>
  guarded(
    new pg.Pool({
      connectionString: databaseUrl,
      application_name: 'card-journey migrate',
      ...beginningOf(schemas),
    }),
  )

/** What publishers need is in the first cell alone. */
async function migrateCell(databaseUrl: string, schemas: CellSchemas, runtimeRole?: string): Promise<void> {
  const pool = poolOf(databaseUrl, schemas)
  const database = databaseOver('postgresql', pool, async () => {})
  try {
    await installQueue(pool, schemas.jobs)
    await migrate(database, databaseUrl, {
      schemas,
      after: async (client) => {
        if (runtimeRole) await grantToRuntime(client, runtimeRole, schemas.jobs)
      },
    })
  } finally {
    await database.close()
  }
}
