import { openAtRest } from '../server/at-rest.ts'
import { readConfig } from '../server/config.ts'
import type { OpenStore } from '../server/store/open-store.ts'

// `npm run rotate-keys`, with the server's own settings, when every node runs this version: moves data keys to their own
// table, and wraps what a former master key wrapped under the present one. `-- --root`, as the owner of the tables: a new
// root, and new keyed hashes of everything. Both can be stopped and run again.

async function rotateMaster(store: OpenStore): Promise<void> {
  const { moved, wrapped } = await store.rotateKeys({ apart: true })
  console.log(`${moved} data keys moved out of their rows, ${wrapped} keys wrapped under the present master key.`)
  console.log('What is left in MASTER_KEY_OTHERS is needed no more, once every node has the present key.')
}

async function rotateRoot(store: OpenStore): Promise<void> {
  const { filled, cleared, sealed, rotation, formerUntil } = await store.rotateRoot({ at: Date.now() })
  console.log(
    `${filled} rows were given keyed hashes under the new root, ${cleared} lost those under the former one, ${sealed} values were sealed or signed anew.`,
  )
  console.log(
    formerUntil === undefined
      ? `Generation ${rotation.generation} of the root is in force, and the former one is deleted.`
      : `Generation ${rotation.generation} of the root is in force. The former one is still known, for codes and counters: run this again after ${new Date(formerUntil).toISOString()} to delete it.`,
  )
}

try {
  const { store } = await openAtRest(readConfig(process.env))
  try {
    await (process.argv.includes('--root') ? rotateRoot(store) : rotateMaster(store))
  } finally {
    await store.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
