import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serialize } from 'node:v8'
import { personIn, personKey } from '@card-journey/journey/application/person.ts'
import { openStatement } from '@card-journey/server/store/open-request.ts'
import { saveStatement } from '@card-journey/server/store/save-statement.ts'
import type { Parameters, Values } from '@card-journey/server/store/parameters.ts'
import type { Statement } from '@card-journey/server/store/statement.ts'
import pg from 'pg'
import type { Learnt } from './bare-server.ts'
import { afterPersonalDetails, applyAt, openOwnStore } from './store-saves.ts'

// Records the two statements of a save, with values of the right size, for a number of sessions: it lets the store save
// once for each and listens at the driver, so that the bare server always runs the product's own statements.

const heard: { name: string; values: unknown[] }[] = []
// oxlint-disable-next-line typescript/unbound-method -- called with its own client
const query = pg.Client.prototype.query
pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
  const [first] = given
  if (first && typeof first === 'object' && 'name' in first && 'values' in first && 'text' in first)
    heard.push({ name: String(first.name), values: first.values as unknown[] })
  return Reflect.apply(query, this, given)
} as typeof query

writeFileSync(process.env['LEARNT_FILE'] ?? '', serialize(await learn(Number(process.env['SESSIONS'] ?? 32))))

/**
 * Signs in a number of applicants and saves once for each, through the store; keeps the statements that the driver ran.
 */
async function learn(count: number): Promise<Learnt[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'card-journey-bare-'))
  const store = await openOwnStore(process.env['BARE_DATABASE_URL'], dataDir)
  await store.ready()
  const learnt: Learnt[] = []
  for (let number = 0; number < count; number++) {
    const { application, readAndSave } = await applyAt(store, knownApplicant(number))
    heard.length = 0
    const saved = await readAndSave(application.version, {
      ...application.document,
      completedScreen: 'ADDITIONAL_PERSONAL_DETAILS',
    })
    if (saved.kind !== 'saved') return failed(saved.kind)
    const open = { statement: openStatement, values: heardValues(openStatement) }
    const written = { ...heardValues(saveStatement), version: saved.application.version }
    learnt.push({
      open,
      write: { statement: saveStatement, values: written },
      answer: JSON.stringify(saved.application.document),
    })
  }
  await store.close()
  return learnt
}

/** The values of a statement's last run, by name again: the cast undoes `inOrder`, which the driver was given. */
function heardValues<P extends Parameters>({ name, order }: Statement<unknown, P>): Values<P> {
  const found = heard.findLast((one) => one.name === name)
  if (!found) return failed(`the store’s statement ${name} was not heard`)
  return Object.fromEntries(order.map((key, index) => [key, found.values[index]])) as unknown as Values<P>
}

/** A different PAN for each: the database keeps one open application per PAN. */
function knownApplicant(number: number) {
  const emailId = 'asha.kulkarni@example.com'
  const email = { verified: emailId, at: new Date().toISOString() }
  const person = {
    mobileNumber: String(9_700_000_000 + number),
    panNumber: `BNQPK${String(number).padStart(4, '0')}K`,
    dateOfBirth: '1990-03-27',
    firstName: 'Asha',
    lastName: 'Kulkarni',
    emailId,
  }
  const about = personKey(personIn(person))
  return afterPersonalDetails(person, {
    email,
    pan: { for: about, status: 'valid', names: 'match', birthDate: 'match' },
  })
}

function failed(reason: string): never {
  throw new Error(`bare server: ${reason}`)
}
