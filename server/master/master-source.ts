import { AsyncLocalStorage } from 'node:async_hooks'
import type { MasterData } from '@card-journey/bank/load.ts'

/** What /status says of the master data. */
export interface MasterStatus {
  from: 'folder' | 'database'
  /** A hash of what is in use; equal on all nodes that use the same. */
  version: string
  /** Of the published version in use. */
  number?: number
  since?: string
  /** The next one, and whether this node has it ready. */
  next?: { number: number; at: string; ready: boolean } | undefined
  /** The version in force, if this node does not work with it. */
  late?: { number: number; since: string } | undefined
  /** A version that should be in use, and why it is not. */
  refused?: { number: number; reason: string } | undefined
}

/** The master data that a node works with. */
export interface MasterSource {
  /** In a piece of work of `inOneVersion`, the version that it began with; elsewhere the newest. */
  current: () => MasterData
  /** Whatever the work does and waits for sees one version, even if another one takes effect meanwhile. */
  inOneVersion: <Result>(work: () => Result) => Result
  onChange: (listener: (master: MasterData) => void) => void
  status: () => MasterStatus
  close: () => Promise<void>
}

/** What a node works with now. `change` takes effect for all work that begins after it. */
export function presentMaster(first: MasterData): Pick<MasterSource, 'current' | 'inOneVersion' | 'onChange'> & {
  newest: () => MasterData
  change: (master: MasterData) => void
} {
  const begun = new AsyncLocalStorage<MasterData>()
  const listeners: ((master: MasterData) => void)[] = []
  let newest = first
  return {
    newest: () => newest,
    current: () => begun.getStore() ?? newest,
    // Not what an outer piece of work began with: a job may be started by the request that caused it.
    inOneVersion: (work) => begun.run(newest, work),
    onChange: (listener) => void listeners.push(listener),
    change(master) {
      newest = master
      for (const listener of listeners) listener(master)
    },
  }
}
