import { watch } from 'node:fs'
import { defaultFolder, loadMasterData } from './load.ts'
import type { MasterData } from './load.ts'

export interface MasterDataWatch {
  /** The master data in use. */
  current: () => MasterData
  stop: () => void
}

export interface MasterDataListener {
  /** A changed folder was read and is in use now. Not called for the first reading. */
  onChange: (master: MasterData) => void
  /** A changed folder can't be used; the message lists its faults. What was in use stays in use. */
  onError: (error: Error) => void
}

/**
 * Loads the folder, then again whenever a file in it changes. A folder that can't be used throws at the first reading;
 * later it goes to `onError` and changes nothing. Equal content is no change.
 */
export function watchMasterData(folder: string = defaultFolder, listener: MasterDataListener): MasterDataWatch {
  let master = loadMasterData(folder)
  let timer: NodeJS.Timeout | undefined
  const failed = (error: unknown) => listener.onError(error instanceof Error ? error : new Error(String(error)))
  const reload = () => {
    const changed = readAgain(folder, failed)
    if (!changed || changed.version === master.version) return
    master = changed
    listener.onChange(changed)
  }
  // Editors write a file in several steps, deployments many files: wait until they rest.
  const watcher = watch(folder, { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(reload, 150)
    timer.unref()
  })
  watcher.on('error', failed)
  watcher.unref()
  return {
    current: () => master,
    stop: () => {
      clearTimeout(timer)
      watcher.close()
    },
  }
}

function readAgain(folder: string, failed: (error: unknown) => void): MasterData | undefined {
  try {
    return loadMasterData(folder)
  } catch (error) {
    failed(error)
    return undefined
  }
}
