import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serialize } from 'node:v8'
import type { Application } from '@card-journey/journey/application/application.ts'
import { personKey, personOf } from '@card-journey/journey/application/person.ts'
import { keysFrom } from '@card-journey/server/crypto/keys.ts'
import { hashToken } from '@card-journey/server/crypto/token.ts'
import { openStatement } from '@card-journey/server/store/open-request.ts'
import { openStore } from '@card-journey/server/store/open-store.ts'
import { saveStatement } from '@card-journey/server/store/save-statement.ts'
import type { Parameters, Values } from '@card-journey/server/store/parameters.ts'
import type { Statement } from '@card-journey/server/store/statement.ts'
import pg from 'pg'
import type { Learnt } from './bare-server.ts'

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
  const store = await openStore({
    databaseUrl: process.env['BARE_DATABASE_URL'],
    dataDir,
    keys: keysFrom(randomBytes(32)),
    production: false,
  })
  await store.ready()
  const learnt: Learnt[] = []
  for (let number = 0; number < count; number++) {
    const at = Date.now()
    const mobileNumber = String(9_700_000_000 + number)
    const begun = await store.sessions.begin({
      mobileNumber,
      webSessionId: randomUUID(),
      thumbprint: `print-${number}`,
      at,
    })
    const created = await store.applications.create({
      sessionId: begun.session.id,
      document: application(mobileNumber, number),
      audit: [],
      at,
    })
    if (created.kind !== 'created') return failed(created.kind)
    heard.length = 0
    const call = 'updateApplication'
    const once = { transactionId: randomUUID(), body: '{}' }
    const tokens = { tokenHash: hashToken(begun.token), cookieHash: hashToken(begun.cookie) }
    await store.openRequest({ ...tokens, thumbprint: `print-${number}`, call, once, at })
    const saved = await store.save({
      writer: { sessionId: begun.session.id, epoch: created.epoch },
      applicationId: created.application.id,
      version: created.application.version,
      document: { ...created.application.document, completedScreen: 'ADDITIONAL_PERSONAL_DETAILS' },
      audit: [{ what: 'saved', detail: { screen: 'more-personal-details', action: 'submit' } }],
      idempotency: { call, ...once, answer: (application) => application },
      at,
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
function application(mobileNumber: string, number: number): Omit<Application, 'applicationReferenceNo' | 'version'> {
  const unchecked: Omit<Application, 'applicationReferenceNo' | 'version'> = {
    customerType: 'NTB',
    completedScreen: 'PERSONAL_DETAILS',
    channelCode: 'SF95',
    productCode: 'pvrb',
    productLogo: '745',
    productName: 'Parvat',
    productFeecode: 'F001',
    applicantDetails: [
      {
        mobileNumber,
        panNumber: `BNQPK${String(number).padStart(4, '0')}K`,
        dateOfBirth: '1990-03-27',
        firstName: 'Asha',
        lastName: 'Kulkarni',
        emailId: 'asha.kulkarni@example.com',
      },
    ],
    addressDetails: [],
    facts: { email: { verified: 'asha.kulkarni@example.com', at: new Date().toISOString() } },
  }
  const person = personKey(personOf(unchecked))
  return {
    ...unchecked,
    facts: { ...unchecked.facts, pan: { for: person, status: 'valid', names: 'match', birthDate: 'match' } },
  }
}

function failed(reason: string): never {
  throw new Error(`bare server: ${reason}`)
}
