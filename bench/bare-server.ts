import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Application } from '@card-journey/journey/application/application.ts'
import { keysFrom } from '@card-journey/server/crypto/keys.ts'
import { hashToken } from '@card-journey/server/crypto/token.ts'
import { openStore } from '@card-journey/server/store/open-store.ts'
import pg from 'pg'

// The limit of a save: node:http, plain JSON, and the product's own two statements with values of the same size,
// prepared, over one pool. No envelope, no session logic, no rules, no sealing. It learns the statements by letting the
// store save once for each session and listening at the driver, so that they can't drift apart from the product's.

interface Statement {
  name: string
  text: string
  values: unknown[]
}

const heard: Statement[] = []
// oxlint-disable-next-line typescript/unbound-method -- put back below, and called with its own client
const query = pg.Client.prototype.query
pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
  const [first] = given
  if (first && typeof first === 'object' && 'name' in first && 'values' in first && 'text' in first)
    heard.push({ name: String(first.name), text: String(first.text), values: first.values as unknown[] })
  return Reflect.apply(query, this, given)
} as typeof query

const sessions = await learn(Number(process.env['SESSIONS'] ?? 32))
pg.Client.prototype.query = query

const pool = new pg.Pool({ connectionString: process.env['BARE_DATABASE_URL'], max: 10 })

const server = createServer((request, response) => {
  let text = ''
  request.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
  request.on('end', () => {
    save(JSON.parse(text)).then(
      (body) => response.writeHead(200, { 'content-type': 'application/json' }).end(body),
      () => response.writeHead(500).end(),
    )
  })
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))

async function save({ session, transactionId }: { session: number; transactionId: string }): Promise<string> {
  const { open, write, answer } = sessions[session] ?? failed('no such session')
  const now = new Date()
  // Positions of what differs from save to save: see the statements in server/store.
  await pool.query({ ...open, values: open.values.with(5, now).with(8, transactionId) })
  const values = write.values.with(7, transactionId).with(8, randomUUID()).with(12, now)
  const { rows } = await pool.query({ ...write, values })
  if (rows[0]?.saved !== true) failed('not saved')
  write.values[4] = Number(write.values[4]) + 1
  return answer
}

/** Signs in so many applicants and saves once for each, through the store; keeps the statements it heard. */
async function learn(count: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'card-journey-bare-'))
  const store = await openStore({
    databaseUrl: process.env['BARE_DATABASE_URL'],
    dataDir,
    keys: keysFrom(randomBytes(32)),
    production: false,
  })
  await store.ready()
  const learnt = []
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
      document: application(mobileNumber),
      audit: [],
      at,
    })
    if (created.kind !== 'created') return failed(created.kind)
    heard.length = 0
    const about = { call: 'updateApplication', transactionId: randomUUID(), body: '{}' }
    const tokens = { tokenHash: hashToken(begun.token), cookieHash: hashToken(begun.cookie) }
    await store.openRequest({ ...tokens, thumbprint: `print-${number}`, ...about, at })
    const saved = await store.save({
      writer: { sessionId: begun.session.id, epoch: created.epoch },
      applicationId: created.application.id,
      version: created.application.version,
      document: { ...created.application.document, completedScreen: 'PERSONAL_DETAILS' },
      audit: [{ what: 'saved', detail: { screen: 'personal-details', action: 'submit' } }],
      idempotency: { ...about, answer: (application) => application },
      at,
    })
    if (saved.kind !== 'saved') return failed(saved.kind)
    const [open, write] = ['open_request', 'save'].map((name) => heard.find((statement) => statement.name === name))
    if (!open || !write) return failed('the store’s statements were not heard')
    write.values[4] = saved.application.version
    learnt.push({ open, write, answer: JSON.stringify(saved.application.document) })
  }
  await store.close()
  return learnt
}

function application(mobileNumber: string): Omit<Application, 'applicationReferenceNo' | 'version'> {
  const panFor = 'BNQPK0000K|1990-03-27|Asha||Kulkarni'
  return {
    customerType: 'NTB',
    completedScreen: 'VERIFY_MOBILE',
    channelCode: 'SF95',
    productCode: 'pvrb',
    productLogo: '745',
    productName: 'Parvat',
    productFeecode: 'F001',
    applicantDetails: [
      {
        mobileNumber,
        panNumber: 'BNQPK0000K',
        dateOfBirth: '1990-03-27',
        firstName: 'Asha',
        lastName: 'Kulkarni',
        emailId: 'asha.kulkarni@example.com',
      },
    ],
    addressDetails: [],
    facts: {
      pan: { for: panFor, status: 'valid', names: 'match', birthDate: 'match' },
      panDedupe: { for: panFor, result: 'free' },
      email: { verified: 'asha.kulkarni@example.com', at: new Date().toISOString() },
    },
  }
}

function failed(reason: string): never {
  throw new Error(`bare server: ${reason}`)
}
