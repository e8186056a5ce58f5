import { migrateDatabase } from '../server/migrate-database.ts'
import { withSecretFiles } from '../server/secret-files.ts'

// `npm run migrate`: DATABASE_URL of the owner of the tables, RUNTIME_ROLE with whose name the server connects.

try {
  const { DATABASE_URL: databaseUrl, RUNTIME_ROLE: runtimeRole } = withSecretFiles(process.env)
  if (!databaseUrl) throw new Error('Set DATABASE_URL to the PostgreSQL, with the role that is to own the tables.')
  await migrateDatabase(databaseUrl, runtimeRole || undefined)
  console.log(`The database is ready for this version${runtimeRole ? `, and for its role ${runtimeRole}` : ''}.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
