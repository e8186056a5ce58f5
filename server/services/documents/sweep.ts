import { fileIdsIn } from '@card-journey/journey/application/document-changes.ts'
import { dayMs, hourMs } from '../../day.ts'
import type { Deps } from '../../compose.ts'
import { eraseFiles } from './erase.ts'

const batch = 100
const namesAtOnce = 50_000

/**
 * Once a day: uploads that were never finished, files that no record names (replaced or removed while something failed),
 * those of closed applications, and contents that no row knows.
 */
export async function sweepFiles(deps: Deps): Promise<void> {
  const { store, files, log } = deps
  const at = deps.clock()
  let swept = 0
  for (let found = batch; found === batch;) {
    const unfinished = await store.files.unfinished({ before: at - dayMs, limit: batch })
    for (const { applicationId, id } of unfinished) await eraseFiles(applicationId, [id], deps)
    found = unfinished.length
    swept += found
  }
  swept += await sweepKept(at, deps)
  for await (const names of inBatches(files.list())) {
    const known = await store.files.known(names)
    const strays = names.filter((name) => !known.has(name))
    const old = await Promise.all(strays.map(async (name) => ((await files.ageMs(name)) > hourMs ? [name] : [])))
    await files.remove(old.flat())
    swept += old.flat().length
  }
  if (swept > 0) log.info('files-swept', { count: swept })
}

/** A bucket lists a thousand names a page; which of them are known is one pass over the table, so few pages are best. */
async function* inBatches(pages: AsyncIterable<readonly string[]>): AsyncGenerator<readonly string[]> {
  let names: string[] = []
  for await (const page of pages) {
    names.push(...page)
    if (names.length < namesAtOnce) continue
    yield names
    names = []
  }
  if (names.length > 0) yield names
}

async function sweepKept(at: number, deps: Deps): Promise<number> {
  let swept = 0
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const kept = await deps.store.files.kept({ after, before: at - hourMs, limit: batch })
    for (const [applicationId, files] of Map.groupBy(kept, (file) => file.applicationId)) {
      const stored = await deps.store.applications.read(applicationId)
      const named = new Set(stored?.state === 'open' ? fileIdsIn(stored.document) : [])
      const strays = files.filter(({ id }) => !named.has(id)).map(({ id }) => id)
      await eraseFiles(applicationId, strays, deps)
      swept += strays.length
    }
    const last = kept.at(-1)
    if (kept.length < batch || !last) return swept
    after = last.id
  }
}
