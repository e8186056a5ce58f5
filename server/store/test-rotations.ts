import type { OpenStore } from './open-store.ts'
import { isUnavailable } from './unavailable.ts'
import { noon, type applicant } from './test-stores.ts'

type Applicant = Awaited<ReturnType<typeof applicant>>

async function stored(store: OpenStore, id: string) {
  const found = await store.applications.read(id)
  if (!found) throw new Error('there is no such application')
  return found
}

/** Who wants the PAN that it had in another cell raises its version: a page would ask again. */
export async function savePan(store: OpenStore, { id, writer }: Applicant, panNumber: string) {
  for (;;) {
    const { version, document } = await stored(store, id)
    const applicantDetails: typeof document.applicantDetails = [{ ...document.applicantDetails[0], panNumber }]
    const saved = await store.save({
      writer,
      applicationId: id,
      version,
      document: { ...document, applicantDetails },
      audit: [{ what: 'saved' }],
      at: noon,
    })
    if (saved.kind !== 'versionConflict' || store.cells.length === 1) return saved
  }
}

export async function close(store: OpenStore, { id }: Applicant) {
  for (;;) {
    const { version } = await stored(store, id)
    const closed = await store.applications.close({ applicationId: id, version, why: 'withdrawn', at: noon })
    if (closed || store.cells.length === 1) return closed
  }
}

export async function erase(store: OpenStore, { id }: Applicant): Promise<void> {
  for (;;) {
    try {
      if (await store.applications.erase({ applicationId: id, at: noon })) return
      throw new Error('not erased')
    } catch (error) {
      if (store.cells.length === 1 || (error as Error).message !== 'the application changed meanwhile') throw error
    }
  }
}

/** A row that somebody holds for longer than a statement waits, on a busy machine: nothing was written, and it is tried again. */
export async function patiently<Result>(work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isUnavailable(error)) throw error
    }
  }
}

/** Dies after so many statements, in whichever cell. */
export function dying(store: OpenStore, statements: number, rotate: () => Promise<unknown>): () => Promise<unknown> {
  let left = statements
  const alive = store.cells.map(({ database }) => ({ database, run: database.run }))
  return async () => {
    for (const { database, run } of alive) {
      const mortal = ((...given: Parameters<typeof run>) => {
        if (left-- <= 0) throw new Error('killed')
        return run(...given)
      }) as typeof run
      Object.assign(database, { run: mortal })
    }
    try {
      return await rotate()
    } finally {
      for (const { database, run } of alive) Object.assign(database, { run })
    }
  }
}

/** Ten times as fast: a claim of a server that died lets others wait for a moment only. */
export const fastClock = () => Date.now() * 10
