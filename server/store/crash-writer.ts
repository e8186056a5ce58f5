import { randomUUID } from 'node:crypto'
import { writeSync } from 'node:fs'
import { keysFrom } from '../crypto/keys.ts'
import { openStore } from './open-store.ts'

// Started by crash.test.ts as a separate process, to be killed: opens the store and saves in a loop. Each line on
// stdout is an acknowledgement: what it names must be there after any crash.
const [dataDir = '', databaseUrl = '', writes] = process.argv.slice(2)
const say = (line: string) => writeSync(1, `${line}\n`)

const store = await openStore({
  dataDir,
  databaseUrl: databaseUrl || undefined,
  postgresql: { writes: writes === 'transaction' ? writes : 'statement' },
  keys: keysFrom(Buffer.alloc(32, 42)),
  production: false,
})
await store.ready()
say('ready')

async function writeWithoutEnd(): Promise<never> {
  const mobileNumber = `9${String(Math.random()).slice(2, 11)}`
  const { session } = await store.sessions.begin({
    mobileNumber,
    webSessionId: 'w',
    thumbprint: randomUUID(),
    at: Date.now(),
  })
  const made = await store.applications.create({
    sessionId: session.id,
    document: {
      customerType: 'NTB',
      completedScreen: 'VERIFY_MOBILE',
      channelCode: 'SF95',
      productCode: 'pvrb',
      productLogo: '101',
      productName: 'Everyday',
      productFeecode: '1',
      applicantDetails: [{ mobileNumber }],
      addressDetails: [],
      facts: {},
    },
    audit: [{ what: 'created' }],
    at: Date.now(),
  })
  if (made.kind !== 'created') throw new Error(made.kind)
  const { id } = made.application
  let { document, version } = made.application
  say(`saved ${id} ${version} -`)
  for (;;) {
    const transactionId = `t${version + 1}`
    const result = await store.save({
      writer: { sessionId: session.id, epoch: made.epoch },
      applicationId: id,
      version,
      document: { ...document, reason: `version ${version + 1}`.padEnd(1500) },
      audit: [{ what: 'saved' }],
      consents: [{ code: 'TNC', version: String(version + 1), language: 'en', textHash: 'h', value: 'Y' }],
      outbox: [{ kind: 'message', reference: String(version + 1), payload: { template: 'CARD_READY' } }],
      idempotency: { call: 'updateApplication', transactionId, body: '', answer: (saved) => saved.version },
      at: Date.now(),
    })
    if (result.kind !== 'saved') throw new Error(result.kind)
    ;({ document, version } = result.application)
    say(`saved ${id} ${version} ${transactionId}`)
    const { left } = await store.limits.take({ key: id, limit: 1e6, windowSeconds: 1e6, at: Date.now() })
    say(`counted ${id} ${1e6 - left}`)
  }
}

await Promise.all(Array.from({ length: 4 }, writeWithoutEnd))
