import { cellCount } from '../server/setting-kinds.ts'
import { refuseOpenDatabase } from '../server/database-line.ts'
import { migrateDatabase } from '../server/migrate-database.ts'
import { withSecretFiles } from '../server/secret-files.ts'

// `npm run migrate`: DATABASE_URL of the owner of the tables, RUNTIME_ROLE with whose name the server connects,
// DB_CELLS as the servers have it, PUBLISHER_ROLE of those who publish master data, MASTER_APPROVAL (on or off) if that needs a second person.

try {
  const environment = withSecretFiles(process.env)
  const { DATABASE_URL: databaseUrl, RUNTIME_ROLE: runtimeRole, PUBLISHER_ROLE: publishers } = environment
  const { MASTER_APPROVAL: approval } = environment
  if (!databaseUrl) throw new Error('Set DATABASE_URL to the PostgreSQL, with the role that is to own the tables.')
  if (approval && !['on', 'off'].includes(approval)) throw new Error('MASTER_APPROVAL is on or off.')
  const cells = cellCount.safeParse(environment['DB_CELLS'] || 1)
  if (!cells.success) throw new Error('DB_CELLS is 1, 2, 4, 8 or 16, the same as the servers have.')
  refuseOpenDatabase(environment)
  const publishing = { role: publishers || undefined, approval: approval ? approval === 'on' : undefined }
  await migrateDatabase(databaseUrl, runtimeRole || undefined, publishing, cells.data)
  const roles = [runtimeRole, publishers].flatMap((role) => role || [])
  console.log(`The database is ready for this version${roles.length > 0 ? `, and for ${roles.join(' and ')}` : ''}.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
