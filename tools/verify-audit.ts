import { openAtRest } from '../server/at-rest.ts'
import { readConfig } from '../server/config.ts'
import { verifyAudit, type BrokenLink } from '../server/store/verify-audit.ts'

// `npm run verify-audit`: reads the chains of audit and consents with the server's own settings. Ends with 1 at a broken
// link, with 2 if the database could not be read.

const whatHappened: Readonly<Record<BrokenLink['why'], string>> = {
  changed: 'this entry is not as it was written',
  missing: 'an entry that was here is missing',
  outOfPlace: 'this entry does not follow the one before it',
  unchained: 'entries were added past the chains, or earlier ones changed or taken out; more or fewer by so many',
  notSealed: 'this entry is not the one that was sealed, or was not sealed in time',
  backdated: 'this entry was added later than it says: seals of after that time do not name it',
  cutChanged: 'entries were removed before this one, and the line that says so is not ours',
  sealChanged: 'this seal is not ours, or does not follow the one before it',
}

try {
  const { keys, store } = await openAtRest(readConfig(process.env))
  try {
    for (const [cell, { database }] of store.cells.entries()) {
      const verdict = await verifyAudit(database, keys, Date.now())
      const place = store.cells.length > 1 ? `cell ${cell}: ` : ''
      if (verdict.kind === 'broken') {
        const { chain, number, why } = verdict.link
        console.error(`${place}broken: chain ${chain || '-'}, number ${number}: ${whatHappened[why]}`)
        process.exitCode = 1
        continue
      }
      const { entries, chains, seals, newestSeal, unchained } = verdict
      console.log(
        `${place}whole: ${entries} entries in ${chains} chains, ${seals} seals, ${unchained} entries from before them`,
      )
      console.log(`${place}newest seal: ${newestSeal}`)
    }
  } finally {
    await store.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 2
}
