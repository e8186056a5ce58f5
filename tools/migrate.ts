import { migrateDatabase } from '../server/migrate-database.ts'

// `npm run migrate`: DATABASE_URL of the owner of the tables, RUNTIME_ROLE with whose name the server connects.

const { DATABASE_URL: databaseUrl, RUNTIME_ROLE: runtimeRole } = process.env
try {
  if (!databaseUrl) throw new Error('Set DATABASE_URL to the PostgreSQL, with the role that is to own the tables.')
  await migrateDatabase(databaseUrl, runtimeRole || undefined)
  console.log(`The database is ready for this version${runtimeRole ? `, and for its role ${runtimeRole}` : ''}.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
