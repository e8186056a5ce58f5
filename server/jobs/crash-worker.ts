import { writeSync } from 'node:fs'
import { keysFrom } from '../crypto/keys.ts'
import { openStore } from '../store/open-store.ts'
import { jobsOver } from './jobs.ts'

// Started by crash.test.ts as a separate process, to be killed while its handler works.
const [dataDir = '', databaseUrl = ''] = process.argv.slice(2)
const store = await openStore({
  dataDir,
  databaseUrl: databaseUrl || undefined,
  keys: keysFrom(Buffer.alloc(32, 42)),
  production: false,
})
const now = () => Date.now()
const jobs = jobsOver(store, { now, onError: (error) => writeSync(2, `${error.message}\n`), pollSeconds: 0.5 })
jobs.register('quick', async ({ reference }) => void writeSync(1, `done ${reference}\n`))
jobs.register('slow', ({ reference }) => {
  writeSync(1, `began ${reference}\n`)
  return new Promise(() => {})
})
await jobs.start()
for (let i = 0; i < 20; i++) await store.outbox.add({ kind: 'quick', reference: `q${i}`, at: now() })
await store.outbox.add({ kind: 'slow', reference: 's', payload: { a: 1 }, at: now() })
await store.outbox.add({ kind: 'slow', reference: 'later', dueAt: now() + 15_000, at: now() })
