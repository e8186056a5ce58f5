import { openAtRest } from '../server/at-rest.ts'
import { readConfig } from '../server/config.ts'
import { erasePerson, type ErasureOutcome, type Keeping } from '../server/services/life/erase-person.ts'

// `npm run erase -- REFERENCE --asked-by NAME`, with the server's own settings: erases the person of that application. It
// takes a reference and no number: what is typed here stands in the shell's history.

const usage = `npm run erase -- REFERENCE --asked-by NAME

REFERENCE  applicationReferenceNo (26 letters and digits) of one of the person's applications
NAME       who asked for it at the bank: an employee number or a ticket, noted in the audit`

const whys: Readonly<Record<Keeping, string>> = {
  card: 'a card was approved or ordered: identity records are kept five years after the account is closed (PMLA, section 12)',
  decision: 'it was decided on: the decision must stay explainable and contestable',
  block: 'it was refused and blocks a new application: ask again when it is closed',
}

const always = `Kept of every application, until their own time is over (docs/generated/retention.md): audit and consents, which
prove what was agreed to (DPDP Act, section 6(10)) and hold nothing personal in plain; what else is sealed in tables that only grow has no key any more. Backups: docs/operating.md.`

function said(outcome: ErasureOutcome): string {
  if (outcome.kind === 'erased') return 'closed; erased within minutes by the servers'
  if (outcome.kind === 'empty') return 'erased before'
  if (outcome.kind === 'changed') return 'NOT erased: it was being saved. Run this again'
  return `KEPT${outcome.until ? ` until ${outcome.until}` : ''}: ${whys[outcome.why]}`
}

const [reference, flag, askedBy] = process.argv.slice(2)
if (!reference || flag !== '--asked-by' || !askedBy) {
  console.error(usage)
  process.exitCode = 2
} else {
  try {
    const { store } = await openAtRest(readConfig(process.env))
    try {
      const outcomes = await erasePerson(store, { applicationId: reference, askedBy, at: Date.now() })
      if (outcomes.length === 0) throw new Error('There is no application of this reference.')
      for (const outcome of outcomes) console.log(`${outcome.applicationId} (${outcome.marker}): ${said(outcome)}`)
      console.log(always)
      if (outcomes.some(({ kind }) => kind === 'changed')) process.exitCode = 1
    } finally {
      await store.close()
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
