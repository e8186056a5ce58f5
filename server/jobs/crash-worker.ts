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
const jobs = jobsOver(store, {
  handlers: {
    'close-applications': async ({ reference }) => void writeSync(1, `done ${reference}\n`),
    message: ({ reference }) => {
      writeSync(1, `began ${reference}\n`)
      return new Promise(() => {})
    },
  },
  now,
  onError: (error) => writeSync(2, `${error.message}\n`),
  pollSeconds: 0.5,
})
await jobs.start()
for (let i = 0; i < 20; i++) await store.outbox.add({ kind: 'close-applications', reference: `q${i}`, at: now() })
const message = { kind: 'message', payload: { template: 'CARD_READY' } } as const
await store.outbox.add({ ...message, reference: 's', at: now() })
await store.outbox.add({ ...message, reference: 'later', dueAt: now() + 15_000, at: now() })
