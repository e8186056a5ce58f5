import { openAtRest } from '../server/at-rest.ts'
import { readConfig } from '../server/config.ts'
import type { OpenStore } from '../server/store/open-store.ts'
import type { RootRotated } from '../server/store/root-rotation.ts'

// `npm run rotate-keys`, with the server's own settings, when every node runs this version: moves data keys to their own
// table, names effects under them, and wraps what a former master key wrapped under the present one. `-- --root`, as the owner of the tables: a new
// root, and new keyed hashes of everything. Both can be stopped and run again.

async function rotateMaster(store: OpenStore): Promise<void> {
  const { moved, renamed, wrapped } = await store.rotateKeys({ apart: true })
  console.log(`${moved} data keys moved out of their rows, ${wrapped} keys wrapped under the present master key.`)
  if (renamed > 0) console.log(`${renamed} effects named under their application's own key.`)
  console.log('What is left in MASTER_KEY_OTHERS is needed no more, once every node has the present key.')
}

/** Each is looked at by hand; of more, the next run tells the rest. */
const toldAtMost = 100

function tellUnopened({ unopened, rotation: { phase } }: RootRotated, cells: number): void {
  console.error(
    `${unopened.length} values open under no root that is known. The phase stays ${phase} until they do or are gone: docs/runbooks/key-rotation.md.`,
  )
  for (const { cell, table, column, id } of unopened.slice(0, toldAtMost))
    console.error(`  ${cells > 1 ? `cell ${cell}: ` : ''}${table}.${column} of ${id}`)
  process.exitCode = 1
}

async function rotateRoot(store: OpenStore): Promise<void> {
  const rotated = await store.rotateRoot({ at: Date.now() })
  const { filled, cleared, sealed, rotation, unopened, formerUntil } = rotated
  console.log(
    `${filled} rows were given keyed hashes under the new root, ${cleared} lost those under the former one, ${sealed} values were sealed or signed anew.`,
  )
  if (unopened.length > 0) tellUnopened(rotated, store.cells.length)
  if (rotation.phase === 'filling') return
  const inForce = `Generation ${rotation.generation} of the root is in force`
  if (rotation.phase === 'settled') console.log(`${inForce}, and the former one is deleted.`)
  else if (formerUntil !== undefined)
    console.log(
      `${inForce}. The former one is still known, for codes and counters: run this again after ${new Date(formerUntil).toISOString()} to delete it.`,
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
