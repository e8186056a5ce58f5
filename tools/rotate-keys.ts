import { openAtRest } from '../server/at-rest.ts'
import { readConfig } from '../server/config.ts'

// `npm run rotate-keys`, with the server's own settings, when every node runs this version: moves data keys to their own
// table, and wraps what a former master key wrapped under the present one. It can be stopped and run again.

try {
  const { store } = await openAtRest(readConfig(process.env))
  try {
    const { moved, wrapped } = await store.rotateKeys({ apart: true })
    console.log(`${moved} data keys moved out of their rows, ${wrapped} keys wrapped under the present master key.`)
    console.log('What is left in MASTER_KEY_OTHERS is needed no more, once every node has the present key.')
  } finally {
    await store.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
