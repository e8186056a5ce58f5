import pg from 'pg'
import { installQueue } from './jobs/install-queue.ts'
import { databaseOver, guarded } from './store/database.ts'
import { migrate } from './store/migrate.ts'
import { grantToRuntime } from './store/runtime-role.ts'

/** An arbitrary number, the same for every server of this product. */
const lockNumber = 7_301_943

/**
 * Makes the tables of this version, or brings them to it, and gives the server's role what it needs. Can be run again,
 * and by several at once: the others wait for the first. Needs the owner's role, and no pooler.
 */
export async function migrateDatabase(databaseUrl: string, runtimeRole?: string): Promise<void> {
  const pool = guarded(new pg.Pool({ connectionString: databaseUrl, application_name: 'card-journey migrate' }))
  const database = databaseOver('postgresql', pool, async () => {})
  try {
    const alone = await pool.connect()
    try {
      await alone.query('begin; set local idle_in_transaction_session_timeout = 0; set local lock_timeout = 0')
      await alone.query('select pg_advisory_xact_lock($1)', [lockNumber])
      await installQueue(pool)
      await migrate(database, databaseUrl, async (client) => {
        if (runtimeRole) await grantToRuntime(client, runtimeRole)
      })
    } finally {
      await alone.query('rollback').catch(() => undefined)
      alone.release()
    }
  } finally {
    await database.close()
  }
}
