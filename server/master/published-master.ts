import { loadMasterData, type MasterData } from '@card-journey/bank/load.ts'
import type { Log } from '../log.ts'
import type { DueVersion, MasterVersions } from '../store/master-versions.ts'
import { DamagedVersion, filesOfVersion } from './contents.ts'
import { presentMaster, type MasterSource } from './master-source.ts'

/** How often a node asks. What is announced earlier takes effect to the moment. */
const everyMs = 1000

/** A clock that goes back by less, as when another server becomes the primary, takes no version back. */
const clockMayGoBackMs = 60_000

const nothingPublished = `MASTER_FROM is database, but no published version is in force. Publish one: npm run publish-master -- --from bank/data --by <your name> (docs/operating.md).`

interface PublishedOptions {
  log: Log
  /** Done with each version before it is used. */
  before: (master: MasterData) => Promise<void>
}

interface Running extends DueVersion {
  master: MasterData
}

/**
 * Works with the newest published version whose time has come by the database's clock. The next one is read ahead, and
 * taken at its time. A version that can't be read is left out, and the one before it stays.
 */
export async function openPublishedMaster(
  versions: MasterVersions,
  { log, before }: PublishedOptions,
): Promise<MasterSource> {
  const refused = new Map<number, string>()
  let known: ReadonlyMap<string, Buffer> = new Map()
  let ahead: Running | undefined
  let next: { number: number; at: Date } | undefined
  let wanted: DueVersion | undefined

  /** Undefined: its files can't be used here. Rejects if the database does not answer. */
  async function read(version: DueVersion): Promise<Running | undefined> {
    if (ahead?.number === version.number) return { ...ahead, since: version.since }
    if (refused.has(version.number)) return undefined
    const files = await filesOfVersion(versions, version, known).catch((error: unknown) => {
      if (error instanceof DamagedVersion) return refuse(version, error)
      throw error
    })
    if (!files) return undefined
    try {
      const master = loadMasterData(files.folder)
      known = files.contents
      return { ...version, master }
    } catch (error) {
      return refuse(version, error)
    }
  }

  function refuse({ number }: DueVersion, error: unknown): undefined {
    const reason = error instanceof Error ? error.message : String(error)
    refused.set(number, reason)
    log.error('master-data-refused', { reason: `version ${number}: ${reason}` })
  }

  /** The newest due version that can be read, unless it runs already. */
  async function newestDue(due: readonly DueVersion[], running?: number): Promise<Running | undefined> {
    for (const version of due) {
      if (version.number === running) return undefined
      const found = await read(version)
      if (found) return found
    }
    return undefined
  }

  const schedule = await versions.schedule()
  const first = await newestDue(schedule.due)
  if (!first) throw new Error([nothingPublished, ...refused.values()].join('\n'))
  await before(first.master)
  let running = first
  wanted = schedule.due[0]
  const present = presentMaster(first.master)

  /** Looks once. Returns when to look again, in ms. */
  async function look(): Promise<number> {
    const { at, due, next: coming } = await versions.schedule()
    const goneBackMs = at === undefined ? 0 : running.since.getTime() - at
    const stays = goneBackMs > 0 && goneBackMs < clockMayGoBackMs
    wanted = stays ? running : due[0]
    const found = stays ? undefined : await newestDue(due, running.number)
    if (found) {
      await before(found.master)
      running = found
      if (ahead?.number === found.number) ahead = undefined
      log.info('master-data-loaded', { version: found.master.version, number: found.number })
      present.change(found.master)
    }
    const other = coming?.number === running.number ? undefined : coming
    next = other && { number: other.number, at: other.since }
    if (other) ahead = await read(other)
    return coming ? Math.min(everyMs, Math.max(1, coming.inMs)) : everyMs
  }

  let down = false
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> = Promise.resolve()
  let closed = false
  const again = (inMs: number): void => {
    if (closed) return
    timer = setTimeout(() => void (looking = lookAgain()), inMs)
    timer.unref()
  }
  async function lookAgain(): Promise<void> {
    const pause = await look().then(
      (inMs) => {
        down = false
        return inMs
      },
      (error: Error) => {
        if (!down) log.error('master-data-not-asked', { name: error.name, reason: error.message })
        down = true
        return everyMs
      },
    )
    again(pause)
  }
  again(everyMs)

  return {
    ...present,
    status: () => ({
      from: 'database',
      version: running.master.version,
      number: running.number,
      since: running.since.toISOString(),
      next: next && { number: next.number, at: next.at.toISOString(), ready: ahead?.number === next.number },
      late:
        wanted && wanted.number !== running.number
          ? { number: wanted.number, since: wanted.since.toISOString() }
          : undefined,
      refused: refusal(),
    }),
    async close() {
      closed = true
      clearTimeout(timer)
      await looking
    },
  }

  /** Of the version that should be in use, or will be next. */
  function refusal(): { number: number; reason: string } | undefined {
    for (const number of [wanted?.number, next?.number]) {
      const reason = number === undefined || number === running.number ? undefined : refused.get(number)
      if (number !== undefined && reason !== undefined) return { number, reason }
    }
    return undefined
  }
}
