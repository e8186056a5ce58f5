import { openAtRest } from '../server/at-rest.ts'
import { readConfig } from '../server/config.ts'
import { createLog } from '../server/log.ts'
import { masterInForce } from '../server/master/open-master.ts'
import { evidenceEndsAt, removeEvidence } from '../server/store/remove-evidence.ts'

// `npm run remove-evidence`, with a server's own settings but DATABASE_URL of the owner of the tables: removes audit and
// consents whose time is over. It can be stopped and run again.

try {
  const config = readConfig(process.env)
  const { keys, store } = await openAtRest(config)
  try {
    const { policy } = await masterInForce(config, store.database, createLog(config.logLevel))
    const due = evidenceEndsAt(policy, Date.now())
    let [applications, entries] = [0, 0]
    for (const { database } of store.cells) {
      const removed = await removeEvidence(database, keys, due)
      applications += removed.applications
      entries += removed.entries
    }
    console.log(`${entries} entries removed, and what was left of ${applications} erased applications.`)
  } finally {
    await store.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
