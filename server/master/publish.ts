import { asFolder, remembering, type BankFolder } from '@card-journey/bank/bank-folder.ts'
import { MasterDataError, type Fault } from '@card-journey/bank/fault.ts'
import { loadMasterData, type MasterData } from '@card-journey/bank/load.ts'
import { changedUnderOneVersion } from '@card-journey/bank/same-version.ts'
import type { MasterVersions, PublishedVersion } from '../store/master-versions.ts'
import { DamagedVersion, filesOfVersion, hashOfManifest, manifestOf } from './contents.ts'

/** How many earlier publications are searched for other words under the same version. */
const compared = 3

export interface Publishing {
  /** A folder of the bank's, or the number of a version to be published again. */
  from: string | number
  saidBy: string
  /** When it is to take effect; at once if it is not said. */
  at?: Date | undefined
}

/**
 * Stores a folder, or the files of an earlier version, as a new version. What a node would refuse is refused here, whole.
 * Throws MasterDataError that lists every fault.
 */
export async function publishMaster(
  versions: MasterVersions,
  { from, saidBy, at }: Publishing,
): Promise<PublishedVersion> {
  const read = remembering(await folderFor(versions, from))
  const master = loadMasterData(read)
  const faults = typeof from === 'string' ? await changedWithoutVersion(versions, master) : []
  if (faults.length > 0) throw new MasterDataError(read.name, faults)
  const files = manifestOf(read.kept)
  for (const [path, content] of read.kept) await versions.keepFile(files[path] ?? '', content)
  const repeats = typeof from === 'number' ? from : undefined
  const number = await versions.publish({ files, hash: hashOfManifest(files), saidBy, at, repeats })
  return found(await versions.list(), number)
}

/** Whether a version may now take effect. `samePerson`: whoever published it can't also approve it. */
export type Approving =
  | { kind: 'approved'; version: PublishedVersion }
  | { kind: 'notFound' | 'notNeeded' | 'approvedBefore' | 'samePerson' }
  /** A later version has taken effect meanwhile, and this one would replace it. */
  | { kind: 'overtaken'; by: number }

export async function approveMaster(versions: MasterVersions, number: number, saidBy: string): Promise<Approving> {
  const known = await versions.list(1000)
  const version = known.find((one) => one.number === number)
  if (!version) return { kind: 'notFound' }
  if (!version.needsApproval) return { kind: 'notNeeded' }
  if (version.approval) return { kind: 'approvedBefore' }
  const [inForce] = (await versions.schedule(1)).due
  if (inForce && inForce.number > number) return { kind: 'overtaken', by: inForce.number }
  try {
    await versions.approve(number, saidBy)
  } catch (error) {
    const { constraint, code } = error as { constraint?: string; code?: string }
    if (constraint === 'master_approval_by_another') return { kind: 'samePerson' }
    if (code === '23505') return { kind: 'approvedBefore' }
    throw error
  }
  return { kind: 'approved', version: found(await versions.list(1000), number) }
}

async function folderFor(versions: MasterVersions, from: string | number): Promise<BankFolder> {
  if (typeof from === 'string') return asFolder(from)
  const version = (await versions.list(1000)).find(({ number }) => number === from)
  if (!version) throw new Error(`There is no version ${from}: npm run master-versions lists them.`)
  return (await filesOfVersion(versions, version)).folder
}

/** Of the newest earlier publication that has other words or figures under the same version. */
async function changedWithoutVersion(versions: MasterVersions, master: MasterData): Promise<Fault[]> {
  let known: ReadonlyMap<string, Buffer> = new Map()
  for (const version of await versions.list(compared)) {
    try {
      const { folder, contents } = await filesOfVersion(versions, version, known)
      known = contents
      const faults = changedUnderOneVersion(loadMasterData(folder), master)
      if (faults.length > 0) return faults
    } catch (error) {
      // No node works with such a version, so nobody agreed to its words; it must not keep the next one out.
      if (!(error instanceof DamagedVersion || error instanceof MasterDataError)) throw error
    }
  }
  return []
}

function found(known: readonly PublishedVersion[], number: number): PublishedVersion {
  const version = known.find((one) => one.number === number)
  if (!version) throw new Error(`version ${number} is not there`)
  return version
}
