import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PgBoss } from 'pg-boss'
import { executorOver } from '../jobs/executor.ts'
import { migrate } from './migrate.ts'
import { openPglite } from './pglite.ts'

const cache = fileURLToPath(new URL('../../node_modules/.cache/card-journey/', import.meta.url))
const migrations = new URL('./migrations/', import.meta.url)
const lockfile = new URL('../../package-lock.json', import.meta.url)

/**
 * Puts an embedded database into a data folder that has every migration and the queue's tables, but no row of ours.
 * Making one takes seconds of a core, copying one a tenth of a second, so the first is kept in node_modules/.cache.
 */
export async function copyMigrated(dataDir: string): Promise<void> {
  const template = join(cache, `migrated-${versionOf()}`)
  if (!existsSync(template)) await make(template)
  cpSync(template, join(dataDir, 'database'), { recursive: true })
}

async function make(template: string): Promise<void> {
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'making-'))
  const database = await openPglite(folder)
  await migrate(database)
  const queue = new PgBoss({ db: executorOver(database.pool), schema: 'jobs', schedule: false, supervise: false })
  await queue.start()
  await queue.stop({ graceful: false })
  await database.close()
  keepAs(template, join(folder, 'database'))
  rmSync(folder, { recursive: true, force: true })
}

/** Former templates go. One that another worker has just put there stays: that worker may be copying it. */
export function keepAs(template: string, made: string): void {
  const folder = dirname(template)
  for (const name of readdirSync(folder))
    if (name.startsWith('migrated-') && name !== basename(template))
      rmSync(join(folder, name), { recursive: true, force: true })
  try {
    renameSync(made, template)
  } catch (error) {
    // Another worker was faster; its database is just as empty.
    if (!existsSync(template)) throw error
  }
}

/** Changes with whatever makes the database: our migrations, the packages. */
function versionOf(): string {
  const hash = createHash('sha256').update(readFileSync(lockfile))
  for (const name of readdirSync(migrations).toSorted()) hash.update(readFileSync(new URL(name, migrations)))
  return hash.digest('hex').slice(0, 16)
}
