import { resolve } from 'node:path'
import pg from 'pg'
import { databaseOver, guarded, type Database } from '../store/database.ts'
import { migrate } from '../store/migrate.ts'
import { openPglite } from '../store/pglite.ts'

/**
 * The database that publications are written to, opened with the rights of a publisher and without any key. The embedded
 * one is open to one process, so no server may use it meanwhile.
 */
export async function openPublications({
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
}: NodeJS.ProcessEnv): Promise<Database> {
  if (databaseUrl) {
    const pool = guarded(
      new pg.Pool({ connectionString: databaseUrl, max: 1, application_name: 'card-journey publish' }),
    )
    // Few statements, and perhaps a pooler.
    return databaseOver('postgresql', pool, async () => undefined, { prepare: false })
  }
  const database = await openPglite(resolve(dataDir || 'data'))
  await migrate(database)
  return database
}
