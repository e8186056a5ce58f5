import { watch } from 'node:fs'
import { defaultFolder, loadMasterData } from './load.ts'
import type { MasterData } from './load.ts'

export interface MasterDataWatch {
  close: () => void
}

/**
 * Reads the folder again whenever a file in it changes and hands over the new master data when its content differs from
 * `known` (the version in use) or from the one handed over last. A folder that can't be used goes to `onBroken` and
 * changes nothing: the version in use stays.
 */
export function watchMasterData(
  folder: string = defaultFolder,
  onChange: (master: MasterData) => void,
  onBroken: (error: unknown) => void = (error) =>
    process.stderr.write(`Master data kept as it was: ${error instanceof Error ? error.message : String(error)}\n`),
  known?: string,
): MasterDataWatch {
  let version = known
  let timer: NodeJS.Timeout | undefined
  const reload = () => {
    try {
      const master = loadMasterData(folder)
      if (master.version === version) return
      version = master.version
      onChange(master)
    } catch (error) {
      onBroken(error)
    }
  }
  // Editors write a file in several steps, deployments many files: wait until nothing changes any more.
  const watcher = watch(folder, { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(reload, 150)
    timer.unref()
  })
  watcher.on('error', onBroken)
  watcher.unref()
  return {
    close: () => {
      clearTimeout(timer)
      watcher.close()
    },
  }
}
